# Fired Up in the web app. English.

# ---- The board

web-fired-up-arena = Arena
web-fired-up-parts = What is shown
web-fired-up-part-arena = Arena
web-fired-up-part-highlights = My Highlights
web-fired-up-part-bets = Bets
web-fired-up-round = Round { $round } of 4
web-fired-up-round-short = Round { $round }:
web-fired-up-phases = Phases of the round
web-fired-up-phase-keep = Cards
web-fired-up-phase-influence = Influence
web-fired-up-phase-battle = Battle
web-fired-up-first = goes first
web-fired-up-last-attack = The last attack
web-fired-up-legend = What the signs mean
web-fired-up-legend-keys = Keys: h says your dice and Highlights, b the arena, s the score.

# The face of a die, as short as possible.
web-fired-up-influence-short = { $face ->
    [B] Buff
    [M] Morale
    [S] Speed
    [T] Target
    [O] Social
   *[D] Double
}
web-fired-up-fight-short = { $face ->
    [H] Head
    [A] Hand
    [T] Torso
    [L] Leg
    [X] Special
   *[miss] Miss
}

# A fighter for screen readers.
web-fired-up-token = { $name }: Speed { $speed }{ $sprints ->
    [yes] , sprinting
   *[no] {""}
}, Attack { $attack }, Defense { $defense }, Stamina { $stamina } of { $full }, Wounds { $wounds } of 3, Morale { $morale ->
    [low] Low
    [neutral] Neutral
   *[high] High
}{ $coming ->
    [low] , Low to come
    [neutral] , Neutral to come
    [high] , High to come
   *[same] {""}
}, Influence { $influence }; targets { $target }{ $locked ->
    [yes] , locked
   *[no] {""}
}.
web-fired-up-token-fallen = { $name } has fallen.

# ---- Questions to the player

web-fired-up-ask-keep = Tap the two Highlights that you hope to see this round.
web-fired-up-ask-reroll = Tap the dice that you want to roll again, once, or keep them all.
web-fired-up-ask-act = Use at least one die: tap it, then a fighter that lights up.
web-fired-up-ask-more = Use more dice, or end the turn and keep the rest for the next one.
web-fired-up-choose-deed = What should your die do for { $name }?
web-fired-up-ask-score = This attack meets a Highlight of yours: score it, or wait for more.
web-fired-up-ask-wait = This attack brings you nothing. Watch on.
web-fired-up-blow = { $attacker } attacks { $victim }
web-fired-up-morale-check = Morale check: the battle begins

# ---- Dice and what they are used for

web-fired-up-dice-of = Dice: { $name }
web-fired-up-roll-again = { $face }: roll again
web-fired-up-tokens = { $tokens ->
    [0] No stored Socials
    [one] { $tokens } stored Social
   *[other] { $tokens } stored Socials
}{ $tapped ->
    [0] {""}
   *[other] , { $tapped } chosen
}
web-fired-up-reroll = { $count ->
    [0] Roll again
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
}
web-fired-up-stand = Keep them all
web-fired-up-bound = This turn your dice go to { $name }; only Socials may go elsewhere.
web-fired-up-use = { $face ->
    [B] Buff: one step up on Attack or Defense. Tap a lit fighter.
    [M] Morale: a thumb up or down. Tap a lit fighter.
    [S] Speed: overtake the next faster one. Tap a lit fighter.
    [T] Target: turn a fighter, or lock its target. Tap a lit fighter.
    [O] Social: tap a Bet, store it, or use two on any lit fighter.
   *[D] Double: one more of what you have done this turn, or discard it.
}
web-fired-up-aim = Tap a fighter with a dashed frame to make it { $name }’s target.
web-fired-up-deed = { $deed ->
    [up] Thumb up
    [down] Thumb down
    [speed] Overtake
    [lock] Lock
   *[unlock] Unlock
}
web-fired-up-price = It takes { $dice }.
web-fired-up-do-it = Do it
web-fired-up-store = Store it
web-fired-up-discard = Discard
web-fired-up-end-turn = End the turn
web-fired-up-end-influence = At the end of the turn { $names } will lose one Influence.
web-fired-up-end-battle = Then the battle begins.

web-fired-up-change-counting = In the battle: { $stat ->
    [attack] Attack
   *[defense] Defense
} { $before } → { $after }.
web-fired-up-change-morale = Morale to come: { $before ->
    [low] Low
    [neutral] Neutral
   *[high] High
} → { $after ->
    [low] Low
    [neutral] Neutral
   *[high] High
}.
web-fired-up-change-place = { $name }: place { $before } → { $after }.
web-fired-up-change-influence = { $name }: Influence { $before } → { $after }.
web-fired-up-change-stamina = { $name }: Stamina { $before } → { $after }.
web-fired-up-change-wounds = { $name }: Wounds { $before } → { $after }.

# ---- A fighter's mat

web-fired-up-now = now
web-fired-up-coming = to come
web-fired-up-of = { $now } of { $full }
web-fired-up-targeted-by = Targeted by
web-fired-up-thumbs = Thumbs
web-fired-up-dealt = Damage dealt
web-fired-up-counts = If the battle began now: { $attack } Attack dice, { $defense } Defense dice. A marker counts only as far as the Morale to come allows.
web-fired-up-no-abilities = This table plays without abilities.

# ---- Highlights

web-fired-up-highlight = { $title }, { $moment ->
    [start] judged at the start of the battle
    [fight] judged on each attack
   *[end] judged at the end of the battle
}, worth { $points } now. { $tiers }
web-fired-up-tier = { $standing ->
    [holds] met
    [failed] out of reach
   *[open] not yet
}
web-fired-up-so-far = now { $now }
web-fired-up-highlights-wait = Your cards are judged when the blow has landed.
web-fired-up-keep = { $count ->
    [2] Keep these two
   *[other] Choose two ({ $count }/2)
}
web-fired-up-not-met = not met
web-fired-up-tap-card = Tap a card to score it
web-fired-up-score = Score { $points }
web-fired-up-wait = Wait for more
web-fired-up-watch-on = Watch on

# ---- Bets

web-fired-up-bet-pays = Right answers pay { $first }, { $second }, { $third }, and now { $bonus } more.
web-fired-up-bet-leads = So far: { $fighters }
web-fired-up-bet-right = Settled: { $fighters }
web-fired-up-bet-nobody = Settled: nobody
web-fired-up-bet-whom = On whom?
web-fired-up-bet-preview = { $bet }: { $fighter }. { $sure ->
    [yes] If right, it pays { $most }.
   *[no] If right, it pays { $least } to { $most }.
}
web-fired-up-place-bet = Place the bet
web-fired-up-stake = { $name }: { $standing ->
    [hidden] a card face down
    [open] { $fighter }, may pay up to { $most }
    [lost] { $fighter }, cannot be right any more
    [right] { $fighter }, right, paid { $least }
   *[wrong] { $fighter }, wrong
}
web-fired-up-settled = The Bet { $bet } is settled.
web-fired-up-payment = { $name } with { $fighter }, { $points }

# ---- The battle

web-fired-up-order = Who attacks whom, the fastest first
web-fired-up-order-of = { $place }. { $attacker } against { $defender }: { $attack } Attack dice, { $defense } Defense dice{ $when ->
    [past] , done
    [now] , now
    [never] , not this round
   *[coming] {""}
}
web-fired-up-attacks = attacks
web-fired-up-defends = defends
web-fired-up-new-wounds = { $wounds ->
    [one] { $wounds } new Wound
   *[other] { $wounds } new Wounds
}
web-fired-up-counters = { $counters ->
    [one] One Defense die counters.
   *[other] { $counters } Defense dice counter.
}
web-fired-up-morale-is = { $name }: Morale { $morale ->
    [low] Low
    [neutral] Neutral
   *[high] High
}.
web-fired-up-next = { $count ->
    [0] Go on
   *[other] Next ({ $count } more)
}
web-fired-up-step = Next
web-fired-up-skip = Skip

# ---- Score and keys

web-fired-up-source-highlight = Highlight { $title }
web-fired-up-source-bet = Bet { $title }: { $fighter }
web-fired-up-no-points = no points yet
web-fired-up-spoken-dice = Dice: { $dice }.
web-fired-up-spoken-highlight = { $title }: { $points } now.
