runebound-map-counter = { $colour ->
    [green] Ein grünes Abenteuer, das leichteste
    [yellow] Ein gelbes Abenteuer
    [blue] Ein blaues Abenteuer
   *[red] Ein rotes Abenteuer, das schwerste
  }
runebound-stop-at = { $what }, { $place }
runebound-map-star = Stern: Ein Ereignis bringt dieses Abenteuer zurück
runebound-map-empty = { $colour ->
    [green] Ein grünes Abenteuerfeld ohne Marker
    [yellow] Ein gelbes Abenteuerfeld ohne Marker
    [blue] Ein blaues Abenteuerfeld ohne Marker
   *[red] Ein rotes Abenteuerfeld ohne Marker
  }
runebound-map-undefeated = Unbesiegt: Wer hier stehen bleibt, kämpft
runebound-card-foe = { $life }~{ICON("life")}, { ICON("ranged") }~{ $ranged } ({ $ranged-hits }~{ICON("wound")}), { ICON("melee") }~{ $melee } ({ $melee-hits }~{ICON("wound")}), { ICON("magic") }~{ $magic } ({ $magic-hits }~{ICON("wound")})
runebound-card-figure = { $life }~{ICON("life")}, { $stamina }~{ICON("stamina")}, { ICON("ranged") }~{ $ranged } ({ $ranged-hits }~{ICON("wound")}), { ICON("melee") }~{ $melee } ({ $melee-hits }~{ICON("wound")}), { ICON("magic") }~{ $magic } ({ $magic-hits }~{ICON("wound")})
runebound-map-retinue = Gefolge des Jagdmeisters: Bleibst du neben dieser Stadt stehen, musst du dagegen kämpfen
runebound-map-hero = { $hero } · { $name }
runebound-map-land = { $land } · { $region }
runebound-map-fallen = Gefallen: Niemand kann diese Stadt betreten
runebound-map-market = Markt: { $cards }
runebound-map-market-empty = Der Markt ist noch leer

runebound-map-town = { $town }
runebound-map-next = Fällt jetzt eine Stadt, ist es bei { $results } von { $all } Würfen diese
runebound-map-threat = { $threat } / { $difficulty }
runebound-map-falls = { $chance ->
    [0] noch fällt keine Stadt
   *[other] fällt: { $chance } von 20
  }
runebound-map-no-result = noch keinem Wurf
runebound-map-threat-tip = { $seats ->
    [1] Bedrohung { $threat } von { $difficulty }. Am Ende jedes Zuges wird der W20 geworfen. Eine Stadt fällt bei { $results }.
    [2] Bedrohung { $threat } von { $difficulty }. Am Ende jedes Zuges wird der W20 geworfen, und nur gerade Würfe zählen. Eine Stadt fällt bei { $results }.
   *[other] Bedrohung { $threat } von { $difficulty }. Am Ende jedes Zuges wird der W20 geworfen, und nur Vielfache von { $seats } zählen. Eine Stadt fällt bei { $results }.
  }
runebound-map-protected = Die nächste Stadt, die fallen würde, bleibt verschont
runebound-map-event = Gilt, bis ein Ereignis mit der Zahl { $number } oder höher gezogen wird
runebound-map-no-event = Kein Ereignis
runebound-map-no-event-tip = Kein Ereignis gilt gerade; das nächste gezogene tritt in Kraft
runebound-map-doom = Gilt bis zur nächsten Verderbenskarte
runebound-map-deck = { $deck ->
    [green] Grüne Abenteuer, die leichtesten: { $cards } im Stapel, { $discards } abgelegt
    [yellow] Gelbe Abenteuer: { $cards } im Stapel, { $discards } abgelegt
    [blue] Blaue Abenteuer: { $cards } im Stapel, { $discards } abgelegt
    [red] Rote Abenteuer, die schwersten: { $cards } im Stapel, { $discards } abgelegt
    [market] Markt: { $cards } im Stapel
    [doom] Verderbenskarten: noch { $cards }
   *[retinue] Gefolge des Jagdmeisters: noch { $cards }
  }
runebound-map-top = Zuletzt abgelegt: { $card }
runebound-map-slot = Platz für eine unbesiegte Herausforderung
runebound-map-track = Unbesiegt · { $place }

runebound-map-dice = Deine { $dice } Bewegungswürfel
runebound-map-rest = { $dice ->
    [0] Rasten: keine Würfel werfen und hierbleiben
    [one] Nur 1 Würfel werfen und rasten
   *[other] Nur { $dice } Würfel werfen und rasten
  }
runebound-map-rested = { $rest ->
    [0] Weder dein Held noch ein Verbündeter hat {ICON("exhaustion")}
   *[other] Nimmt deinem Helden und jedem Verbündeten bis zu { $rest }~{ICON("exhaustion")} ab
  }
runebound-map-die =
  { CAPITAL($symbols) }
  { HAND() ->
    [mouse] Zieh ihn auf ein Feld neben deinem Helden, oder zieh deinen Helden ans Ziel
   *[keys] Wähle ihn ({ key-confirm }), dann ein Feld neben deinem Helden; oder wähle deinen Helden, dann das Ziel
  }
runebound-map-die-used = Benutzt
runebound-map-space = { $name }, { $id }
runebound-map-way = { $steps ->
    [one] { $place }: { $way }
   *[other] { $place }, { $steps } Schritte: { $way }
  }
runebound-map-awaits = Dort wartet unbesiegt: { $card }
runebound-map-draw = { $colour ->
    [green] Dort ziehst du ein grünes Abenteuer
    [yellow] Dort ziehst du ein gelbes Abenteuer
    [blue] Dort ziehst du ein blaues Abenteuer
   *[red] Dort ziehst du ein rotes Abenteuer
  }
runebound-map-meets = Dort kannst du treffen: { $heroes }
runebound-map-forced = { $count ->
    [one] Dort musst du kämpfen gegen: { $cards }
   *[other] Dort musst du gegen eine dieser Karten kämpfen: { $cards }
  }
runebound-map-forced-or-meet = { $count ->
    [one] Triffst du keinen Helden, musst du kämpfen gegen: { $cards }
   *[other] Triffst du keinen Helden, musst du gegen eine dieser Karten kämpfen: { $cards }
  }
runebound-map-exhausts = { $cards }: { $amount }~{ICON("exhaustion")} unterwegs
runebound-map-wounds = Was über die Ausdauer deines Helden ({ $stamina }) hinausgeht, wird zu { $amount }~{ICON("wound")}
runebound-map-knockout = { $preventable ->
    [0] Dein Held wird unterwegs bewusstlos
   *[other] Dein Held wird unterwegs bewusstlos, wenn du keine Wunden verhinderst
  }
runebound-map-costs = { $cards }: dort −{ $gold }~{ICON("gold")}

runebound-why-out-of-reach = Deine Würfel reichen nicht bis dorthin.
runebound-why-too-far = Das ist zu weit für diesen Flug.

runebound-step-movement = Bewegung
runebound-step-adventure = Abenteuer
runebound-step-market = Markt
runebound-step-experience = Erfahrung
runebound-step-threat = Bedrohung
runebound-step-tip-movement = Bewegung: geh ein Feld weit, oder würfle. Jeder Würfel, den du nicht wirfst, ist eine Rast
runebound-step-tip-adventure = Abenteuer: zieh eine Karte für einen Marker, kämpfe gegen eine unbesiegte Herausforderung, oder triff einen Helden
runebound-step-tip-market = Markt, in einer Stadt: kaufen, anwerben, verkaufen und heilen
runebound-step-tip-experience = Erfahrung: kaufe für Abenteuermarker Paare von Erfahrungsmarkern
runebound-step-tip-threat = Bedrohung: Der W20 wird geworfen, und eine Stadt kann fallen

runebound-ways = Zieht mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
  }
runebound-ways-cards = { $dice }, dazu { $cards }

runebound-legend-lands = Gelände und die Symbole dafür auf Bewegungswürfeln
runebound-legend-adventures = Abenteuer
runebound-legend-pieces = Figuren und Marker
runebound-legend-land = { $name }: betreten mit { $symbol }
runebound-legend-town = { $name }: betreten mit jedem Symbol; bietet Markt, Heilung und Verbündete
runebound-legend-hero = Dein Held, mit Ring
