# Raiders of Scythia: odds of raids

raiders-odds-raid = Raids
raiders-odds-no-raid = No raid space is left.
raiders-odds-seat = Who raids
raiders-odds-settlement = Where
raiders-odds-crew = Crew
raiders-odds-crew-now = as it is
raiders-odds-crew-healed = without wounds
raiders-odds-space = Crew space { $number }
raiders-odds-nobody = nobody
raiders-odds-kumis = Kumis spent
raiders-odds-vp = VP on average
raiders-odds-wounds = Wounds on average
raiders-odds-deaths = Deaths on average
raiders-odds-percent = { $share }%
raiders-odds-mean = { $mean }
raiders-odds-note = Without rerolls and without abilities that cost something. Deaths are those if you spread the wounds best.
raiders-odds-have = The row of { $kumis } kumis stands out: that is what there is now.
