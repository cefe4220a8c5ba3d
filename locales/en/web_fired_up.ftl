# Fired Up in the web app. English.

# ---- The board

web-fired-up-arena = Arena
web-fired-up-parts = Views
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
web-fired-up-last-attack = Last attack
web-fired-up-legend = Legend
web-fired-up-legend-keys = Keys: arrows go along a row, 1 to 9 choose a die or a card. h reads your dice and Highlights, b the arena, s the score.

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

web-fired-up-ask-keep = Choose two Highlights for this round.
web-fired-up-ask-reroll = Tap the dice you want to reroll (once only), or keep them all.
web-fired-up-ask-act = Use at least one die: tap it, then a lit fighter.
web-fired-up-ask-more = Use more dice, or end your turn and keep the rest for the next one.
web-fired-up-choose-deed = What should the die do for { $name }?
web-fired-up-ask-score = This attack meets your Highlight: score it now, or wait for more.
web-fired-up-ask-wait = This attack meets none of your Highlights.
web-fired-up-blow = { $attacker } attacks { $victim }
web-fired-up-morale-check = Morale check: the battle begins

# ---- Dice and what they are used for

web-fired-up-your-dice = Your dice
web-fired-up-dice-of = { $name }’s dice
web-fired-up-roll-again = { $face }: reroll
web-fired-up-tokens = { $tokens ->
    [0] No stored Socials
    [one] { $tokens } stored Social
   *[other] { $tokens } stored Socials
}{ $tapped ->
    [0] {""}
   *[other] , { $tapped } chosen
}
web-fired-up-reroll = { $count ->
    [0] Reroll
    [one] Reroll { $count } die
   *[other] Reroll { $count } dice
}
web-fired-up-stand = Keep all dice
web-fired-up-bound = This turn your dice go to { $name }; only Socials may go elsewhere.
web-fired-up-use = { $face ->
    [B] Buff: Attack or Defense one space forward. Tap a lit fighter.
    [M] Morale: a thumb up or down. Tap a lit fighter.
    [S] Speed: overtake the fighter ahead. Tap a lit fighter.
    [T] Target: turn a fighter, or lock or unlock its target. Tap a lit fighter.
    [O] Social: tap a Bet, store it, or spend two on any lit fighter.
   *[D] Double: repeats an action of this turn. Tap a lit fighter, or discard the die.
}
# No fighter is lit. $can says what else the dice can do.
web-fired-up-use-on-none = { $can ->
    [bet-or-store] Social: tap a Bet, or store it.
    [bet] Social: tap a Bet.
    [store] Social: store it, or discard it.
   *[nothing] { $face ->
        [D] A Double goes with another die: tap that die too, or discard the Double.
       *[other] No fighter can take this die now. Discard it, or tap another.
    }
}
web-fired-up-aim = Tap a fighter with a dashed frame: { $name } will target that fighter.
web-fired-up-deed = { $deed ->
    [up] Thumb up
    [down] Thumb down
    [speed] Overtake
    [lock] Lock
   *[unlock] Unlock
}
web-fired-up-price = Cost: { $dice }.
web-fired-up-do-it = Confirm
web-fired-up-store = Store
web-fired-up-discard = Discard
web-fired-up-end-turn = End turn
web-fired-up-end-influence = At the end of the turn { $names } will lose 1 Influence.
web-fired-up-end-battle = Then the battle begins.

web-fired-up-change-counting = In the battle: { $stat ->
    [attack] Attack
   *[defense] Defense
} { $before } → { $after }.
web-fired-up-change-morale = In the battle: Morale { $before ->
    [low] Low
    [neutral] Neutral
   *[high] High
} → { $after ->
    [low] Low
    [neutral] Neutral
   *[high] High
}.
web-fired-up-change-place = { $name }: Speed { $before } → { $after }.
web-fired-up-change-influence = { $name }: Influence { $before } → { $after }.
web-fired-up-change-stamina = { $name }: Stamina { $before } → { $after }.
web-fired-up-change-wounds = { $name }: Wounds { $before } → { $after }.

# ---- A fighter's mat

web-fired-up-starting-speed = Starting Speed
web-fired-up-now = now
web-fired-up-coming = next
web-fired-up-of = { $now } of { $full }
web-fired-up-targeted-by = Targeted by
web-fired-up-thumbs = Thumbs
web-fired-up-dealt = Damage dealt
web-fired-up-counts = If the battle began now: Attack dice { $attack }, Defense dice { $defense }. A marker counts only as far as the Morale then allows.
web-fired-up-no-abilities = This table plays without abilities.

# ---- Highlights

web-fired-up-highlight = { $title }, { $moment ->
    [start] scored at the start of the battle
    [fight] scored after an attack
   *[end] scored at the end of the battle
}, worth { $points } now. { $tiers }
web-fired-up-tier = { $standing ->
    [holds] met
    [failed] out of reach
   *[open] not yet
}
web-fired-up-so-far = now { $now }
web-fired-up-highlights-wait = Highlights are checked once the attack is over.
web-fired-up-keep = { $count ->
    [2] Keep these two
   *[other] Choose two ({ $count }/2)
}
web-fired-up-not-met = not met
web-fired-up-tap-card = Tap a card to score it
web-fired-up-score = Score { $points }
web-fired-up-wait = Wait for more
web-fired-up-watch-on = Continue

# ---- Bets

web-fired-up-bet-pays = 1st, 2nd, 3rd correct bet: { $first }, { $second }, { $third } points, plus { $bonus } this round
web-fired-up-bet-leads = Leading: { $fighters }
web-fired-up-bet-right = Result: { $fighters }
web-fired-up-bet-nobody = Result: no fighter
web-fired-up-bet-whom = Bet on whom?
web-fired-up-bet-preview = { $bet }: { $fighter }. { $sure ->
    [yes] If correct: { $most ->
        [one] { $most } point
       *[other] { $most } points
    }.
   *[no] If correct: { $least } to { $most } points.
}
web-fired-up-place-bet = Place the bet
web-fired-up-stake = { $name }: { $standing ->
    [hidden] card face down
    [open] { $fighter }, up to { $most } if correct
    [lost] { $fighter }, can no longer be correct
    [right] { $fighter }, correct, +{ $least }
   *[wrong] { $fighter }, wrong
}
web-fired-up-settled = Bet { $bet } is settled.
web-fired-up-payment = { $who ->
    [you] you with { $fighter } ({ $points })
   *[seat] { $name } with { $fighter } ({ $points })
}

# ---- The battle

web-fired-up-order = Order of attacks
web-fired-up-order-of = { $place }. { $attacker } attacks { $victim }: Attack dice { $attack }, Defense dice { $defense }{ $when ->
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
    [one] { $counters } Defense die counters.
   *[other] { $counters } Defense dice counter.
}
web-fired-up-morale-is = { $name }: Morale { $morale ->
    [low] Low
    [neutral] Neutral
   *[high] High
}.
web-fired-up-next = { $count ->
    [0] Continue
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
