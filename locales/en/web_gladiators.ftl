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
web-gladiators-not-until-turn = Not until my turn
web-gladiators-ask-again = Ask me again whether I respond

web-gladiators-recent = Just now
web-gladiators-opens = You could then attack:
web-gladiators-you-fell = You have fallen; the fight goes on without you.
web-gladiators-wait = The others are at it.

web-gladiators-announced = { $name } — { $action }.
web-gladiators-action-draw = Draw from { $trait }
web-gladiators-action-play = Lay { $card }
web-gladiators-action-focus = Focus on { $trait }
web-gladiators-action-attack = Attack: { $target }
web-gladiators-action-gambit = Gambit: { $card } for { $target }
web-gladiators-action-recover = Recover
web-gladiators-action-respond = Respond with { $card }
web-gladiators-action-pass = Pass

web-gladiators-lays = { $name }: { $card }.
web-gladiators-heals = { $name }: { $wounds ->
    [one] one wound heals
   *[other] { $wounds } wounds heal
}.
web-gladiators-gives = { $name } got { $card }.
web-gladiators-flips = { $name }: a new { $trait } is flipped.
web-gladiators-flipped = { $name } flipped { $card }.
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
web-gladiators-told-draw = { $name } drew from { $trait }.
web-gladiators-told-drew = { $name } drew { $card }.
web-gladiators-told-play = { $name } laid { $card }.
web-gladiators-told-respond = { $name } responded with { $card }.
