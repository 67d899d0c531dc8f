nim-name = Nim with cards
nim-about = Take stones from heaps, or turn them with cards. The seat with the most points at the last stone wins.
nim-side = Place
nim-sides = Places
nim-side-first = First seat
nim-side-later = Later seat
nim-option-last = Last stone of a heap
nim-option-last-help = A prize of 3 points, or poison that costs 3.
nim-option-last-prize = Prize
nim-option-last-poisoned = Poisoned

nim-turn = Turn { $turn }
nim-heap = { $stones ->
    [one] One stone is left.
   *[other] { $stones } stones are left.
  }
nim-deck = Deck: { $cards } cards
nim-discard = Played: { $cards } cards
nim-card = Takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
  } from a heap
nim-panel-stones = Stones taken
nim-panel-last = Last stones of heaps
nim-panel-hand = Cards in hand
nim-mine-stones = Stones: { $stones }
nim-mine-last = Last stones of heaps: { $last }

nim-ask-turn = Play a card on a heap
nim-why-too-few-stones = The heap has fewer stones than the card shows: { $stones }.
nim-why-must-play = A card can be played.
nim-do-play = Play a { $card } on the heap { $heap }
nim-do-lay-aside = Lay a { $card } aside
nim-heap-left = at the left
nim-heap-middle = in the middle
nim-heap-right = at the right
nim-preview = { $last ->
    [yes] The last stone of this heap
   *[no] { $stones } stay in the heap
  }
nim-log-played = took { $stones } from the heap { $heap }
nim-log-last = took the last stone of the heap { $heap }
nim-log-laid-aside = laid a { $card } aside
nim-log-reshuffled = The played cards are the new deck.
nim-source-stones = Stones
nim-source-last = Last stones
