# Gladiators in the web app. English.

web-gladiators-card = { $trait } { $power }
web-gladiators-hand = Cards in hand
web-gladiators-hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-gladiators-your-hand = Your cards
web-gladiators-decks = Decks
web-gladiators-deck = { $trait }: { $count } cards
web-gladiators-health-left = { $wounds } wounds against Health { $health }
web-gladiators-fallen = Fallen
web-gladiators-attack = Attack { $name }
web-gladiators-barred-too_quick = Too quick for you: { $theirs } against { $own }.
web-gladiators-barred-too_tough = Too tough for you: { $theirs } against { $own }.

web-gladiators-ask-draw = { $count ->
    [one] Draw one more card: tap a deck.
   *[other] Draw { $count } more cards: tap a deck.
}
web-gladiators-ask-respond = Respond with a card, or let it happen.
web-gladiators-ask-play = Lay a card if you like; then tap an opponent, a deck or a pair of yours.
web-gladiators-ask-act = Tap an opponent to attack, a deck to focus, or a pair of yours.
web-gladiators-choose-opponent = Tap the opponent who gets the card.
web-gladiators-do-it = Do it
web-gladiators-let-it = Let it happen
web-gladiators-pass = Pass

web-gladiators-action-draw = Draws from { $trait }
web-gladiators-action-play = Lays { $card }
web-gladiators-action-focus = Focuses on { $trait }
web-gladiators-action-attack = Attacks { $target }
web-gladiators-action-gambit = Gambit: { $card } for { $target }
web-gladiators-action-recover = Recover
web-gladiators-action-respond = Responds with { $card }
web-gladiators-action-pass = Passes

web-gladiators-lays = { $name }: { $card }.
web-gladiators-heals = { $name }: { $wounds ->
    [one] one wound heals
   *[other] { $wounds } wounds heal
}.
web-gladiators-gives = { $card } goes to { $name }.
web-gladiators-flips = { $name }: a new { $trait } is flipped.
web-gladiators-flipped = { $name } flips { $card }.
web-gladiators-draws = { $name }: { $count ->
    [one] draws a card
   *[other] draws { $count } cards
}.
web-gladiators-restocks = The deck of { $trait } is shuffled anew.
web-gladiators-dodges = { $name }: dodged.
web-gladiators-blocks = { $name }: blocked.
web-gladiators-wounds = { $name }: { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
web-gladiators-falls = { $name }: fallen.
web-gladiators-wins = The winner: { $names }.

web-gladiators-told-setup = The gladiators enter the arena.
web-gladiators-told-draw = { $name } draws from { $trait }.
web-gladiators-told-drew = { $name } draws { $card }.
web-gladiators-told-play = { $name } lays { $card }.
web-gladiators-told-respond = { $name } responds with { $card }.
