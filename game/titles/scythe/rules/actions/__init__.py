"""What the actions of the player mats do: producing, trading, paying, gaining; and deals between players."""
