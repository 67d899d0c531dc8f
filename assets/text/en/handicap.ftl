handicap-title = Handicap
handicap-help = A player can begin with more than the rules give. The score sheet lists it.
handicap-nobody = Nobody
handicap-more = More { $good }
handicap-more-help = { $name } begins with so many more; { $most } at most, nothing for none.
handicap-row = Handicap: { $good }
handicap-why = { $good } for { $name }: a handicap can be 1 to { $most }.
