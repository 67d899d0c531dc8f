pin-menu = PIN for your seat
pin-menu-tip = Only someone who knows the PIN can take your seat at the cover.
pin-title = PIN of { $name }
pin-ask = Type your PIN to see your seat.
pin-wrong = That is not the PIN.
pin-open = Open
pin-forgotten = PIN forgotten
pin-without = Open without PIN
pin-without-text = This opens the seat of { $name } without the PIN and removes it. Everybody at the table will see that.
pin-opened = The seat of { $name } was opened without its PIN.
pin-log = Seat opened without its PIN
pin-set-text = 4 to 8 digits. From now on the cover of your seat asks for them.
pin-set = Set
pin-remove = Remove
pin-is-set = Your seat has a PIN now.
pin-is-removed = Your seat has no PIN any more.
pin-text-ask = Type the PIN of { $name }, or "{ $forgotten }" to open the seat without it; everybody will see that.
pin-text-forgotten = forgotten

# The new-game page
pin-new = PIN
pin-new-help = Only someone who knows the PIN can take the seat at its cover.
pin-new-set = Set a PIN
pin-new-change = Change the PIN
