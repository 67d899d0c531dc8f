# Learn to play: the entry of the menu, its page, and the plate of a lesson.

learn-title = Learn to play
learn-step = Step { $number } of { $count }
learn-end = The lesson is over
learn-end-title = Well done!
learn-play-on = Play on
learn-play-on-tip = The game goes on against the bot. You can take back everything, so it does not count in the hall of fame.
learn-leave = Back to menu

why-learn-first = First: { $what }
why-learn-read = First read the words of the lesson and press { go-on }.
why-learn-others = { $name } moves first.

learn-none = No title has a lesson.
learn-failed-title = The lesson cannot begin
learn-start = Start
learn-again = Start again
learn-continue = Continue (step { $number } of { $count })
learn-length = About { $minutes } minutes, { $count } steps
learn-record = { $title }: first game
