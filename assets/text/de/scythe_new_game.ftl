scythe-name = Scythe
scythe-about = Fünf Nationen blicken nach einem großen Krieg auf dasselbe verwüstete Land. Produziere, baue, schicke Mechs los, gewinne Herzen oder Kämpfe und sei am reichsten, wenn jemand den { scythe-nth-star.acc } setzt.
scythe-preset-first_game-help = Du und zwei Bots, Nationen nach Zufall, keine Absprachen.
scythe-preset-full_box-help = Albion und Togawa, gemeinsame Luftschiffe, ein Schlussplättchen und alle weiteren Karten, für die Spieler unten.
scythe-preset-tournament = Turnier
scythe-preset-tournament-help = Nationen und Tableaus gehen an das höchste Gebot, und es gibt keine Absprachen.
scythe-seats-note = Die Züge gehen reihum nach Heimatbasen, und das niedrigste Spielertableau beginnt. Diese Farben sind Platzhalter: Alle bekommen die ihrer Nation.
