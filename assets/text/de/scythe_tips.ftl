scythe-tip-open-stars = Noch offene Sterne: { $goals }
scythe-tip-workers-cost = Je mehr Arbeiter du im Spiel hast, desto mehr kostet es.
