scythe-advice-own-airships = Ab vier Personen empfehlen wir ein gemeinsames Paar Luftschiffplättchen für alle.

## Abilities

scythe-does-river-tunnel = dein Anführer und deine Mechs können Flüsse überqueren, wenn sie dabei einen Tunnel oder deine Mine betreten oder verlassen
scythe-does-river-once = einmal pro Zug kann dein Anführer oder ein Mech einen Fluss überqueren, auch mit Arbeitern an Bord
scythe-does-lakes-card = { $amount ->
    [one] dein Anführer und deine Mechs können Seen betreten und verlassen; einmal pro Kampf auf einem See darfst du 1 Kampfkarte mehr spielen
   *[other] dein Anführer und deine Mechs können Seen betreten und verlassen; einmal pro Kampf auf einem See darfst du { $amount } Kampfkarten mehr spielen
  }
scythe-does-place-flag = nach einer Bewegung darf dein Anführer eine von { $amount } Flaggen setzen; am Ende zählt jede als zusätzliche Region, wenn du die Region kontrollierst und sie nicht an deine Heimatbasis grenzt
scythe-does-place-trap = nach einer Bewegung darf dein Anführer eine von { $amount } Fallen legen, verdeckt und scharf; sie hält den ersten Gegner auf, der sie betritt, und kontrolliert am Ende ihre Region, solange sie scharf ist
scythe-does-before-attacker = einmal pro Kampf, wenn du angreifst und bevor die Scheiben eingestellt werden: { $effect }
scythe-does-before-defender = einmal pro Kampf, wenn du verteidigst und bevor die Scheiben eingestellt werden: { $effect }
scythe-does-before-alone = einmal pro Kampf, in dem deine einzige Einheit ein Anführer oder Mech ist, auf Wunsch, bevor die Scheiben eingestellt werden: { $effect }
scythe-does-jump-arms = dein Anführer und deine Mechs können von überall zu { $places } ziehen; danach darfst du die Falle wieder scharf machen
scythe-does-options-coins = du darfst in jeder Begegnung bis zu { $amount } verschiedene Möglichkeiten wählen; am Ende bekommst du { $coins }~{ICON("coin")} für jede Begegnungsregion, die du kontrollierst
scythe-brief-river-tunnel = Flüsse über Tunnel oder Mine
scythe-brief-river-once = ein Fluss pro Zug
scythe-brief-lakes-card = Seen; dort { $amount } Karte mehr
scythe-brief-place-flag = setze eine Flagge am Zielort
scythe-brief-place-trap = lege eine Falle
scythe-brief-before-attacker = im Angriff: Gegner −{ $foe }
scythe-brief-before-defender = Verteidigung: { $effect }
scythe-brief-before-alone = allein im Kampf: { $effect }
scythe-brief-jump-arms = Sprung zu einer Falle, mach sie scharf
scythe-brief-options-coins = { $amount } Möglichkeiten; am Ende { $coins }~{ICON("coin")} pro Ort
scythe-target-own_worker = deinem Arbeiter
scythe-target-own_flag = deiner Flagge
scythe-target-own_trap = deiner Falle

## Flags and traps

scythe-tip-flag = Flagge von { $name }: zählt am Ende als zusätzliche Region, wenn { $name } diese hier kontrolliert und sie nicht an die eigene Heimatbasis grenzt.
scythe-tip-trap-armed = Scharfe Falle von { $name }
scythe-tip-trap-sprung = Falle von { $name }, schon ausgelöst
scythe-tip-trap-unknown = Nur wer sie gelegt hat, weiß, was sie kostet.
scythe-tip-trap-takes = Kostet { $things }.
scythe-tip-flags-left = { $amount ->
    [one] Noch 1 Flagge.
   *[other] Noch { $amount } Flaggen.
}
scythe-tip-traps-left = Falle, die { $things } kostet; noch nicht gelegt.
scythe-tip-traps-placed = Falle, die { $things } kostet; liegt auf der Karte.
scythe-tip-traps-unknown = Falle, die { $things } kostet; liegt vielleicht verdeckt auf der Karte.
scythe-warn-trap = Dort liegt eine scharfe Falle von { $name }: Wer die Region betritt, löst sie aus.
scythe-preview-trap = Löst eine Falle aus, die { $things } kostet
scythe-preview-trap-unknown = Löst eine Falle aus; was sie kostet, weiß nur, wer sie gelegt hat

## Airships and tiles

scythe-tip-airship = Luftschiff von { $name }
scythe-tip-airship-holds = Trägt bis zu { $things }, fliegt { $range ->
    [one] 1 Region
   *[other] { $range } Regionen
} weit.
scythe-tile-holds = Trägt { $things }
scythe-tile-flies = Reichweite { $range }
scythe-tile-house = Hausplättchen: Der Name stammt aus dem Spiel, die Wirkung ist von uns.
scythe-near-stars = Meiste Sterne: { $stars } von { $need }
scythe-near-turns = { $turns ->
    [one] Danach noch 1 Zug
   *[other] Noch { $turns } Züge
}
scythe-near-over = Das Spiel ist aus
scythe-near-last = Das ist der letzte Zug
scythe-tip-public = Für alle offen
scythe-track-tile = Plättchen
scythe-track-public_1 = 1. offenes
scythe-track-public_2 = 2. offenes
