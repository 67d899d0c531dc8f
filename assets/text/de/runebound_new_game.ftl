runebound-name = Runebound
runebound-about = Zieh als fahrender Held durchs Reich: Stell dich Herausforderungen, wachse an Geist, Körper und Seele, kauf Ausrüstung und wirb Verbündete an. Gewinne drei Drachenrunen, bevor die Bedrohung Stadt um Stadt verschlingt.
runebound-preset-first_game-help = Du und ein Bot, mit leichterer Bedrohung und ohne Kämpfe in Städten.
runebound-preset-full_box-help = Mit Verderbenskarten und dem Gefolge des Jagdmeisters, für die Spieler unten.
runebound-preset-solo-help = Du allein gegen die Bedrohung.
runebound-seats-note = Wer beginnt, wird ausgelost; dann geht es die Liste hinunter.
runebound-gift-gold = Gold
