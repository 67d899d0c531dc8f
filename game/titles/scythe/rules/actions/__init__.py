"""The actions of the player mats: producing, trading, paying, gaining; and deals between players."""
