# Gorus Maximus in the web app. English.

web-gorus-card = { $school } { $rank }
web-gorus-worth = worth { $favour }
web-gorus-preferred = Preferred
web-gorus-initiating = Initiating
web-gorus-preferred-is = { $school } are preferred.
web-gorus-preferred-at-end = { $school } were preferred at the end.
web-gorus-contenders-left = { $count ->
    [one] { $count } contender waits
   *[other] { $count } contenders wait
}
web-gorus-your-hand = Your gladiators
web-gorus-choose = Choose a gladiator.
web-gorus-warning = Challenges! Makes { $school } preferred.
web-gorus-warning-again = Challenges: { $school } stay preferred.
web-gorus-opens = Makes { $school } preferred.
web-gorus-leads-now = Would be winning.
web-gorus-deed-challenges = challenges: { $school }
web-gorus-deed-challenges-again = challenges again
web-gorus-took = takes the bout
web-gorus-nothing-played = Nothing is played yet.
web-gorus-support-of = { $name } { $support } of { $target } Crowd Support.
web-gorus-collected-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-gorus-side = Side
web-gorus-collected = Collected
web-gorus-favour = Crowd Favour
web-gorus-earns = earns Crowd Support
web-gorus-so-far = This round so far
web-gorus-no-round-yet = No round has ended yet.
web-gorus-round-over = Round { $round } is over

web-gorus-told-deal = Dealt by { $name }.
web-gorus-told-play = { $name }: { $card }.
web-gorus-told-prefers = { $school } are preferred now.
web-gorus-told-drawn = Drawn: { $card }.
web-gorus-told-bout = The bout goes to { $name }.
web-gorus-told-round = Round { $round } is over.
