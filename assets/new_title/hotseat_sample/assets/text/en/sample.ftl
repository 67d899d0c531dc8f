# Everything that players read (https://projectfluent.org). Each id begins with the id of the title.

sample-name = NAME_OF_TITLE
sample-about = Take stones from three heaps. The last stone of a heap is worth more. Whoever has the most points wins.
sample-turn = Turn { $turn }

sample-heap = { $stones ->
    [0] No stones are left here.
    [one] 1 stone is left here.
   *[other] { $stones } stones are left here.
  }
sample-place-left = the left heap
sample-place-middle = the middle heap
sample-place-right = the right heap

# Questions, reasons and actions
sample-ask-turn = Take stones from a heap
sample-why-too-few = This heap has only { $left } left.
sample-do-take = Take { $amount } from { $heap }

# Log and score sheet
sample-log-took = Takes { $amount } from { $heap }
sample-source-stones = Stones
sample-source-last = Last stones of heaps
