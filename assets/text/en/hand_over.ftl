# Between two people: the cover, and what has happened since the last turn

cover-title = { $name }, it’s your turn
cover-line = Everyone else, please look away.
cover-button = I’m { $name }, show my table
cover-back-title = { $name }, back to your turn
cover-asked-title = { $name }, you have a choice to make
cover-welcome-title = Welcome, { $name }
cover-go = Continue
cover-turn-over = { $name }’s turn is over.
cover-turn-goes-on = It’s still { $name }’s turn.
cover-look-back = Step by step
cover-look-back-tip = Show the board after each of these moves

since-title = Since your last turn
since-nothing = Nobody else has done anything since.
since-go-on = Continue
since-back = Previous step
since-on = Next step
