# The worked examples on the pages of the rules. English.

web-rules-examples = Examples
web-rules-shows = Rules:
web-rules-here = Here: { $what }.
web-rules-step-back = Back
web-rules-step-next = Next
web-rules-step-first = From the start
web-rules-emil = Emil
web-rules-flora = Flora
web-rules-igor = Igor
web-rules-vera = Vera

# ---- Gorus Maximus: a bout, card by card

web-rules-gorus-step-opens = { $name } leads { $card }: { $school } are initiating and preferred.
web-rules-gorus-step-leads = { $name } leads { $card }: { $school } are initiating; { $preferred } stay preferred.
web-rules-gorus-step-joins = { $name } follows with { $card }.
web-rules-gorus-step-sluffs = { $name } has no { $initiating } and plays { $card }.
web-rules-gorus-step-challenges = { $name } plays { $card } and challenges: { $school } are preferred now.
web-rules-gorus-step-challenges_again = { $name } plays { $card } and challenges: { $school } stay preferred.
web-rules-gorus-ahead = { $name } is winning. In the bout so far: { $favour } CF.
web-rules-gorus-takes = { $name } wins the bout: { $favour } CF.
web-rules-gorus-takes-for = { $name } wins the bout for { $team }: { $favour } CF.

# ---- Gladiators

web-rules-gladiators-before = At the start.

# ---- Fired Up

web-rules-fired_up-blocks = blocks
web-rules-fired_up-rolled = The dice are rolled.
web-rules-fired_up-parts-block = What blocks, and what is blocked.
web-rules-fired_up-result = Result: { $damage } damage{ $wounds ->
    [0] {""}
    [one] , { $wounds } Wound
   *[other] , { $wounds } Wounds
}{ $countered ->
    [0] {""}
   *[other] ; the counter deals { $countered } damage to the attacker
}.
web-rules-fired_up-card = Card
web-rules-fired_up-placed = Placed in
web-rules-fired_up-for-place = For its place
web-rules-fired_up-for-row = For the row
web-rules-fired_up-sum = Points
web-rules-fired_up-order-before = The order before the attack.
web-rules-fired_up-order-after = { $name } has fallen; those behind move up.
web-rules-fired_up-turn-before = Before the turn.
web-rules-fired_up-turn-end = The turn ends: Influence { $before } → { $after }.
web-rules-fired_up-thumbs-up = Thumbs up
