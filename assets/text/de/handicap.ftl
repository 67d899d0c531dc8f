handicap-title = Vorgabe
handicap-help = Jemand kann mit mehr beginnen, als die Regeln vorsehen. Die Wertung weist es aus.
handicap-nobody = Niemand
handicap-more = Mehr { $good }
handicap-more-help = So viel mehr hat { $name } am Anfang, höchstens { $most }.
handicap-row = Vorgabe: { $good }
handicap-why = { $good } für { $name }: Möglich sind 1 bis { $most }.
