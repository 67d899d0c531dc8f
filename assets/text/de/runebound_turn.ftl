runebound-turn-goal = Wie du gewinnst, und wie das Spiel endet
runebound-turn-goal-gems = Jeder Edelstein ist ein Abenteuer. Grüne sind die leichtesten, dann kommen gelbe, blaue und rote.
runebound-turn-goal-win = Du gewinnst sofort mit { $runes ->
        [one] einer Drachenrune
        [3] drei Drachenrunen
       *[other] { $runes } Drachenrunen
    } oder wenn du Hochfürst Margath besiegst. Beide warten hinter roten Steinen.
runebound-turn-goal-lose = Die Bedrohung wächst, und eine Stadt nach der anderen fällt. Sind alle { $towns } gefallen, verlieren alle.
runebound-turn-goal-grow = Werde also erst stärker: Für Gold bekommst du Gegenstände und Verbündete, für Steine Erfahrung. Dann wage dich an die nächste Farbe.
runebound-turn-goal-rivals = Die anderen Helden wollen schneller sein. Triffst du einen, könnt ihr handeln, oder du greifst ihn an.

runebound-turn-turn = Dein Zug
runebound-turn-turn-move = Wirf { $dice } Bewegungswürfel: Jeder bringt dich ein Feld weit, auf ein Gelände, das er zeigt. Oder geh ohne Würfel ein Feld weit.
runebound-turn-turn-adventure = Zieh an Steinen vorbei, oder halte auf einem an und zieh eine Karte seiner Farbe. Die meisten Karten sind Herausforderungen: Du musst kämpfen oder fliehen.
runebound-turn-turn-market = In einer Stadt kaufst und verkaufst du Gegenstände, wirbst Verbündete an und heilst eine Wunde für 1 Gold.
runebound-turn-turn-experience = Mit gewonnenen Steinen erhöhst du zwei deiner Werte: beim ersten Mal für { $first_price ->
        [one] einen Stein
       *[other] { $first_price } Steine
    }, beim zweiten für { $second_price ->
        [2] zwei
       *[other] { $second_price }
    } und so weiter.
runebound-turn-turn-threat = Am Ende deines Zuges würfelst du für die Bedrohung: Sie kann wachsen, und ab 20 fällt eine Stadt.

runebound-turn-challenge = Eine Herausforderung
runebound-turn-challenge-phases = Eine Runde hat vier Phasen, in dieser Reihenfolge: Flucht, Fernkampf, Nahkampf, Magie. Es folgt Runde auf Runde, bis eine Seite besiegt ist oder du entkommst.
runebound-turn-challenge-odds = Wirf den {ICON("d20")} und zähl deinen Wert dazu: Du musst die Zahl des Gegners erreichen. Der Tisch zeigt, was du würfeln musst und wie deine Chancen stehen.
runebound-turn-challenge-attack = Ein Held oder Verbündeter greift einmal pro Runde an, in einer Phase. In Phasen ohne Angriff verteidigt sich dein Held. Ein Fehlschlag kostet Wunden.
runebound-turn-challenge-end = Verliert der Gegner sein letztes Herz, gewinnst du seinen Stein und sein Gold. Fliehst du, wartet er dort auf den Nächsten, der kommt.
runebound-turn-challenge-fall = Ein besiegter Held wacht geheilt in der nächsten Stadt auf und hat die Hälfte seines Goldes verloren.
