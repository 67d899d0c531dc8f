table-menu = Menü
table-menu-edition = Menü · { $edition }
table-edition = { $title } · { $edition }
table-edition-tip = Edition „{ $edition }“. { table-edition-differs }
table-edition-tip-by = Edition „{ $edition }“ von { $author }. { table-edition-differs }
table-edition-differs =
    { $count ->
        [one] 1 Zahl weicht von Hotseats eigenen ab.
       *[other] { $count } Zahlen weichen von Hotseats eigenen ab.
    }
table-menu-tip = Regeln, Wertung, Einstellungen, Beenden ({ key-menu })
table-rules = Regeln
table-scores = Wertung
table-settings = Einstellungen
table-leave = Spiel verlassen
table-leave-help = Jeder Zug ist gespeichert; weiter geht es im Hauptmenü.
table-stay = Zurück zum Spiel
table-count = Wie viele?
table-main = Zum wichtigsten Knopf
table-main-tip = Der hervorgehobene Knopf über dem Spielplan. Dieselbe Taste noch einmal löst ihn aus
table-main-key = { key-main } springt zu diesem Knopf; noch einmal { key-main } drückt ihn
table-log-earlier = { $count } frühere Züge { HAND() ->
    [mouse] (Doppelklick führt zurück)
   *[keys] ({ key-confirm } führt zurück)
  }
table-note = Zu diesem Spiel
table-note-torn = { $file }: Die letzte Zeile war unvollständig und wurde übergangen.
table-note-misfit = { $differs ->
    [nothing] { $file }: Zug { $move } lässt sich nicht wiederholen, obwohl er mit dieser Version von Hotseat gespielt wurde. Entweder hat Hotseat einen Fehler, oder die Datei wurde verändert. Die Datei ist wie zuvor; wenn du weiterspielst, geht das Spiel vor diesem Zug weiter.
    [content] { $file }: Zug { $move } ist nicht mehr möglich: Die Inhaltsdateien des Spiels haben sich seither geändert. Das Spiel geht ab dem letzten passenden Stand weiter; frühere Züge lassen sich nicht zurücknehmen. Aus der Datei wurde nichts entfernt.
   *[version] { $file }: Zug { $move } ist nach den heutigen Regeln nicht mehr möglich (gespielt mit Version { $program }). Das Spiel geht ab dem letzten passenden Stand weiter; frühere Züge lassen sich nicht zurücknehmen. Aus der Datei wurde nichts entfernt.
}
table-note-floor = { $differs ->
    [nothing] { $file }: Die ersten { $move } Züge führen jetzt zu einem anderen Stand, obwohl sie mit dieser Version von Hotseat gespielt wurden. Entweder hat Hotseat einen Fehler, oder die Datei wurde verändert. Das Spiel geht weiter, wo du es verlassen hast; nur spätere Züge lassen sich zurücknehmen.
    [content] { $file }: Die Inhaltsdateien des Spiels haben sich geändert, und die ersten { $move } Züge führen jetzt zu einem anderen Stand. Das Spiel geht weiter, wo du es verlassen hast; nur spätere Züge lassen sich zurücknehmen.
   *[version] { $file }: Nach den heutigen Regeln verlaufen die ersten { $move } Züge anders (gespielt mit Version { $program }). Das Spiel geht weiter, wo du es verlassen hast; nur spätere Züge lassen sich zurücknehmen.
}
table-note-edition = { $file }: Die Edition „{ $edition }“ legt Zahlen fest, die es in dieser Version nicht mehr gibt. Sie bleiben unbeachtet; alles andere aus der Edition gilt weiter.
table-note-report = Ein Bericht für die Entwickler liegt in { $path }
table-note-moved = { $old }: Ein anderes Programm hat diese Datei verändert, darum blieb sie unberührt. Das Spiel geht in { $file } weiter.
table-since = Seit deinem letzten Zug
table-since-tip = Zeigt Schritt für Schritt, was die anderen getan haben
table-mine = Wo sind meine Figuren?
table-sizes = Spielplan oder Tableau vergrößern
table-sizes-tip = Vergrößert den Spielplan, dann dein Tableau, dann wieder beide gleich
table-mine-tip = Hebt deine Figuren auf dem Spielplan hervor
table-legend = Zeichenerklärung
table-legend-tip = Was alles auf dem Spielplan bedeutet
table-odds = Chancen
table-odds-tip = Chancen und andere Zahlen, die du kennen darfst
table-try = Ausprobieren
table-try-tip = Von hier an auf einer Kopie weiterspielen; das Spiel bleibt, wie es ist
try-title = Ausprobieren
try-about = Das ist eine Kopie: Spiel für alle, und nimm zurück, so oft du willst. Das echte Spiel bleibt, wie es ist.
try-guess-note = Unbekannte Karten sind geraten.
try-guessed = Geraten: Diese Karte kannst du nicht kennen.
try-guessed-name = { $name } (geraten)
try-answer = Bots antworten lassen
try-answer-button = Bots ziehen
try-answer-tip = Bots spielen für die anderen, bis { $name } wieder am Zug ist
try-answer-none = { $name } ist schon am Zug.
try-compare = Verglichen mit dem echten Stand
try-compare-tip = Punkte und Einschätzung eines Bots für alle, im echten Stand und hier
try-again = Neu geben
try-again-tip = Von vorn, mit anderen geratenen Karten
try-leave = Verlassen
try-leave-tip = Zurück zum echten Spiel; nichts hiervon bleibt
try-stay = Weiter ausprobieren
try-leave-button = Verlassen
try-again-button = Neu geben
try-compare-button = Vergleichen
try-seat = Spieler
try-points = Punkte
try-estimate = Einschätzung
try-mainly = Vor allem
try-change = { $before } → { $now }
try-same = Gleich
try-feature = { $name } { $points }
try-more = +{ $points }
try-less = −{ $points }
try-compare-note = Die Einschätzung ist das Urteil eines Bots über den Stand, in Punkten; sie sagt nicht das Endergebnis voraus.
odds-title = Chancen
odds-works = Die Chancen werden berechnet …
odds-none = Für dieses Spiel lassen sich keine Chancen berechnen.
odds-show = Auf dem Spielplan zeigen
odds-show-tip = Schließt diese Seite und nummeriert die Felder auf dem Spielplan. { KEY("cancel") } entfernt die Zahlen.
odds-shown = Auf dem Spielplan gezeigt: { $name }, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }. { KEY("cancel") } entfernt die Zahlen.
table-sign-tip =
    { $what }{ HAS_KEY($act) ->
        [yes] {" "}({ KEY($act) })
       *[no] {""}
    }
    { $more }
legend-title = Zeichenerklärung
legend-close-tip = Zurück zum Spiel ({ key-escape })
table-your-turn = Dein Zug
table-your-choice = Du hast die Wahl
table-in-turn = { $owner } ist am Zug
table-asked = { $name } wählt
table-asked-in-turn = { $name } wählt (im Zug von { $owner })
table-home = Ganzer Spielplan

## Züge der Bots

table-banner = { $name } · { $what }
table-banner-private = Nur für { $name }: { $what }
table-banner-times = { $what } ({ $count }×)
table-banner-other = { $name }: { $what }
table-pause = Pause
table-pause-tip = Vor dem nächsten Zug eines Bots anhalten{ key-pause }
table-go-on = Weiter
table-go-on-tip = Die Bots weiterspielen lassen{ key-pause }
table-step-tip = Einen Zug zeigen, dann anhalten{ key-step }
table-slower-tip = Langsamer{ key-slower }
table-faster-tip = Schneller{ key-faster }
table-slowest = Langsamer geht es nicht.
table-fastest = Die Bots ziehen schon sofort.
table-skip-tip = Bis zu deiner nächsten Wahl überspringen{ key-skip }
table-skip-end-tip = Bis zum Ende überspringen{ key-skip }
table-pace-slow = ½×
table-pace-usual = 1×
table-pace-fast = 2×
table-pace-faster = 4×
table-pace-at_once = ∞
table-pace-tip = Tempo der Bots: { $pace }
table-side-of = Sicht von { $name }
table-side-nobody = Sicht von niemandem
table-side-tip = Wähle, aus wessen Sicht du zuschaust
table-side = Aus wessen Sicht?
table-paused = Pause: { $name } ist als Nächstes dran.

## Was die Hand tut; die Dinge und Orte stehen im Akkusativ

table-prompt = { $question }: { $how }
table-prompt-then = { $question } { CAPITAL($how) }.
table-how-drag = { $by ->
    [mouse] zieh { $what } { FORM($where, "own") ->
        [yes] { FORM($where, "to") }
       *[no] auf { $where }
      }
   *[keys] wähle { $what } ({ key-confirm }), dann { $where }
  }
table-how-click = { $by ->
    [mouse] klick auf { $what }
   *[keys] wähle { $what } ({ key-confirm })
  }
table-how-any = { $by ->
    [mouse] nimm etwas Markiertes
   *[keys] wähle etwas Markiertes ({ key-confirm })
  }
table-how-piece = eine markierte Figur
table-how-lit = ein markiertes Feld
table-how-another = ein anderes
table-how-press = drück „{ $button }“
table-how-or = { $first }, oder { $last }
table-or = { $first } oder { $last }
table-comma = { $first }, { $last }
table-held-only = { $by ->
    [mouse] { $what }: { FORM($where, "own") ->
        [yes] { FORM($where, "to") }
       *[no] auf { $where }
      }; { key-escape } legt zurück
   *[keys] { $what }: noch einmal { key-confirm }; { key-escape } legt zurück
  }
table-held = { $by ->
    [mouse] { FORM($where, "own") ->
        [yes] Wohin damit? { CAPITAL(FORM($where, "to")) }
       *[no] Wohin damit? Auf { $where }
      }; { key-escape } legt zurück
   *[keys] Wohin damit? Wähle { $where } ({ key-confirm }); { key-escape } legt zurück
  }

table-with-hint = { $question } · { $hint }
table-hint-thinks = Ein Tipp wird gesucht …
table-hint-tip = Tipp: der beste Zug, und warum ({ key-hint })
table-hint-none = Gerade bist nicht du gefragt.
table-ask-hint = Tipp
table-undo = Rückgängig
table-undo-tip = Zurücknehmen: { $what } ({ key-undo }). Eine Karte kannst du zurücknehmen, bis jemand anderes hingeschaut hat.
table-undo-turn = Zug zurücknehmen
table-undo-turn-tip = Nimmt alles aus diesem Zug zurück; hast du noch nichts getan, deinen letzten Zug. Weiter als „Rückgängig“ reicht es nicht.
table-redo = Wiederholen
table-redo-tip = Noch einmal tun: { $what }{ HAS_KEY("redo") ->
    [yes] {" "}({ KEY("redo") })
   *[no] {""}
  }
table-redo-none = Es gibt nichts zu wiederholen.
undo-stops-start = Noch gibt es nichts zurückzunehmen.
undo-stops-roll = Der Zufall hat entschieden; das lässt sich nicht zurücknehmen.
undo-stops-reveal = Etwas Verdecktes wurde aufgedeckt; das lässt sich nicht zurücknehmen.
undo-stops-seen = Jemand anderes hat es gesehen; das lässt sich nicht zurücknehmen.
undo-stops-sealed = Eine geheime Wahl wurde bestätigt; das lässt sich nicht zurücknehmen.
undo-stops-end = Das Spiel ist zu Ende; das lässt sich nicht zurücknehmen.
undo-stops-version = Frühere Züge wurden nach anderen Regeln gespielt; sie lassen sich nicht zurücknehmen.
undo-stops-sealed-soon = Das lässt sich nicht zurücknehmen: Deine Wahl ist endgültig.
undo-stops-end-soon = Das lässt sich nicht zurücknehmen: Damit endet das Spiel.
undo-stops-roll-soon = Das lässt sich nicht zurücknehmen: Der Zufall entscheidet.
undo-stops-reveal-soon = Das lässt sich nicht zurücknehmen: Etwas Verdecktes wird aufgedeckt.
undo-stops-other-seat = Zuletzt hat jemand anderes gewählt.

## Verlauf

table-panel-unfold = { HAND() ->
    [mouse] Ein Klick
   *[keys] { key-confirm }
  } öffnet diesen Bereich.
table-log = Verlauf
table-log-turn = { $name } · Runde { $round }
table-log-set-up = Aufbau
table-log-seen = hier endete dein letzter Zug
table-log-open = Verlauf zeigen{ key-log }
table-log-close = Verlauf schließen{ key-log }
table-log-times = { $words } ×{ $count }
table-log-hint = wähle eine Zeile und sieh, wo
table-log-back-title = Vor diese Stelle zurückgehen?
table-log-back-text = { $count ->
    [one] Die letzte Entscheidung wird zurückgenommen.
   *[other] Die letzten { $count } Entscheidungen werden zurückgenommen.
  } „Wiederholen“ holt sie zurück.
table-log-back-yes = Zurückgehen

table-past = Der Tisch nach diesem Schritt
table-over = Das Spiel ist zu Ende.
table-watches = { $name } denkt nach … Zu sehen ist das Tableau von { $below }.
table-thinks = { $name } denkt nach …
table-done = Fertig. Als Nächstes: { $name }. Noch kannst du deinen Zug zurücknehmen.
table-for-good-title = { $what }?
table-for-good-yes = Weiter
table-roll-yes = Würfeln
table-remark = { $words } Mit „Rückgängig“ nimmst du es zurück.
table-hand-empty = Keine Handkarten
table-pass = Fertig. { $name } ist dran: Gib die Maus weiter.
table-pass-button = { $name } ist dran
table-pass-asked = { $name } wählt
table-show-scores = Endstand
table-choose = Was davon?
table-more = Mehr
table-more-tip = Weitere Möglichkeiten
table-chooses = Wählt „{ $what }“ für dich
table-rule = { HAS_KEY("help") ->
    [yes] Regel { $rule } ({ key-rules } drücken)
   *[no] Regel { $rule }: { key-menu }, dann „Regeln“
  }

why-not-now = Das geht jetzt nicht.
why-goes-elsewhere = Hierhin kann es jetzt nicht. Es gehört { FORM($places, "own") ->
    [yes] { FORM($places, "to") }
   *[no] auf { $places }
  }.
why-leads-nowhere = Das kann jetzt nirgendwohin.
why-not-your-choice = Gerade wählt jemand anderes.

table-milestone = { $name }: { $words }
