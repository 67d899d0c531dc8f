## Optionen

raiders-option-dice_wounds = Wunden auf Würfeln
raiders-option-dice_wounds-help = Auch die Blutstropfen auf den Würfeln verwunden deine Mannschaft. Aus: Nur die aufgedruckten Ergebnisse tun es.
raiders-option-dice_wounds-on = An
raiders-option-dice_wounds-off = Aus
raiders-option-draft = Helden
raiders-option-draft-help = Gewählt: Alle wählen einen Helden mit dem Mitglied daneben, wer zuletzt dran ist, zuerst. Zugelost: nach dem Zufall.
raiders-option-draft-open = Gewählt
raiders-option-draft-dealt = Zugelost
raiders-option-ending = Spieldauer
raiders-option-ending-help = Die letzte Runde beginnt, wenn nur noch { $spaces } { $spaces ->
    [one] Beutefeld
   *[other] Beutefelder
  } oder { $quests } { $quests ->
    [one] Quest
   *[other] Quests
  } auf dem Spielplan übrig sind.
raiders-option-ending-full = Voll
raiders-option-ending-short = Kurz

## Bindewörter

raiders-and = { $first } und { $last }
raiders-or = { $first } oder { $last }
raiders-comma = { $first }, { $last }
raiders-amount = { $amount }~{ $item }
raiders-sentence = { $words }
raiders-hidden-card = eine Karte

## Güter

raiders-item-silver = Silber
raiders-item-provisions = Vorräte
raiders-item-kumis = Kumys
raiders-item-gold = Gold
raiders-item-equipment = Ausrüstung
raiders-item-wagon = Wagen
raiders-item-livestock = Vieh
raiders-item-vp = Siegpunkte
raiders-item-cards = Karten
raiders-item-strength = Stärke
raiders-item-wound = Wunden
raiders-colour-blue = blauer
    .acc = blauen
    .plural = blaue
raiders-colour-grey = grauer
    .acc = grauen
    .plural = graue
raiders-colour-red = roter
    .acc = roten
    .plural = rote
raiders-colour-white = weißer
    .acc = weißen
    .plural = weiße
raiders-colour-yellow = gelber
    .acc = gelben
    .plural = gelbe
raiders-worker-blue = blauer Arbeiter
    .gender = m
    .acc = blauen Arbeiter
    .dat = blauen Arbeiter
raiders-worker-grey = grauer Arbeiter
    .gender = m
    .acc = grauen Arbeiter
    .dat = grauen Arbeiter
raiders-worker-red = roter Arbeiter
    .gender = m
    .acc = roten Arbeiter
    .dat = roten Arbeiter
raiders-deck-crew = Mannschaft
raiders-deck-animal = Tiere

## Symbole in Worten

raiders-icon-silver = Silber
raiders-icon-provisions = { $amount ->
    [one] Vorrat
   *[other] Vorräte
  }
raiders-icon-kumis = Kumys
raiders-icon-gold = Gold
raiders-icon-equipment = Ausrüstung
raiders-icon-wagon = { $amount ->
    [one] Wagen
   *[other] Wagen
  }
raiders-icon-livestock = Vieh
raiders-icon-vp = SP
raiders-icon-card = { $amount ->
    [one] Karte
   *[other] Karten
  }
raiders-icon-strength = Stärke
raiders-icon-wound = { $amount ->
    [one] Wunde
   *[other] Wunden
  }
raiders-icon-eagle = { $amount ->
    [one] Adler
   *[other] Adler
  }
raiders-icon-horse = { $amount ->
    [one] Pferd
   *[other] Pferde
  }
raiders-icon-quest = { $amount ->
    [one] Quest
   *[other] Quests
  }
raiders-icon-crew = { $amount ->
    [one] Mitglied
   *[other] Mitglieder
  }
raiders-icon-die = { $amount ->
    [one] Würfel
   *[other] Würfel
  }

## Gebäude

raiders-place-village = Skythisches Dorf
raiders-place-stables = Stall
raiders-place-barracks = Kaserne
raiders-place-silversmith = Silberschmiede
raiders-place-farm = Hof
raiders-place-chiefs_tent = Häuptlingszelt
raiders-place-town_centre = Dorfplatz
raiders-place-meeting_tent = Ratszelt
raiders-place-market = Markt

## Wozu ein Gebäude dient, auf Karten

raiders-use-barracks-hire = Anheuern
raiders-use-barracks-heal = Heilen
raiders-use-stables-gain_eagle = ein {ICON("eagle")}
raiders-use-stables-gain_horse = ein {ICON("horse")}
raiders-use-market-sell_one = der Verkauf einer {ICON("card")}
raiders-use-market-two_for_wagon = der Verkauf für einen {ICON("wagon")}
raiders-use-market-two_for_equipment = der Verkauf für {ICON("equipment")}
raiders-use-chiefs_tent-livestock = der Tausch von {ICON("livestock")}
raiders-use-chiefs_tent-complete_quest = eine {ICON("quest")}
raiders-use-silversmith-silver = {ICON("silver")} nehmen
raiders-use-farm-provisions = {ICON("provisions")} nehmen
raiders-use-farm-wagon = ein {ICON("wagon")}
raiders-use-meeting_tent-two_cards = 2~{ICON("card")} ziehen
raiders-use-meeting_tent-card_and_kumis = Ziehen mit {ICON("kumis")}
raiders-use-town_centre-town_centre = die Aktion

## Reiche und Siedlungen

raiders-place-cimmeria = Kimmerien
raiders-place-assyria = Assyrien
raiders-place-persia = Persien
raiders-place-greece = Hellas
raiders-place-cimmeria_left = Ringlager
raiders-place-cimmeria_middle = Eichenwall
raiders-place-cimmeria_right = Wachweiler
raiders-place-assyria_left = Blautor
raiders-place-assyria_middle = Sternzikkurat
raiders-place-assyria_right = Palmengarten
raiders-place-persia_left = Felspalast
raiders-place-persia_middle = Säulenhalle
raiders-place-persia_right = Azurkuppel
raiders-place-greece_left = Weißhafen
raiders-place-greece_middle = Hochtempel
raiders-place-greece_right = Amphitheater
raiders-space-left = { $settlement }, links
raiders-space-right = { $settlement }, rechts

## Mannschaft

raiders-card-brawler = Raufbold
raiders-card-herdsman = Viehhüter
raiders-card-mercenary = Söldner
raiders-card-toll_keeper = Zöllner
raiders-card-recruiter = Werber
raiders-card-envoy = Sprecher
raiders-card-falconer = Falkner
raiders-card-herald = Herold
raiders-card-challenger = Rivalin
raiders-card-reaver = Plünderer
raiders-card-sapper = Mineur
raiders-card-spear_guard = Wächter
raiders-card-lancer = Lanzierer
raiders-card-sky_watcher = Seher
raiders-card-horse_breaker = Zureiter
raiders-card-bowyer = Bogner
raiders-card-wainwright = Wagner
raiders-card-forager = Sammler
raiders-card-brewer = Brauer
raiders-card-healer = Heilerin
raiders-card-bone_setter = Bader
raiders-card-shield_bearer = Leibwache
raiders-card-veteran = Haudegen
raiders-card-zealot = Eiferer
raiders-card-blood_sworn = Eidbruder
raiders-card-kinswoman = Schwester
raiders-card-lore_keeper = Erzähler
raiders-card-peddler = Hausierer
raiders-card-goldsmith = Goldschmied
raiders-card-drover = Treiber
raiders-card-outrunner = Vorreiter
raiders-card-pathfinder = Späher
raiders-card-berserk_rider = Wutreiter
raiders-card-champion = Champion
raiders-card-twin_saddle = Doppelsattel
raiders-card-night_raider = Nachtwolf
raiders-card-quartermaster = Verwalter
raiders-card-elder = Graubart

## Helden

raiders-side = Held
raiders-sides = Helden
raiders-first-raid = Erster Raubzug
raiders-first-quest = Erste erfüllte Quest
raiders-card-arpada = Arpada
raiders-card-charope = Charope
raiders-card-enaree = Enaree
raiders-card-hurasu = Hurasu
raiders-card-katiari = Katiari
raiders-card-patak = Patak
raiders-card-sparethra = Sparethra
raiders-card-vadasz = Vadasz

## Tiere

raiders-card-a1_double_swift = Zwillingsadler, Renner
raiders-card-a2_double_steady = Zwillingsadler, Passgänger
raiders-card-a3_double_strong = Zwillingsadler, Streitross
raiders-card-a4_activate_swift = Feueradler, Renner
raiders-card-a5_activate_steady = Feueradler, Passgänger
raiders-card-a6_activate_strong = Feueradler, Streitross
raiders-card-a7_hunter_swift = Jagdadler, Renner
raiders-card-a8_hunter_steady = Jagdadler, Passgänger
raiders-card-a9_hunter_strong = Jagdadler, Streitross
raiders-eagle-double = Zwillingsadler
raiders-eagle-activate = Feueradler
raiders-eagle-none = Jagdadler
raiders-horse =
    { $strength ->
        [0] Renner
        [1] Renner
        [2] Passgänger
       *[other] Streitross
    }
raiders-eagle-double-text = {ICON("double")} Die Mannschaftsfähigkeit der Karte darunter zählt doppelt.
raiders-eagle-activate-text = {ICON("activate")} Auf dem Dorfplatz, einmal je Zug: Nutze die Spielfähigkeit der Mannschaftskarte darunter; die Karte bleibt liegen.
raiders-eagle-none-text = Verstärkt Raubzüge, solange auf seinem Platz eine Mannschaftskarte liegt.
raiders-horse-text = Verstärkt Raubzüge, solange auf seinem Platz eine Mannschaftskarte liegt.

## Was eine Wirkung tut

raiders-effect-gain = erhalte { $things }
raiders-effect-vp-completed_quest = erhalte { $things } für jede erfüllte {ICON("quest")} (höchstens { $most })
raiders-effect-pay = zahle { $cost }, dann { $effect }
raiders-effect-pay-cards = wirf { $cost } ab, dann { $effect }
raiders-effect-choose = entweder { $first } oder { $last }
raiders-effect-if = { $effect } { $when }
raiders-effect-take_plunder = nimm 1 Beutestück von einem Beutefeld in { $civilization }
raiders-effect-gain_animal-eagle = nimm 1~{ICON("eagle")} aus der Auslage
raiders-effect-gain_animal-horse = nimm 1~{ICON("horse")} aus der Auslage
raiders-effect-swap_eagle_for_horse = tausche 1~{ICON("eagle")} von dir gegen 1~{ICON("horse")} aus der Auslage
raiders-effect-swap_crew_with_hand = tausche ein Mitglied gegen eine {ICON("card")} aus deiner Hand, ohne {ICON("silver")} zu zahlen
raiders-effect-hire = heuere 1~{ICON("crew")} aus deiner Hand an
raiders-effect-hire-free = heuere 1~{ICON("crew")} aus deiner Hand kostenlos an
raiders-effect-complete_quest = erfülle 1 offene~{ICON("quest")} und zahle dafür
raiders-effect-complete_quest-gain = erfülle 1 offene~{ICON("quest")}, zahle dafür und erhalte { $things }
raiders-effect-town_centre = { $amount ->
    [one] nutze den Dorfplatz noch einmal
   *[other] nutze den Dorfplatz noch { $amount }-mal
  }
raiders-effect-use_building = nutze ein beliebiges Gebäude, als stünde dein Arbeiter dort
raiders-effect-heal = heile bis zu { $things }

## Wann etwas gilt

raiders-when-civilization = in { $civilization }
raiders-when-other_has_more = (wenn jemand mehr {ICON("vp")} hat als du)
raiders-when-crew_size_min = (mindestens { $amount }~{ICON("crew")})
raiders-when-equipped_horses_min = (mindestens { $amount }~{ICON("horse")} bei deiner Mannschaft)
raiders-when-horse_on_this = mit einem {ICON("horse")} bei dieser Karte
raiders-when-settlement_has_gold = in Siedlungen mit {ICON("gold")}
raiders-when-plunder_taken_has = mit { $item } als Beute
raiders-per-equipped_eagle = je {ICON("eagle")} bei deiner Mannschaft
raiders-per-equipped_horse = je {ICON("horse")} bei deiner Mannschaft
raiders-per-wound_on_this = je {ICON("wound")} auf dieser Karte
raiders-per-completed_quest = je erfüllte {ICON("quest")}

## Was eine Mannschaftsfähigkeit tut

raiders-ability-raid_strength = +{ $things } bei Raubzügen
raiders-ability-raid_strength-when = +{ $things } bei Raubzügen { $when }
raiders-ability-raid_strength-cost = zahle einmal je Raubzug vor dem Wurf { $cost } für +{ $things }
raiders-ability-raid_gain = erhalte { $things } nach jedem Raubzug
raiders-ability-raid_gain-when = erhalte { $things } nach jedem Raubzug { $when }
raiders-ability-raid_reroll = { $amount ->
    [one] würfle einmal je Raubzug 1~{ICON("die")} neu
   *[other] würfle einmal je Raubzug bis zu { $amount }~{ICON("die")} neu
  }
raiders-ability-raid_reroll-colour = { $amount ->
    [one] würfle einmal je Raubzug 1 { FORM($colour, "acc") }~{ICON("die")} neu
   *[other] würfle einmal je Raubzug bis zu { $amount } { FORM($colour, "plural") }~{ICON("die")} neu
  }
raiders-ability-raid_dice-fewer = { $amount ->
    [one] wirf bei Raubzügen 1 { FORM($colour, "acc") }~{ICON("die")} weniger
   *[other] wirf bei Raubzügen { $amount } { FORM($colour, "plural") }~{ICON("die")} weniger
  }
raiders-ability-raid_dice-more = { $amount ->
    [one] wirf bei Raubzügen 1 { FORM($colour, "acc") }~{ICON("die")} mehr
   *[other] wirf bei Raubzügen { $amount } { FORM($colour, "plural") }~{ICON("die")} mehr
  }
raiders-ability-raid_cost-reduce = jeder Raubzug kostet dich { $things } weniger
raiders-ability-raid_cost-replace = { $times ->
    [one] einmal je Raubzug
   *[other] bis zu { $times }-mal je Raubzug
} darfst du { $cost } statt { $things } zahlen
raiders-ability-raid_wounds = ignoriere { $things } bei jedem Raubzug
raiders-ability-if_wounded = wenn verwundet: erhalte { $things } (einmal je Raubzug)
raiders-ability-if_killed = wenn getötet: erhalte { $things }
raiders-ability-building-reduce = { $building }: { $use } kostet { $things } weniger
raiders-ability-building-bonus = { $building }: { $use } bringt auch { $things }
raiders-ability-building-heals = { $building }: Heilen entfernt auch { $things }
raiders-ability-building-any = { $building }: jede Nutzung bringt auch { $things }
raiders-ability-building-worker = { $building }: erhalte { $things } nach der Aktion jedes Arbeiters
raiders-ability-quest_completed = erhalte { $things } für jede {ICON("quest")}, die du erfüllst

## Teile einer Karte

raiders-part-crew = Mannschaft
raiders-part-eagle = Adler
raiders-part-horse = Pferd
raiders-part-play = Ausspielen
raiders-part-hero = Dorfplatz
raiders-part-does = { $part }: { $words }
raiders-part-hero-tip = Dorfplatz, einmal je Zug

## Auf dem Tisch

raiders-round = Runde { $round } · { $raids ->
    [one] 1 Raubzug
   *[other] { $raids } Raubzüge
  }/{ $quests ->
    [one] 1 Quest
   *[other] { $quests } Quests
  }
raiders-final = Letzte Runde
raiders-draft = Heldenwahl
raiders-first-hand = Startkarten wählen
raiders-held = Dein Arbeiter
raiders-crew-deck = Mannschaftsstapel: { $amount }
raiders-crew-discard = Ablagestapel der Mannschaft: { $amount }
raiders-tip-track = { $laps ->
    [0] SP bisher: Feld { $space } der Leiste
    [one] SP bisher: eine Runde und Feld { $space }
   *[other] SP bisher: { $laps } Runden und Feld { $space }
  }
raiders-tip-item = { CAPITAL($item) }
raiders-tip-worker = { CAPITAL($worker) }
raiders-tip-building = { $building }: { $colours } Arbeiter nötig
raiders-tip-settlement = { $settlement } in { $civilization }: { $colours } Arbeiter, Mannschaft ab { $crew }, Preis { $cost }
raiders-tip-quest-down = Verdeckte Quest. Ein Raubzug an diesen Ort deckt sie auf.
raiders-tip-goods = { CAPITAL($goods) }: { $use }; am Ende deines Zuges behältst du höchstens { $most }
raiders-for-silver = heuert Mannschaft an
raiders-for-provisions = bezahlen Raubzüge
raiders-for-kumis = stärkt einen Raubzug oder heilt
raiders-tip-vp-plunder = { CAPITAL($goods) }: { $per ->
    [1] am Ende je { $vp } SP
   *[other] am Ende { $vp } SP für je { $per }
  }
raiders-tip-town_centre = Spiel eine Karte aus deiner Hand aus, nutze deinen Helden oder einen Feueradler
raiders-tip-workers = { CAPITAL($colours) } Arbeiter: { $words }
raiders-tip-crew = Kostet { $silver }~{ICON("silver")} · { $worth }
raiders-tip-part = { $part }: { $words }
raiders-quest-spend = zahle { $cost } für { $vp }
raiders-quest-discard = wirf Karten mit zusammen mindestens { $strength }~{ICON("strength")} ab für { $vp }
raiders-tip-quest = Quest: { $quest }
raiders-tip-closed = Erst ab { $amount } Spielern im Spiel
raiders-tip-dice = Würfel für { $civilization }: { $dice }, dazu ein gelber für jedes Beutefeld mit Gold
raiders-tip-dice-of =
    { $colour ->
        [red] { $amount ->
            [one] { $amount } roter
           *[other] { $amount } rote
        }
        [white] { $amount ->
            [one] { $amount } weißer
           *[other] { $amount } weiße
        }
       *[yellow] { $amount ->
            [one] { $amount } gelber
           *[other] { $amount } gelbe
        }
    }
raiders-tip-half = { $worth }. { $words }
raiders-tip-needs = { CAPITAL($colours) } Arbeiter nötig
raiders-tip-die = { CAPITAL($colour) } Würfel: { $strength } Stärke, { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
  }
raiders-spread = Vorschlag: { $who }
raiders-spread-one = { $crew } { $wounds }~{ICON("wound")}
raiders-spread-deadly = { $crew } { $wounds }~{ICON("wound")} (stirbt)
raiders-tip-spread = Verteilt alle Wunden so, dass möglichst wenige aus deiner Mannschaft sterben
raiders-tip-wound = Wunden, die du auf deine Mannschaft verteilst
raiders-tip-raid-space = Beutefeld: Wer es überfällt, nimmt die ganze Beute und den Arbeiter
raiders-panel-vp = Siegpunkte
raiders-panel-hand = Handkarten
raiders-panel-crew = Stärke der Mannschaft und ihrer Tiere
raiders-panel-raid = Stärke dieses Raubzugs bisher
raiders-panel-members = Mitglieder der Mannschaft, mit { $wounds }~{ICON("wound")}
raiders-panel-quests = Erfüllte Quests

## Vorschau

raiders-preview-pay = Zahle { $cost }
raiders-preview-free = Kostenlos
raiders-preview-strength = Stärke { $low } bis { $high }, im Schnitt { $mean }
raiders-preview-band = Ab { $strength }~{ICON("strength")}: { $got }, { $percent } %
raiders-tip-raid-total = Raubzug von { $name }: Stärke { $total }
raiders-strength-bought = Kumys und Zahlungen: { $amount }
raiders-strength-dice = Würfel: { $amount }
raiders-strength-crew = Mannschaft: { $amount }
raiders-strength-animals = Tiere: { $amount }
raiders-strength-abilities = Fähigkeiten: { $amount }
raiders-preview-ignored = Deine Mannschaft ignoriert bei diesem Raubzug { $wounds }~{ICON("wound")}
raiders-preview-wounds = Würfel: im Schnitt { $wounds }~{ICON("wound")}

## Fragen

raiders-ask-choose-pair = Wähle deinen Helden und dein erstes Mitglied
raiders-ask-keep-cards = { $amount ->
    [one] Wirf 1 von { $choices } Karten ab
   *[other] Wirf { $amount } von { $choices } Karten ab
  }
raiders-ask-place-worker = Arbeite oder geh auf Raubzug
raiders-ask-pick-up-worker = Nimm einen Arbeiter auf
raiders-ask-building-action = Nutze das Gebäude { $building }
raiders-ask-town-centre = { $amount ->
    [one] Dorfplatz
   *[other] Dorfplatz, noch { $amount } Aktionen
  }
raiders-ask-hire = Heuere ein Mitglied an
raiders-ask-swap-crew-with-hand = Tausche ein Mitglied gegen eine Handkarte
raiders-ask-gain-animal = Nimm ein Tier
raiders-ask-swap-eagle-for-horse = Tausche einen Adler gegen ein Pferd
raiders-ask-take-swapped-horse = Nimm ein Pferd für deinen Adler
raiders-ask-complete-quest = Eine Quest erfüllen?
raiders-ask-discard-for-quest = Wirf Karten mit zusammen mindestens Stärke { $strength } ab
raiders-ask-discard-cards = { $choices ->
    [1] Wirf deine letzte Karte ab
   *[other] { $amount ->
        [one] Wirf noch 1 von { $choices } Karten ab
       *[other] Wirf noch { $amount } von { $choices } Karten ab
      }
  }
raiders-ask-heal = { $amount ->
    [one] Heile 1 Wunde
   *[other] Heile bis zu { $amount } Wunden
  }
raiders-ask-choose = Wähle eins davon
raiders-ask-take-plunder = Nimm ein Beutestück in { $civilization }
raiders-ask-use-building = Welches Gebäude nutzt du?
raiders-ask-pay-raid = Wie bezahlst du den Raubzug?
raiders-ask-add-strength = Erhöhe deine Stärke, dann würfle
raiders-ask-reroll = Würfle neu oder behalte die Würfel
raiders-ask-reroll-dice = { $card } würfelt neu
raiders-ask-place-wounds = { $amount ->
    [one] Deine Mannschaft erleidet 1 Wunde
   *[other] Deine Mannschaft erleidet { $amount } Wunden
  }
raiders-ask-take-raid-space = Nimm Beute und Arbeiter eines Beutefelds

raiders-warn-killed = { $card } hat Stärke 0: Diese Wunde ist tödlich. Ein anderes Mitglied könnte sie noch nehmen.

## Dinge und Orte in der Aufforderung, im Akkusativ

raiders-kind-worker = { $count ->
    [one] den Arbeiter
   *[other] einen Arbeiter
  }
raiders-kind-card = eine Handkarte
raiders-kind-hero = einen Helden
raiders-kind-own-hero = deinen Helden
raiders-kind-animal = { $count ->
    [one] das Tier
   *[other] ein Tier aus der Auslage
  }
raiders-kind-own-animal = einen deiner Adler
raiders-kind-animal-space = { $count ->
    [one] den Tierplatz
   *[other] einen Tierplatz
  }
raiders-kind-crew = ein Mitglied
raiders-kind-crew-space = einen Mannschaftsplatz
raiders-kind-building = { $count ->
    [one] das Gebäude { $name }
   *[other] ein Gebäude
  }
raiders-kind-settlement = { $count ->
    [one] die Siedlung { $name }
   *[other] eine Siedlung
  }
raiders-kind-raid-space = ein Beutefeld
raiders-kind-mat = dein Tableau
raiders-kind-pile = den Ablagestapel
raiders-kind-row = die Auslage
raiders-kind-quest = { $count ->
    [one] die Quest
   *[other] eine Quest
  }
raiders-kind-plunder = ein Beutestück
raiders-kind-die = einen Würfel
raiders-kind-goods = Kumys
raiders-kind-wound = eine Wunde
raiders-kind-spread = den Vorschlag

## Warum nicht

raiders-why-cannot-pay = Du brauchst { $need }~{ $item } und hast { $have }.
raiders-why-no-hand-card = Du hast keine Handkarten.
raiders-why-no-crew = Du hast keine Mannschaft.
raiders-why-no-animals-left = Es sind keine Tiere mehr da.
raiders-why-no-eagle = Du hast keinen Adler.
raiders-why-no-quest-open = Auf dem Spielplan liegt keine offene Quest.
raiders-why-no-quest-payable = Du kannst keine der offenen Quests bezahlen.
raiders-why-quest-facedown = Diese Quest ist noch verdeckt.
raiders-why-hand-too-weak = Du brauchst Handkarten mit zusammen { $need }~{ICON("strength")} und hast { $have }.
raiders-why-building-taken = Hier steht schon ein Arbeiter.
raiders-why-worker-colour = Dieses Gebäude nimmt keinen Arbeiter dieser Farbe auf.
raiders-why-just-placed = Diesen Arbeiter hast du eben erst eingesetzt.
raiders-why-no-worker-there = Hier steht kein Arbeiter.
raiders-why-not-from-settlement = Arbeiter nimmst du nur im Dorf auf.
raiders-why-not-this-worker = Dafür hat dieser Arbeiter die falsche Farbe.
raiders-why-worker-not-accepted = Mit einem { FORM($worker, "dat") } kannst du hier nicht auf Raubzug gehen.
raiders-why-crew-too-small = Du brauchst { $need } Mitglieder und hast { $have }.
raiders-why-no-raid-space-left = Hier ist schon alles geplündert.
raiders-why-settlement-not-in-play = Bei dieser Spielerzahl nicht im Spiel.
raiders-why-used-this-turn = In diesem Zug schon genutzt.
raiders-why-no-eagle-power = Dieser Adler kann auf dem Dorfplatz nichts.
raiders-why-no-crew-below = Unter diesem Adler liegt keine Mannschaftskarte.
raiders-why-supply-empty = Im Vorrat ist nichts mehr: { $goods }.
raiders-why-supply-short = { $have ->
    [0] Im Vorrat ist nichts mehr: { $goods }.
   *[other] Im Vorrat sind nur noch { $have }~{ $item }.
  }
raiders-why-cards-short = { $have ->
    [0] Es sind keine Karten mehr zu ziehen.
    [one] Es ist nur noch 1 Karte zu ziehen.
   *[other] Es sind nur noch { $have } Karten zu ziehen.
  }
raiders-why-no-quest-completed = Du hast noch keine Quest erfüllt.
raiders-why-no-plunder-there = In { $civilization } ist keine Beute mehr zu holen.
raiders-why-condition-fails = Die Bedingung dafür ist nicht erfüllt.
raiders-why-no-wounds = Deine Mannschaft hat keine Wunden.
raiders-why-rerolls-used-up = Mehr Würfel kannst du nicht dazunehmen.
raiders-why-reroll-used = In diesem Raubzug wurde damit schon neu gewürfelt.
raiders-why-die-colour = Damit würfelst du nur { FORM($colour, "plural") } Würfel neu.
raiders-why-wounds-only-on-crew = Wunden kommen nur auf Mannschaftskarten.

raiders-why-pair-taken = Dieses Paar ist vergeben.

## Knöpfe und Namen von Aktionen

raiders-do-decline = Verzichten
raiders-do-roll = Würfeln
raiders-do-keep = Würfel behalten
raiders-do-take_pair = { $hero } mit { $card } wählen
raiders-do-place = Einsetzen: { $place }
raiders-do-start_raid = { $place } überfallen
raiders-do-pick_up = Aufnehmen: { $place }
raiders-do-use = Nutzen
raiders-do-use-sell_one = { $card } für Silber verkaufen
raiders-do-use-two_for_wagon = { $card } und eine weitere Karte für einen Wagen verkaufen
raiders-do-use-two_for_equipment = { $card } und eine weitere Karte für Ausrüstung verkaufen
raiders-do-play = { $card } ausspielen
raiders-do-use_hero = { $card } nutzen
raiders-do-use_eagle = Adler über { $crew } nutzen
raiders-do-hire_card = { $card } anheuern auf { $crew }
raiders-do-hire_over = { $card } anheuern, dafür geht { $crew }
raiders-do-swap = { $crew } gegen { $card } tauschen
raiders-do-take_eagle = { $card } nehmen, über { $crew }
raiders-do-take_horse = { $card } nehmen, unter { $crew }
raiders-do-replace_eagle = Adler über { $crew } ersetzen: { $card }
raiders-do-replace_horse = Pferd unter { $crew } ersetzen: { $card }
raiders-do-return_eagle = Adler über Platz { $number } zurücklegen
raiders-do-pay_for_quest = Quest erfüllen
raiders-do-discard = { $card } abwerfen
raiders-do-remove_wound = { $crew } heilen
raiders-do-choose_effect = Möglichkeit { $number }
raiders-do-take_piece = { $goods } nehmen
raiders-do-as_if_at = { $place } nutzen
raiders-do-replace_wagons = { $cost } zahlen
raiders-do-drink = Kumys trinken: +1 Stärke
raiders-drink-several = { $count } Kumys trinken: +{ $count } Stärke
raiders-do-pay_ability = { $card }: { $effect }
raiders-do-choose_die = { $card }: diesen Würfel neu würfeln
raiders-do-wound = { $crew } verwunden
raiders-do-take_space = { $side ->
    [left] Linke Beute nehmen: { $place }
    [right] Rechte Beute nehmen: { $place }
   *[other] Beute nehmen: { $place }
  }
raiders-do-nobody = niemanden
raiders-do-space = Platz { $number }

## Verlauf

raiders-log-turn = Neuer Zug
raiders-log-take_pair = Nimmt { $hero } mit { $card }
raiders-log-place = Setzt Arbeiter ein: { $place }
raiders-log-pick_up = Nimmt Arbeiter auf: { $place }
raiders-range = { $low }–{ $high }
raiders-raid-title = { $name } überfällt { $place }
raiders-raid-from = { $strength }+
raiders-raid-from-crew = Mannschaft
raiders-raid-from-animals = Tiere
raiders-raid-from-abilities = Fähigkeiten
raiders-raid-from-bought = Kumys, Zahlungen
raiders-raid-from-dice = Würfel
raiders-raid-from-others = Mannschaft, Tiere
raiders-raid-total = = { $total }~{ICON("strength")}
raiders-raid-chance = { $percent } %
raiders-raid-wounds = { $wounds }~{ICON("wound")} für die Mannschaft
raiders-raid-wounds-left = noch { $wounds }~{ICON("wound")} zu verteilen
raiders-raid-wounds-done = Alle Wunden sind verteilt
raiders-raid-wounds-printed = Würfel verwunden nicht
raiders-raid-plunder = Beute: { $plunder }
raiders-raid-plunder-taken = Die Beute ist genommen
raiders-raid-plunder-none = Keine Beute mehr da
raiders-throw-rolled = { $name } überfällt { $place }
raiders-throw-rerolled = { $name } würfelt neu: { $place }
raiders-throw-needed = { $strength }+: { $result }
raiders-throw-got = { $sum } = { $total }~{ICON("strength")}: { $result }
raiders-milestone-quest_done = Quest erfüllt
raiders-milestone-final_round = Das Ende naht
raiders-milestone-final_round-line = Alle haben noch einen Zug
raiders-milestone-game_over = Das Ende
raiders-log-raid = Überfällt { $place } mit einem { FORM($worker, "dat") }
raiders-log-rerolled = { $card } würfelt neu, { $colour } Würfel: { $strength }~{ICON("strength")} { $wounds }~{ICON("wound")}
raiders-log-rolled = Würfelt: { $colour } Würfel { $strength }~{ICON("strength")} { $wounds }~{ICON("wound")}
raiders-log-raid_result = Stärke { $total }: { $vp }~{ICON("vp")} { $wounds }~{ICON("wound")}
raiders-log-wound = { $card } wird verwundet
raiders-log-killed = { $card } fällt
raiders-log-take_space = Nimmt { $taken }, dazu einen { FORM($worker, "acc") }: { $place }
raiders-log-take_space-bare = Nimmt einen { FORM($worker, "acc") }: { $place }
raiders-log-quest_shown = Deckt eine Quest auf, { $place }: { $quest }
raiders-log-quest_done = Erfüllt eine {ICON("quest")} für { $vp }~{ICON("vp")}
raiders-log-gain = Erhält { $amount }~{ $item }
raiders-log-pay = Zahlt { $amount }~{ $item }
raiders-log-draw = Zieht { $amount }~{ICON("card")}
raiders-log-drawn = Du ziehst { $card }
raiders-log-excess = Gibt { $amount }~{ $item } über dem Limit zurück
raiders-log-discard = Wirft { $card } ab
raiders-log-dismiss = { $card } verlässt die Mannschaft
raiders-log-hire = Heuert { $card } an
raiders-log-swap = Tauscht { $leaving } gegen { $card }
raiders-log-heal = { $card }: { $amount }~{ICON("wound")} geheilt
raiders-log-take_eagle = Erhält: { $animal }
raiders-log-take_horse = Erhält: { $animal }
raiders-log-discard_animal = Legt { $card } ab
raiders-log-return_eagle = Legt in die Auslage zurück: { $animal }
raiders-log-take_plunder = Nimmt { $item }: { $place }
raiders-log-use_play = Spielt { $card } aus
raiders-log-use_hero = Nutzt { $card }
raiders-log-use_eagle = Nutzt einen {ICON("eagle")} auf dem Dorfplatz
raiders-log-reshuffle = Der Ablagestapel wird neu gemischt ({ $deck })
raiders-log-final_round = Das Ende naht: Alle haben noch einen Zug
raiders-log-game_over = Das Spiel ist zu Ende

## Wertung

raiders-source-raids = Im Spiel erzielt
raiders-source-crew = Mannschaft
raiders-source-animals = Tiere
raiders-source-quests = Quests
raiders-source-pieces = Quests, Mannschaft und Tiere
raiders-source-goods = Silber, Vorräte und Kumys
raiders-source-gold = Gold
raiders-source-equipment = Ausrüstung
raiders-source-wagon = Wagen
raiders-source-livestock = Vieh

## Zeichenerklärung

raiders-legend-workers = Arbeiter
raiders-legend-goods = Güter und Beute
raiders-legend-raids = Raubzüge
raiders-legend-signs = Symbole
raiders-legend-die-red = Roter Würfel, bei Raubzügen
raiders-legend-die-white = Weißer Würfel, bei Raubzügen
raiders-legend-die-yellow = Gelber Würfel, für ein Beutefeld mit Gold

## Namen für Screenreader
raiders-stop-at = { CAPITAL($what) }, { $place }
raiders-stop-raid = { $place }: { $things }
raiders-stop-quest-up = offene Quest
raiders-stop-quest-down = verdeckte Quest
raiders-stop-mat = Dein Tableau
raiders-stop-space-empty = Mannschaftsplatz { $number }, leer
raiders-stop-space =
    Mannschaftsplatz { $number }: { $card }{ $wounds ->
        [0] {""}
       *[other] , { $wounds }~{ICON("wound")}
    }
raiders-stop-eagle =
    { $taken ->
        [yes] { $card }, Adler an: { $space }
       *[no] Platz für einen Adler an: { $space }
    }
raiders-stop-horse =
    { $taken ->
        [yes] { $card }, Pferd an: { $space }
       *[no] Platz für ein Pferd an: { $space }
    }
