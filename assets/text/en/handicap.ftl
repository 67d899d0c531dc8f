handicap-title = Handicap
handicap-help = A player can begin with more than the rules give. The score sheet lists it.
handicap-nobody = Nobody
handicap-more = More { $good }
handicap-more-help = { $name } begins with this much more, at most { $most }.
handicap-row = Handicap: { $good }
handicap-why = { $good } for { $name }: a handicap can be 1 to { $most }.
