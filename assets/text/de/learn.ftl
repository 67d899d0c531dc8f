learn-title = Spielen lernen
learn-step = Schritt { $number } von { $count }
learn-end = Die Lektion ist zu Ende
learn-end-title = Gut gemacht!
learn-play-on = Weiterspielen
learn-play-on-tip = Das Spiel gegen den Bot geht weiter. Du kannst alles zurücknehmen, darum zählt es nicht für die Ruhmeshalle.
learn-leave = Zurück zum Menü

why-learn-first = Lektion: { $what }
why-learn-read = Lies zuerst den Text der Lektion, dann drück „{ go-on }“.
why-learn-others = Zuerst zieht { $name }.

learn-none = Keines der Spiele hat eine Lektion.
learn-failed-title = Die Lektion kann nicht beginnen
learn-start = Beginnen
learn-again = Von vorn beginnen
learn-continue = Fortsetzen (Schritt { $number } von { $count })
learn-length = Etwa { $minutes } Minuten, { $count } Schritte
learn-record = { $title }: erstes Spiel
