# Why a bot likes a move: short, for hints and reviews. Each goes on a line of its own.

# ---- Gorus Maximus

gorus-reason-forced = nothing else may be played
gorus-reason-takes = takes the bout for { $favour } CF
gorus-reason-takes-for-now = takes the bout as it stands
gorus-reason-avoids = leaves others a bout that costs { $favour } CF
gorus-reason-ducks = leaves the bout to whoever is winning it
gorus-reason-feeds = adds { $favour } CF to a bout that a teammate is winning
gorus-reason-supports = keeps out of a teammate's way
gorus-reason-challenges = challenges: { gorus-school-name } preferred, and winning
gorus-reason-makes-zero-count = makes { gorus-school-name } preferred, and their 0 worth 5
gorus-reason-drops-eight = leaves an 8 with somebody else
gorus-reason-leads-highest = nobody has a higher one of its school
gorus-reason-leads-low = leads low: somebody else will likely win
gorus-reason-empties-school = gets rid of the last one of { gorus-school-name }
gorus-reason-collects-eight = brings the 8 that the crowd must see

# ---- Gladiators

gladiators-reason-wins = wins the game
gladiators-reason-fells = fells seat { $seat }
gladiators-reason-wounds = { $wounds ->
    [one] { $wounds } wound for seat { $seat }
   *[other] { $wounds } wounds for seat { $seat }
}
gladiators-reason-saves-itself = without it the attack would be fatal
gladiators-reason-spares = { $wounds ->
    [one] spares { $wounds } wound
   *[other] spares { $wounds } wounds
}
gladiators-reason-makes-onslaught = makes an Onslaught
gladiators-reason-opens-attack = opens an attack on seat { $seat }
gladiators-reason-wards-off = keeps seat { $seat } from attacking
gladiators-reason-makes-pair = makes a pair: { $pair }
gladiators-reason-improves = better { gladiators-trait-name }
gladiators-reason-seeks-victory = the card turned up may complete a Victory
gladiators-reason-seeks-onslaught = the card turned up may complete an Onslaught
gladiators-reason-seeks-power = a stronger { gladiators-trait-name } is likely to turn up
gladiators-reason-breaks-onslaught = breaks the Onslaught of seat { $seat }
gladiators-reason-weakens = weakens the { gladiators-trait-name } of seat { $seat }
gladiators-reason-heals = { $wounds ->
    [one] heals { $wounds } wound
   *[other] heals { $wounds } wounds
}
gladiators-reason-renews = two new cards for the pair { $pair }, and a draw
gladiators-reason-draws = a { gladiators-trait-name } card for the hand
gladiators-reason-endures = { $wounds ->
    [one] { $wounds } wound can be borne; the cards are worth more
   *[other] { $wounds } wounds can be borne; the cards are worth more
}
gladiators-reason-keeps-cards = the cards are not needed now

# ---- Fired Up

fired-up-reason-keeps-likely = { $card } and { $other } are likely to bring the most
fired-up-reason-rolls-for-better = other faces would be of more use
fired-up-reason-likes-the-dice = the dice are good as they lie
fired-up-reason-serves-highlight = helps { $card }
fired-up-reason-helps-bet = helps the bet { $bet } on { $name }
fired-up-reason-draws-fire-onto = one more attacks { $name }
fired-up-reason-protects = { $name } can take more
fired-up-reason-strengthens = { $name } will strike harder or sooner
fired-up-reason-weakens = { $name } will have fewer dice
fired-up-reason-holds-target = { $name } is kept to its target
fired-up-reason-frees-target = { $name } can be turned on somebody else again
fired-up-reason-backs-likely = { $name } may well be right on { $bet }
fired-up-reason-saves-social = pays for something later
fired-up-reason-gives-up-die = the die serves nothing
fired-up-reason-spares-dice = the dice may do more later
fired-up-reason-settles-now = { $points ->
    [one] { $points } point now is worth more than what may come
   *[other] { $points } points now are worth more than what may come
}
fired-up-reason-waits-for-more = a later attack may bring more for { $card }
