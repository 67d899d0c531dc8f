raiders-learn-about = Arbeite mit deinem einen Arbeiter im Dorf, heuere eine Mannschaft an, zähme ein Pferd und reite zu deinem ersten Raubzug aus.
raiders-learn-learned = Du kannst jetzt arbeiten, auf Raubzug gehen und Quests erfüllen. Die Siedlungen weiter oben auf dem Plan verlangen mehr Mannschaft, Wagen und rote Arbeiter, bringen aber viel mehr Punkte: Sammle eine Mannschaft und zieh hin. Mit H bekommst du einen Tipp.

raiders-learn-welcome = Du führst eine Reiterschar. Wer am Ende die meisten { ICON("vp") } hat, gewinnt.
raiders-learn-welcome-why = Punkte bringen Raubzüge, Beute, Quests, Tiere und berühmte Mitglieder. Ein Raubzug braucht Mannschaft und Vorräte.
raiders-learn-yours = Das ist dein Tableau: Held, Arbeiter, Güter und die Mannschaft, die mit dir reitet.
raiders-learn-yours-why = Die Leute auf den Karten rechts kannst du anheuern. Zeig auf etwas, um mehr darüber zu lesen.
raiders-learn-place = { HAND() ->
    [mouse] Zieh deinen blauen Arbeiter auf den Hof.
   *[keys] Setz deinen blauen Arbeiter auf den Hof.
  }
raiders-learn-place-why = Einen Arbeiter hast du immer. Setz ihn auf ein Gebäude, und du nutzt es sofort.
raiders-learn-provisions = Klick auf „Erhalte 2 Vorräte“.
raiders-learn-provisions-why = Reiter müssen essen: Jeder Raubzug kostet Vorräte.
raiders-learn-pick-up = { HAND() ->
    [mouse] Zieh nun den Arbeiter im Ratszelt auf dein Tableau.
   *[keys] Nimm nun den Arbeiter im Ratszelt auf dein Tableau.
  }
raiders-learn-pick-up-why = In jedem Zug setzt du einen Arbeiter ein und nimmst einen anderen auf: zwei Aktionen. Auf jede davon darfst du verzichten.
raiders-learn-kumis = Klick auf „Erhalte 1 Karte und 2 Kumys“.
raiders-learn-kumis-why = Karten sind Leute, die du für deine Mannschaft anheuern kannst. Ein Schluck Kumys macht deine Reiter beim Raubzug stärker.
raiders-learn-hiring = { HAND() ->
    [mouse] Zieh deinen Arbeiter auf die Kaserne.
   *[keys] Setz deinen Arbeiter auf die Kaserne.
  }
raiders-learn-hiring-why = Hier heuerst du an. Auch dein Gegner hat einen Arbeiter eingesetzt; ein Gebäude, auf dem einer steht, ist besetzt.
raiders-learn-hire = { HAND() ->
    [mouse] Zieh den Eiferer aus deiner Hand auf einen freien Platz deines Tableaus.
   *[keys] Leg den Eiferer aus deiner Hand auf einen freien Platz deines Tableaus.
  }
raiders-learn-hire-why = Er kostet 2 { ICON("silver") }, wie auf der Karte steht, und bringt 3 { ICON("strength") }. Siedlungen verlangen mindestens zwei Mitglieder.
raiders-learn-silver = { HAND() ->
    [mouse] Zieh den Arbeiter in der Silberschmiede auf dein Tableau und klick dann auf „Erhalte 3 Silber“.
   *[keys] Nimm den Arbeiter in der Silberschmiede auf dein Tableau und wähl dann „Erhalte 3 Silber“.
  }
raiders-learn-silver-why = Mannschaft kostet Silber. Ein blauer Arbeiter bringt dir hier 3, jeder andere 2.
raiders-learn-needs = Sieh dir Eichenwall in Kimmerien an: Die Symbole zeigen, was ein Raubzug verlangt.
raiders-learn-needs-why = 2 Mitglieder, 2 { ICON("provisions") } und einen blauen oder grauen Arbeiter. Das hast du alles.
raiders-learn-raid = { HAND() ->
    [mouse] Zieh deinen Arbeiter auf Eichenwall.
   *[keys] Setz deinen Arbeiter auf Eichenwall.
  }
raiders-learn-raid-why = Ein Raubzug ist dein ganzer Zug, und dieser Arbeiter bleibt für immer dort.
raiders-learn-drink = { HAND() ->
    [mouse] Zieh einen { ICON("kumis") } auf Eichenwall.
   *[keys] Leg einen { ICON("kumis") } auf Eichenwall.
  }
raiders-learn-drink-why = Für den Punkt brauchst du 8 { ICON("strength") }. Mannschaft 6, Kumys 1 und mindestens 1 mit dem Würfel: Das klappt sicher.
raiders-learn-roll = Klick auf „{ raiders-do-roll }“.
raiders-learn-roll-why = Würfel bringen Stärke; jeder Blutstropfen ist eine Wunde. Ein Ort mit Gold bringt einen gelben Würfel dazu, der nur schadet.
raiders-learn-wound = { HAND() ->
    [mouse] Zieh die Wunde auf die Leibwache.
   *[keys] Leg die Wunde auf die Leibwache.
  }
raiders-learn-wound-why = Eine Wunde kostet 1 Stärke; wer Stärke 0 hat, stirbt an der nächsten. Die Leibwache holt einen Punkt, wenn sie verwundet wird.
raiders-learn-plunder = { HAND() ->
    [mouse] Zieh die linke Beute auf dein Tableau.
   *[keys] Nimm die linke Beute auf dein Tableau.
  }
raiders-learn-plunder-why = Du bekommst alles davon und den grauen Arbeiter darüber. Die Quest darunter liegt nun für alle offen.
raiders-learn-grey = { HAND() ->
    [mouse] Zieh deinen grauen Arbeiter auf den Stall.
   *[keys] Setz deinen grauen Arbeiter auf den Stall.
  }
raiders-learn-grey-why = Blaue Arbeiter dürfen nicht in den Stall und nicht ins Häuptlingszelt; graue und rote schon.
raiders-learn-horse = { HAND() ->
    [mouse] Zieh das Pferd mit Stärke 3 auf den Platz unter deiner Leibwache.
   *[keys] Leg das Pferd mit Stärke 3 auf den Platz unter deiner Leibwache.
  }
raiders-learn-horse-why = Es kostet 1 { ICON("equipment") } und stärkt jeden Raubzug, solange jemand es reitet.
raiders-learn-tent = { HAND() ->
    [mouse] Zieh den grauen Arbeiter im Häuptlingszelt auf dein Tableau.
   *[keys] Nimm den grauen Arbeiter im Häuptlingszelt auf dein Tableau.
  }
raiders-learn-tent-why = Im Häuptlingszelt erfüllst du Quests. Dein neuer grauer Arbeiter darf im nächsten Zug wieder hinein.
raiders-learn-quest = { HAND() ->
    [mouse] Zieh die Quest für 1 { ICON("equipment") } und 1 { ICON("livestock") } auf dein Tableau.
   *[keys] Nimm die Quest für 1 { ICON("equipment") } und 1 { ICON("livestock") } auf dein Tableau.
  }
raiders-learn-quest-why = Du zahlst mit deiner Beute und bekommst am Ende 3 Punkte.
raiders-learn-hero = { HAND() ->
    [mouse] Zieh deinen Arbeiter auf den Dorfplatz und dann deinen Helden.
   *[keys] Setz deinen Arbeiter auf den Dorfplatz und dann deinen Helden.
  }
raiders-learn-hero-why = Hier nutzt du deinen Helden oder spielst eine Karte für die Wirkung an ihrem Fuß aus, ganz umsonst.
raiders-learn-heal = { HAND() ->
    [mouse] Zieh den Arbeiter in der Kaserne auf dein Tableau und klick dann auf „Zahle 1 Kumys, dann heile bis zu 2 Wunden“.
   *[keys] Nimm den Arbeiter in der Kaserne auf dein Tableau und wähl dann „Zahle 1 Kumys, dann heile bis zu 2 Wunden“.
  }
raiders-learn-heal-why = Eine verwundete Mannschaft ist schwächer. 1 { ICON("kumis") } heilt bis zu zwei Wunden.
raiders-learn-whole = { HAND() ->
    [mouse] Zieh die Wunde von der Leibwache herunter.
   *[keys] Nimm die Wunde von der Leibwache herunter.
  }
raiders-learn-whole-why = Deine Mannschaft ist wieder bei voller Kraft, und dein Zug ist vorbei.
raiders-learn-ending = Hier siehst du, wie nah das Ende ist.
raiders-learn-ending-why = Sind auf dem Spielplan nur noch 2 Beutefelder oder 2 Quests übrig, haben alle noch einen Zug.
raiders-learn-points = Hier siehst du jederzeit die Punkte von allen.
raiders-learn-points-why = Am Ende zählt auch deine Beute: 2 Punkte für jedes Gold, 1 für jeden Wagen und jede Ausrüstung, 1 für je zwei Vieh.
