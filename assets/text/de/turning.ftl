turning-title = Wendepunkte
turning-percent = Wendepunkte { $percent } %
turning-tip = { DEVICE() ->
    [keys] Die Züge, die am meisten brachten oder kosteten, und was ein schwerer Bot getan hätte (H)
   *[pad] Die Züge, die am meisten brachten oder kosteten, und was ein schwerer Bot getan hätte
  }
turning-not-over = Wendepunkte gibt es, sobald das Spiel zu Ende ist.
turning-works = Die wichtigsten Züge werden gesucht …
turning-how = Ein schwerer Bot sieht sich jeden Zug an und weiß dabei nur, was man damals wissen konnte. Du kannst weiter zuschauen.
turning-judged = Ein schwerer Bot hat jeden Zug nach dem beurteilt, was man damals wissen konnte.
turning-found = { $count ->
    [0] Kein einzelner Zug hat dieses Spiel entschieden.
    [one] Ein Zug ragt heraus.
   *[other] { $count } Züge ragen heraus.
  }
turning-show = Zeigen
turning-head = Wendepunkt { $number } von { $count } · Runde { $round }
turning-what = { $name }: { $made }
turning-better = { $margin ->
    [small] etwas besser
    [large] viel besser
   *[clear] besser
  }
turning-cost = „{ $instead }“ wäre { turning-better } gewesen.
turning-cost-why = „{ $instead }“ wäre { turning-better } gewesen: Der Zug { $why }.
turning-won = Die beste Wahl, { turning-better } als „{ $instead }“.
turning-won-why = Die beste Wahl, { turning-better } als „{ $instead }“: Der Zug { $why }.
turning-close = Schließen
turning-next = Nächster Wendepunkt
turning-previous = Voriger Wendepunkt
