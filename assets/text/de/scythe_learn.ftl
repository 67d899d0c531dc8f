scythe-learn-about = Fünf Züge mit Sachsen: produzieren, ziehen, eine Begegnung, eine Entwicklung, ein Mech über den Fluss, ein Kampf und zwei Sterne. Danach spielst du zu Ende.

scythe-learn-goal = Du führst Sachsen, Schwarz, unten links, gegen Polania in Weiß.
scythe-learn-goal-why = Hier kommen deine Sterne hin. Wer den sechsten setzt, beendet das Spiel. Dann gewinnt, wer die meisten Münzen hat, und jeder Stern ist Münzen wert.
scythe-learn-section = { HAND() ->
    [mouse] Zieh deinen Aktionsmarker auf den Abschnitt Produzieren.
   *[keys] Setz deinen Aktionsmarker auf den Abschnitt Produzieren.
  }
scythe-learn-section-why = Ein Zug ist ein Abschnitt deines Tableaus: erst die obere Aktion, dann die untere. Im nächsten Zug muss es ein anderer Abschnitt sein.
scythe-learn-produce = Klick auf Produzieren, dann auf den Berg mit zwei Arbeitern, dann auf das Dorf.
scythe-learn-produce-why = Jeder Arbeiter schafft, was sein Land hergibt: Metall, im Dorf einen neuen Arbeiter. Bei vielen Arbeitern kostet das 1~{ICON("power")}.
scythe-learn-deploy = { HAND() ->
    [mouse] Zieh den Mech „Waten“ vom Nationentableau auf den Berg.
   *[keys] Setz den Mech „Waten“ vom Nationentableau auf den Berg.
  }
scythe-learn-deploy-why = Er kostet 3~{ICON("metal")}. Dein Anführer und alle Mechs kommen jetzt über Flüsse, wenn dahinter Wald oder Berg liegt.
scythe-learn-end-turn = Beide Aktionen sind gemacht: Klick auf „{ scythe-do-end_turn }“.
scythe-learn-end-turn-why = Du darfst jede der beiden auslassen, aber die obere kommt zuerst. Sieh jetzt zu, was Polania macht.
scythe-learn-move = { HAND() ->
    [mouse] Zieh deinen Aktionsmarker auf den Abschnitt Bewegen.
   *[keys] Setz deinen Aktionsmarker auf den Abschnitt Bewegen.
  }
scythe-learn-move-why = Bewegen heißt: Zwei verschiedene Einheiten ziehen je eine Region weit, oder du nimmst 1~{ICON("coin")}.
scythe-learn-aboard = { HAND() ->
    [mouse] Zieh einen Arbeiter auf deinen Mech.
   *[keys] Setz einen Arbeiter auf deinen Mech.
  }
scythe-learn-aboard-why = Ein Mech trägt beliebig viele Arbeiter, ohne Kosten. Ressourcen kann jede Einheit tragen.
scythe-learn-river = Zieh den Mech über den Fluss in den Wald.
scythe-learn-river-why = Flüsse halten alle auf. Mit Waten kommt dein Mech hinüber und nimmt den Arbeiter mit.
scythe-learn-character = Zieh deinen Anführer in das Dorf mit dem Kompass.
scythe-learn-character-why = Der Kompass ist eine Begegnung. Dein Anführer hält dort an, und nur er kann sie erleben.
scythe-learn-encounter = Wähle A und klick dann auf „{ scythe-do-end_turn }“.
scythe-learn-encounter-why = Eine Begegnung bietet dreierlei, eines davon kostenlos: hier 2~{ICON("food")} und 1~{ICON("popularity")}.
scythe-learn-bolster = { HAND() ->
    [mouse] Zieh deinen Marker auf Verstärken und klick dann auf Verstärken, um 2~{ICON("power")} zu bekommen.
   *[keys] Setz deinen Marker auf Verstärken und wähl dann Verstärken, um 2~{ICON("power")} zu bekommen.
  }
scythe-learn-bolster-why = Stärke gibst du im Kampf aus. Verstärken kostet 1~{ICON("coin")}.
scythe-learn-upgrade = { HAND() ->
    [mouse] Zieh den Würfel neben den Pfeilen von Bewegen hinunter zu Rekrutieren und klick dann auf „{ scythe-do-end_turn }“.
   *[keys] Leg den Würfel neben den Pfeilen von Bewegen hinunter auf Rekrutieren und wähl dann „{ scythe-do-end_turn }“.
  }
scythe-learn-upgrade-why = Für 3~{ICON("oil")} wird eine Aktion besser und eine andere billiger: Du ziehst jetzt mit 3 Einheiten, und Rekrutieren kostet 1~{ICON("food")} weniger.
scythe-learn-attack = Zieh deinen Mech auf den weißen Mech im Wald daneben.
scythe-learn-attack-why = Treffen sich Anführer und Mechs, kämpfen sie, sobald alle gezogen haben. Wer eine Einheit zieht, wählt damit Bewegen.
scythe-learn-join = Zieh deinen Anführer in denselben Wald.
scythe-learn-join-why = Für jeden Anführer oder Mech im Kampf darfst du eine Kampfkarte dazulegen.
scythe-learn-third = Zieh einen Arbeiter aus dem Dorf in die Tundra im Süden.
scythe-learn-third-why = Das ist der dritte Pfeil, den die Entwicklung freigelegt hat. Arbeiter kämpfen nie.
scythe-learn-dial = Stell deine Scheibe auf 2.
scythe-learn-dial-why = Polania hat 3~{ICON("power")} und einen Mech, also eine Karte: mehr als 8 schafft es nicht.
scythe-learn-cards = { HAND() ->
    [mouse] Zieh die 4 und die 3 auf deine Scheibe und klick dann auf „{ scythe-do-confirm }“.
   *[keys] Leg die 4 und die 3 auf deine Scheibe und wähl dann „{ scythe-do-confirm }“.
  }
scythe-learn-cards-why = 2 + 4 + 3 macht 9, und bei Gleichstand hätte der Angriff gesiegt. Scheibe und Karten sind in jedem Fall ausgegeben.
scythe-learn-star = Du gewinnst einen Stern, und die 4~{ICON("wood")} in dieser Region gehören dir.
scythe-learn-star-why = Wer verliert, zieht heim. Du hast einen Arbeiter vertrieben, das kostet 1~{ICON("popularity")}.
scythe-learn-build = { HAND() ->
    [mouse] Zieh das Arsenal von deinem Tableau in das Dorf und klick dann auf „{ scythe-do-end_turn }“.
   *[keys] Setz das Arsenal von deinem Tableau in das Dorf und wähl dann „{ scythe-do-end_turn }“.
  }
scythe-learn-build-why = Bezahlt wird mit dem Holz, das du gerade gewonnen hast. Ab jetzt bringt dir jedes Handeln auch 1~{ICON("power")}.
scythe-learn-trade = Klick in Handeln auf {ICON("food")} und dann auf das Dorf, um 2~{ICON("food")} zu bekommen.
scythe-learn-trade-why = Ressourcen bleiben bei deinen Arbeitern auf der Karte: Wer die Region nimmt, nimmt auch sie.
scythe-learn-enlist = { HAND() ->
    [mouse] Zieh den Rekruten von Einsetzen auf die 2~{ICON("popularity")} deines Nationentableaus.
   *[keys] Setz den Rekruten von Einsetzen auf die 2~{ICON("popularity")} deines Nationentableaus.
  }
scythe-learn-enlist-why = Die bekommst du einmal, und dazu bis zum Ende 1~{ICON("coin")}, sooft du oder Polania einen Mech einsetzt.
scythe-learn-popularity = Dein {ICON("popularity")} hat 7 erreicht.
scythe-learn-popularity-why = Mit dem Ansehen steigt der Wert von allem am Ende: Ab 7 ist ein Stern 4~{ICON("coin")} wert statt 3, ab 13 sogar 5.
scythe-learn-objective = { HAND() ->
    [mouse] Zieh „Ausgeglichene Bilanz“ auf dein Tableau, um es aufzudecken.
   *[keys] Leg „Ausgeglichene Bilanz“ auf dein Tableau, um es aufzudecken.
  }
scythe-learn-objective-why = Du hast alles, was die Karte verlangt: eine Entwicklung, einen Mech, ein Gebäude, einen Rekruten, alle vier Ressourcen. Das ist dein zweiter Stern.
scythe-learn-count = Hier siehst du jederzeit, was alles gerade wert ist.
scythe-learn-count-why = Sobald jemand den sechsten Stern setzt, ist Schluss. Dann zählen Münzen, Sterne, Regionen und je zwei Ressourcen.
scythe-learn-free = Klick auf „{ scythe-do-end_turn }“. Ab hier gehört das Spiel dir.
scythe-learn-free-why = Noch vier Sterne bis zum Ende. Die Leisten oben zeigen, womit du sie verdienst.

scythe-learn-learned = Du kennst alle acht Aktionen, Kämpfe, Begegnungen und Sterne. Als Nächstes: drei Dörfer für dein anderes Ziel und die Fabrik in der Mitte, wo die größte Auswahl an Karten hat, wer zuerst kommt.
