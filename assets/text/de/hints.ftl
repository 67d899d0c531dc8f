hint-title = Tipp
hint-because = Der Zug { $why }.
hint-and = {" "}und{" "}
hint-even = Der nächstbeste Zug ist etwa gleich gut.
hint-alone = Sonst lohnt sich jetzt nichts.
hint-worse = { $margin ->
    [none] etwa gleich gut
    [small] etwas schlechter
    [large] viel schlechter
   *[clear] schlechter
  }
hint-show-tip = Auf dem Tisch zeigen
hint-close-tip = Tipp schließen ({ key-escape })

new-kind-easy = Leicht
new-kind-normal = Normal
new-kind-hard = Schwer
new-kind-easy-tip = Leicht: zieht vernünftig, übersieht aber manches.
new-kind-normal-tip = Normal: plant den ganzen Zug und bedenkt, was die Nächsten tun.
new-kind-hard-tip = Schwer: schaut mehrere Züge voraus. Der Bot denkt je Zug einige Sekunden nach; wie lange, stellst du ein.
new-kind-temper = Auf diesem Platz ist er { $temper }.

settings-hard = Bedenkzeit schwerer Bots
settings-hard-help = Höchstens so lange je Zug; „Jetzt ziehen“ lässt sie sofort ziehen
settings-seconds = { $value } s
hard-now = Jetzt ziehen
hard-now-tip = Der Bot hört auf nachzudenken und spielt den besten Zug, den er gefunden hat{ HAS_KEY("now") ->
    [yes] {" "}({ KEY("now") })
   *[no] {""}
  }
