handicap-title = Vorgabe
handicap-help = Wer mag, beginnt mit mehr, als die Regeln geben. Die Wertung führt es auf.
handicap-nobody = Niemand
handicap-more = Mehr { $good }
handicap-more-help = So viel mehr hat { $name } am Anfang, höchstens { $most }.
handicap-row = Vorgabe: { $good }
handicap-why = { $good } für { $name }: Möglich sind 1 bis { $most }.
