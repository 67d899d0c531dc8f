handicap-title = Handicap
handicap-help = A player can begin with more than the rules give. The score sheet lists it.
handicap-nobody = Nobody
handicap-more = More { $good }
handicap-more-help = { $name } begins with this much more. The most is { $most }; leave it empty for none.
handicap-row = Handicap: { $good }
handicap-why = { $good } for { $name }: a handicap can be 1 to { $most }.
