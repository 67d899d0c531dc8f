raiders-name = Raiders of Scythia
raiders-about = Führ eine Schar skythischer Reiter: Heuere eine Mannschaft an, zähme Pferde und Adler und belade deine Wagen. Dann überfall die Siedlungen in Kimmerien, Assyrien, Persien und Hellas für Beute und Ruhm.
raiders-preset-first_game-help = Du und ein Bot; die Helden werden zugelost.
raiders-preset-full_box = Voller Tisch
raiders-preset-full_box-help = Du und drei Bots, mit allem, was in der Schachtel ist.
raiders-preset-solo-help = Du allein, für so viele Punkte, wie du holen kannst.
raiders-seats-note = Wer beginnt, wird ausgelost; dann geht es in der Liste abwärts.
