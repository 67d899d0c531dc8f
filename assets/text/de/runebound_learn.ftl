runebound-learn-about = Zieh mit Geländewürfeln, kämpfe, kauf in einer Stadt ein, flieh vor einem Riesen und sieh eine Stadt fallen.
runebound-learn-learned = Du bist gereist, hast gekämpft, eingekauft, bist geflohen und stärker geworden. Gold bringt Gegenstände und Verbündete, Abenteuermarker bringen Erfahrung. Beginne mit grünen Steinen nahe einer Stadt, und behalte die Bedrohung im Auge.

runebound-learn-goal = Das ist dein Held: Garrick Eisenmantel, die Figur mit dem Ring in Vynelvale.
runebound-learn-goal-why = Du gewinnst mit drei Drachenrunen oder wenn du Hochfürst Margath besiegst. Fallen vorher alle acht Städte, verlieren alle.

runebound-learn-gems = Sieh dir die Edelsteine auf der Karte an: Jeder ist ein Abenteuer.
runebound-learn-gems-why = Grüne sind die leichtesten, dann kommen gelbe, blaue und rote. Die Drachenrunen und Margath warten hinter den roten.

runebound-learn-roll = Klick auf „5 Würfel werfen“.
runebound-learn-roll-why = Jeder Würfel bringt dich ein Feld weit, auf ein Gelände, das er zeigt. Du könntest auch ohne Würfel ein Feld weit gehen.

runebound-learn-move = Zieh Garrick auf den grünen Stein, zwei Felder weit.
runebound-learn-move-why = Mit diesen Würfeln erreichst du die markierten Felder. Der Tisch sucht die Würfel für dich aus.

runebound-learn-adventure = Klick auf „{ runebound-do-stop_moving }“, dann auf das Feld, auf dem du stehst.
runebound-learn-adventure-why = Du musst nicht alle Würfel nutzen. Hältst du auf einem Stein an, musst du eine Karte seiner Farbe ziehen.

runebound-learn-phases = Sieh dir die Zahlen deiner Herausforderung an, dann klick auf „{ runebound-do-go_on-fight }“.
runebound-learn-phases-why = Eine Runde hat vier Phasen: Flucht, Fernkampf, Nahkampf, Magie. In jeder wirfst du den {ICON("d20")} und zählst deinen Wert dazu, um die Zahl zu erreichen.

runebound-learn-defend = Klick in der Fernkampfphase auf „{ runebound-do-defend }“.
runebound-learn-defend-why = Ein Held greift einmal pro Runde an und verteidigt sich in den anderen Phasen. Heb dir den Angriff auf: Garrick ist im Nahkampf am besten.

runebound-learn-attack = Klick auf Garrick, um in der Nahkampfphase anzugreifen.
runebound-learn-attack-why = Eine Wunde! Aber jetzt zählt er 4 dazu: Ab 7 auf dem Würfel trifft er. Dieser Gegner hat nur ein Herz.

runebound-learn-experience = Gib den gewonnenen Stein für Erfahrung aus: Klick auf Fernkampf und Nahkampf.
runebound-learn-experience-why = Du hast 1 Gold und den Stein gewonnen, einen Abenteuermarker. Beide Werte steigen für immer um 2; das nächste Paar kostet zwei Steine.

runebound-learn-threat = Sieh dir die Bedrohung an: Am Ende deines Zuges ist sie auf 10 gestiegen.
runebound-learn-threat-why = Am Ende jedes Zuges fällt der {ICON("d20")}. Nur gerade Würfe zählen: Ergeben Wurf und Bedrohung zusammen 20, fällt eine Stadt; wenn nicht, wächst die Bedrohung um 1.

runebound-learn-hurt = Klick auf „4 Würfel werfen“.
runebound-learn-hurt-why = Du bist wieder dran. Solange dein Held oder ein Verbündeter eine Wunde oder Erschöpfung hat, wirfst du einen Würfel weniger.

runebound-learn-town = { HAND() ->
    [mouse] Zieh Garrick nach Flusswacht, dann klick auf „{ runebound-do-stop_moving }“.
   *[keys] Zieh Garrick nach Flusswacht, dann wähl „{ runebound-do-stop_moving }“.
  }
runebound-learn-town-why = In eine Stadt führt jeder Würfel. Nur dort kannst du kaufen, verkaufen und heilen.

runebound-learn-buy = { HAND() ->
    [mouse] Zieh das Soldatenschwert auf deinen Heldenbogen.
   *[keys] Leg das Soldatenschwert auf deinen Heldenbogen.
  }
runebound-learn-buy-why = Es gibt +2 auf Nahkampfangriffe. Es kostet 3 Gold, aber Garrick zahlt für Gegenstände 1 weniger.

runebound-learn-hire = { HAND() ->
    [mouse] Zieh die Wilderin auf deinen Bogen, um sie als Verbündete anzuwerben.
   *[keys] Leg die Wilderin auf deinen Bogen, um sie als Verbündete anzuwerben.
  }
runebound-learn-hire-why = Ein Verbündeter greift in einer eigenen Phase an. Die Wilderin ist gut im Fernkampf, wo Garrick schwach ist.

runebound-learn-heal = { HAND() ->
    [mouse] Zieh Garricks Wunde auf den Marktstand.
   *[keys] Leg Garricks Wunde auf den Marktstand.
  }
runebound-learn-heal-why = Eine Wunde zu heilen kostet 1 Gold. Ohne Wunden wirfst du wieder fünf Würfel.

runebound-learn-leave = Klick auf „{ runebound-do-leave_market }“.
runebound-learn-leave-why = Damit endet dein Zug: Es wird für die Bedrohung gewürfelt, dann zieht der andere.

runebound-learn-walk = { HAND() ->
    [mouse] Zieh Garrick ein Feld weit auf den gelben Stein, dann klick auf dieses Feld.
   *[keys] Zieh Garrick ein Feld weit auf den gelben Stein, dann wähl dieses Feld.
  }
runebound-learn-walk-why = Ein Feld weit kannst du immer ohne Würfel gehen, egal über welches Gelände. Gelbe Gegner sind schwerer, bringen aber mehr.

runebound-learn-foe = Klick auf „{ runebound-do-go_on-fight }“ und nimm es mit dem Klippenriesen auf.
runebound-learn-foe-why = Er hat drei Herzen, aber du hast jetzt zwei Angriffe pro Runde. Du könntest auch gleich fliehen.

runebound-learn-ally = Klick auf die Wilderin, um in der Fernkampfphase anzugreifen.
runebound-learn-ally-why = Sie zählt 4 dazu, Garrick nur 3. Wer angreift, trägt das Risiko: Geht es daneben, trifft es die Wilderin, nicht Garrick.

runebound-learn-miss = Klick auf Garrick, um im Nahkampf anzugreifen, und bei Magie auf „{ runebound-do-defend }“.
runebound-learn-miss-why = Getroffen! Wert 4, Erfahrung 2 und Schwert 2 ergeben jetzt 8. Aber ein Fehlschlag kostet hier zwei Wunden.

runebound-learn-escape = Flieh: Klick auf „Fliehen, +2 für 1 {ICON("exhaustion")}“.
runebound-learn-escape-why = Eine schlechte Runde: Du hast noch drei Herzen, der Riese zwei. Jeder misslungene Fluchtversuch kostet noch eine Wunde.

runebound-learn-undefeated = Du bist entkommen. Der Riese liegt jetzt unbesiegt hier.
runebound-learn-undefeated-why = Er bleibt auf seinem Feld und bekommt alle Herzen zurück. Komm stärker wieder, oder jemand anders kommt dir zuvor.

runebound-learn-fallen = Und Flusswacht ist gefallen: Der Bedrohungswurf lag über 20.
runebound-learn-fallen-why = Niemand kann die Stadt mehr betreten. Die Bedrohung steht wieder bei 0, und nahe der Stadt sind die Steine zurück.

runebound-learn-rest = Klick auf den dritten leeren Würfel, um 3 deiner 4 Würfel zu werfen und zu rasten.
runebound-learn-rest-why = Jeder Würfel, den du nicht wirfst, nimmt deinem Helden und jedem Verbündeten 1 Erschöpfung ab.

runebound-learn-win = Jetzt spiel weiter: erst grüne Steine, dann Ausrüstung, Verbündete und die schwereren Farben.
runebound-learn-win-why = Ein besiegter Held wacht in der nächsten Stadt auf und verliert die Hälfte seines Goldes. Ausscheiden muss niemand.
