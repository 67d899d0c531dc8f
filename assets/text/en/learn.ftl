# Learn to play: the entry of the menu, its page, and the plate of a lesson.

learn-title = Learn to play
learn-step = Step { $number } of { $count }
learn-end = The lesson is over
learn-end-title = Well done!
learn-play-on = Play on
learn-play-on-tip = The game goes on against the bot. You can undo everything, so it doesn’t count for the hall of fame.
learn-leave = Back to menu

why-learn-first = Lesson: { $what }
why-learn-read = Read the lesson’s text first, then press { go-on }.
why-learn-others = { $name } moves first.

learn-none = None of the games has a lesson.
learn-failed-title = The lesson can’t start
learn-start = Start
learn-again = Start again
learn-continue = Continue (step { $number } of { $count })
learn-length = About { $minutes } minutes, { $count } steps
learn-record = { $title }: first game
