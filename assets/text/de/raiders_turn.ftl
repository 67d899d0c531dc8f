raiders-turn-turn = Einen Arbeiter einsetzen, dann einen aufnehmen
raiders-turn-turn-place = Setz deinen Arbeiter auf ein leeres Gebäude und nutze, was es bietet.
raiders-turn-turn-pick = Dann nimm von einem anderen Gebäude einen anderen Arbeiter auf und nutze auch dieses. Er gehört dir für den nächsten Zug.
raiders-turn-turn-raid = Oder geh auf Raubzug: Setz deinen Arbeiter stattdessen auf eine Siedlung. Das ist dein ganzer Zug, und er bringt dir Beute, Punkte und einen anderen Arbeiter.

raiders-turn-work = Im Dorf arbeiten
raiders-turn-work-goods = Vorräte bezahlen Raubzüge, Kumys stärkt sie oder heilt, Silber bezahlt die Mannschaft. Am Ende eines Zuges behältst du höchstens { $provisions } Vorräte, { $kumis } Kumys und { $silver } Silber.
raiders-turn-work-crew = Zieh Karten und heuere sie in der Kaserne an: Bis zu fünf Mitglieder kämpfen für dich. Statt eine Karte anzuheuern, kannst du sie ausspielen oder verkaufen.
raiders-turn-work-animals = Adler und Pferde stehen bei einem Mitglied: Pferde machen es stärker, Adler verdoppeln seine Fähigkeit oder nutzen sie.
raiders-turn-work-hero = Deinen Helden kannst du auf dem Dorfplatz nutzen, Zug um Zug.

raiders-turn-end = Überfallen, punkten und das Ende kommen sehen
raiders-turn-end-dice = Bei einem Raubzug ergeben Würfel und Mannschaft zusammen deine {ICON("strength")}. Je mehr du hast, desto mehr {ICON("vp")} bekommst du.
raiders-turn-end-wounds = Raubzüge bringen Wunden. Du bestimmst, wer sie nimmt. Eine Wunde kostet eine Stärke, und eine zu viel tötet.
raiders-turn-end-plunder = Nimm die ganze Beute eines Feldes und seinen Arbeiter. Beute bringt Punkte und bezahlt die Quests, die darunter lagen.
raiders-turn-end-end = Sind nur noch { $spaces ->
        [one] { $spaces } Beutefeld
       *[other] { $spaces } Beutefelder
    } oder { $quests ->
        [one] { $quests } Quest
       *[other] { $quests } Quests
    } übrig, haben alle noch einen Zug. Wer die meisten Punkte hat, gewinnt.
