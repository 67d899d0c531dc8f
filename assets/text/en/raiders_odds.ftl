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
raiders-odds-note = Rerolls and abilities with a cost are not counted. The deaths assume that you spread the wounds as well as possible.
raiders-odds-have = The row for { $kumis } kumis is highlighted: that is what this player has now.
