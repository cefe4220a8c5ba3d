# Why a bot likes a move: short, for hints and reviews. Each goes on a line of its own.

# ---- Gorus Maximus

gorus-reason-forced = the only legal card
gorus-reason-takes = wins the bout: { $favour } CF
gorus-reason-takes-for-now = winning so far
gorus-reason-avoids = leaves others a bout worth { $favour } CF
gorus-reason-ducks = stays below the winning card
gorus-reason-feeds = adds { $favour } CF to a bout that a teammate is winning
gorus-reason-supports = keeps out of a teammate’s way
gorus-reason-challenges = challenge: { gorus-school-name } become preferred, and the card is winning
gorus-reason-makes-zero-count = makes { gorus-school-name } preferred, so their 0 is worth 5
gorus-reason-drops-eight = leaves an 8 with another player
gorus-reason-leads-highest = no other player has a higher card of its school
gorus-reason-leads-low = leads low: another player will probably win
gorus-reason-empties-school = gets rid of the last { $school ->
    [F] Fist
    [S] Sword
    [A] Arrow
    [X] Axe
   *[H] Shield
}
gorus-reason-collects-eight = wins the 8 that the crowd demands

# ---- Gladiators

gladiators-reason-wins = wins the game
gladiators-reason-fells = fells seat { $seat }
gladiators-reason-wounds = { $wounds ->
    [one] { $wounds } wound for seat { $seat }
   *[other] { $wounds } wounds for seat { $seat }
}
gladiators-reason-saves-itself = otherwise the attack would be fatal
gladiators-reason-spares = { $wounds ->
    [one] prevents { $wounds } wound
   *[other] prevents { $wounds } wounds
}
gladiators-reason-makes-onslaught = makes an Onslaught
gladiators-reason-opens-attack = opens an attack on seat { $seat }
gladiators-reason-wards-off = keeps seat { $seat } from attacking
gladiators-reason-makes-pair = makes a pair: { $pair }
gladiators-reason-improves = better { gladiators-trait-name }
gladiators-reason-seeks-victory = the flipped card may complete a Victory
gladiators-reason-seeks-onslaught = the flipped card may complete an Onslaught
gladiators-reason-seeks-power = a stronger { gladiators-trait-name } is likely
gladiators-reason-breaks-onslaught = breaks the Onslaught of seat { $seat }
gladiators-reason-weakens = weakens the { gladiators-trait-name } of seat { $seat }
gladiators-reason-heals = { $wounds ->
    [one] heals { $wounds } wound
   *[other] heals { $wounds } wounds
}
gladiators-reason-renews = two new cards instead of the pair { $pair }, and a draw
gladiators-reason-draws = { $trait ->
    [A] an
   *[S] a
} { gladiators-trait-name } card for the hand
gladiators-reason-endures = { $wounds ->
    [one] { $wounds } wound is bearable; the cards are worth more
   *[other] { $wounds } wounds are bearable; the cards are worth more
}
gladiators-reason-keeps-cards = the cards are better kept

# ---- Fired Up

fired-up-reason-keeps-likely = { $card } and { $other } will probably bring the most
fired-up-reason-rolls-for-better = other faces would help more
fired-up-reason-likes-the-dice = the dice are good as they are
fired-up-reason-serves-highlight = helps { $card }
fired-up-reason-helps-bet = helps the bet { $bet } on { $name }
fired-up-reason-draws-fire-onto = one more attacker on { $name }
fired-up-reason-protects = { $name } can take more
fired-up-reason-strengthens = { $name } will strike harder or sooner
fired-up-reason-weakens = { $name } will have fewer dice
fired-up-reason-holds-target = { $name } keeps its target
fired-up-reason-frees-target = { $name } can change its target again
fired-up-reason-backs-likely = { $name } has a good chance in the bet { $bet }
fired-up-reason-saves-social = pays for something later
fired-up-reason-gives-up-die = this die is of no use
fired-up-reason-spares-dice = the dice may do more later
fired-up-reason-settles-now = { $points ->
    [one] { $points } point now beats the hope of more
   *[other] { $points } points now beat the hope of more
}
fired-up-reason-waits-for-more = a later attack may bring more for { $card }
