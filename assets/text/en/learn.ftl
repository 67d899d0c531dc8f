# Learn to play: the entry of the menu, its page, and the plate of a lesson.

learn-title = Learn to play
learn-step = Step { $number } of { $count }
learn-end = The lesson is over
learn-end-title = Well done!
learn-play-on = Play on
learn-leave = Back to the menu

why-learn-first = First: { $what }
why-learn-read = First read the words of the lesson and press Continue.
why-learn-others = { $name } moves first.
