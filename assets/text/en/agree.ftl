# Agreements: changes of the position that everybody at the table agreed to
agree-menu = We agreed
agree-menu-tip = Set a number, a card or a piece by hand, if everybody at the table agrees.
agree-title = We agreed
agree-label = Agreement
agree-log = Agreed: { $change }
agree-more = { $field } +{ $amount }
agree-less = { $field } −{ $amount }
agree-set = { $field }: { $value }
agree-emptied = { $field }: nothing
agree-get = { $field }: { $value } added
agree-lose = { $field }: { $value } removed
agree-put = { $thing } moves from { $source } to { $field }
agree-of = { $name }’s { $field }
agree-part = { $field }, { $part }
agree-yes = yes
agree-no = no
agree-hidden = a hidden card
agree-over = The game is over; nothing can be changed any more.
agree-lesson = A lesson has no agreements.
agree-not-now = You can propose an agreement when it is your turn to choose.
agree-done = It is done. Undo takes it back.
agree-refused = { $name } does not agree, so nothing changes.
agree-ask = { $name }, do you agree? Type “{ $yes }” or “{ $no }”.
agree-asked = This would change:
agree-text-yes = yes
agree-text-no = no
agree-text-how = Type “{ $agree }” and a change, or several: { $agree } players.0.coins+1. With a word you see the fields whose names contain it. “+” and “-” change a number or a list, “=” sets a word or a place, “>” moves a card to another pile.
agree-text-field = { $field } = { $value } ({ $words })
agree-text-whose = { $name }: { $field }
agree-text-card = { $field } ({ $words })
agree-text-none = No field contains “{ $words }”. Type “{ $agree }” for how to write a change.
agree-note = { $count ->
    [one] 1 agreement changed this game by hand.
   *[other] { $count } agreements changed this game by hand.
  }
agree-table = Table
agree-top = the top card
agree-nothing = nothing
agree-add = Add: { $value }
agree-take-away = Take away: { $value }
agree-gone = Take it away
agree-to = To: { $value }
agree-into = To { $field }
hall-agreed = { $count ->
    [one] 1 agreement
   *[other] { $count } agreements
  }
agree-clear = Take all back
agree-propose = Propose
agree-propose-why = Nothing is changed yet.
agree-count = { $count ->
    [one] 1 change
   *[other] { $count } changes
  }
agree-section = Whose
agree-row = { $field }: { $value }
agree-row-then = { $row } → { $change }
agree-row-card = { $field } ({ $value })
agree-many = { $count } of them
agree-change = Change
agree-change-what = Change: { $field }
agree-less-of = One less: { $field }
agree-more-of = One more: { $field }
agree-no-offer = This can go nowhere else.
agree-withdraw = Withdraw the proposal
agree-person = { $name }, do you agree?
agree-agreed = { $name } agrees.
agree-yes-button = I agree
agree-no-button = No
agree-yes-of = { $name } agrees
agree-no-of = { $name } does not agree
