# Gladiators in English. The words are ours; the terms are the rulebook's.

game-gladiators = Gladiators

# ---- The traits, by their letters

gladiators-trait-name = { $trait ->
    [S] Speed
    [A] Attack
    [D] Defense
   *[H] Health
}

# ---- Terms, each with its meaning

gladiators-term-trait = trait
    .meaning = what a gladiator is made of: Speed, Attack, Defense or Health; each card belongs to one
gladiators-term-deck = trait deck
    .meaning = the face-down cards of one trait, from which players flip and draw
gladiators-term-pile = trait pile
    .meaning = the face-up cards of one trait in front of a player; the top one counts
gladiators-term-power = power
    .meaning = the number on a card, 1 to 13; the top card of a pile is the power of that trait
gladiators-term-effective = effective power
    .meaning = the power that counts in a fight: the printed one, or 14 under an Onslaught
gladiators-term-history = history
    .meaning = the cards that other cards have covered
gladiators-term-focus = Focus
    .meaning = an action: flip the top card of a deck onto your own trait
gladiators-term-attack = Attack
    .meaning = an action: wound an opponent who is not faster than you and whose Defense is lower than your Attack
gladiators-term-gambit = Gambit
    .meaning = an action: break a pair, give one card of it to an opponent, flip both traits anew and draw
gladiators-term-recover = Recover
    .meaning = an action: break a pair with your Health in it, heal every wound, flip both traits anew and draw
gladiators-term-response = response
    .meaning = a card that you play on your own trait after another player has announced an action, before it happens
gladiators-term-dodge = dodge
    .meaning = to be faster than the attacker when the attack comes
gladiators-term-block = block
    .meaning = to have a Defense that is as high as the Attack, or higher, when the attack comes
gladiators-term-wounds = wounds
    .meaning = what attacks leave behind; they add up, and a player who has just been hit and now has at least as many as Health is out
gladiators-term-pair = pair
    .meaning = two of your traits with the same printed power
gladiators-term-onslaught = Onslaught
    .meaning = three of your traits with the same printed power: each counts as 14 while they match
gladiators-term-victory = Victory
    .meaning = four traits with the same printed power: the game is won at once
gladiators-term-restock = restock
    .meaning = an empty deck takes in all histories of its trait, shuffled
gladiators-term-turn-limit = turn limit
    .meaning = an agreement to stop after a number of turns; the player with the most health left wins

# ---- The rules, section by section

gladiators-section-1 = Cards
gladiators-section-2 = Setup
gladiators-section-3 = A turn
gladiators-section-4 = Actions
gladiators-section-5 = Decks and the fallen
gladiators-section-6 = Combinations
gladiators-section-7 = By agreement

rule-D1-1 = There are four traits: Speed (S), Attack (A), Defense (D) and Health (H). Each has thirteen cards, one of every power from 1 to 13. A card is written as its trait’s letter and its power: S7, H13.
    .title = traits and powers
rule-D1-2 = Each trait has a face-down deck of its own. In front of every player lie four open piles, one a trait, and only the top card of a pile counts. What lies under it is history; players may look through histories only if the table has agreed on that.
    .title = decks, piles, histories
rule-D1-3 = What counts in a fight is the effective power: the printed one, unless an Onslaught raises it.
    .title = effective power
rule-D2-1 = Two to four can play. The four decks are shuffled, and each player flips one card of each onto their piles.
    .title = laying out
rule-D2-2 = The lowest effective Speed has the first turn; if Onslaughts make two of them equal, the lower printed one. Turns then go clockwise.
    .title = who begins
rule-D2-3 = Before the first turn each player draws a hand, beginning with the first player: as many cards as there are players, from decks of their choice, never two of one trait. One player draws a whole hand before the next player begins. All players see which decks were drawn from; only the owner sees the cards.
    .title = the first hands
rule-D2-4 = If a player already shows four equal powers after the setup, that player wins at once; among several, the first in turn order wins.
    .title = Victory at the start
rule-D3-1 = At the beginning of your turn you may play one card from your hand onto your own trait. The others cannot respond to that.
    .title = a card first
rule-D3-2 = Then take exactly one action: Focus, Attack, Gambit or Recover. A Focus is always possible, so you cannot pass on your own turn.
    .title = one action
rule-D3-3 = An action is announced in full. Then all other living players are asked once each, clockwise: they may respond with one card from their hand, played on their own trait, or pass. The acting player does not respond.
    .title = responses
rule-D3-4 = When all have been asked, the action happens, and the turn passes clockwise to the next living player.
    .title = the turn passes
rule-D3-5 = You move only when you are asked, and only with cards of your own hand.
    .title = when and with what
rule-D4-1 = Focus: name a trait and flip the top card of its deck onto your pile, for better or worse.
    .title = Focus
rule-D4-2 = Attack: name an opponent whose Speed is not higher than yours and whose Defense is lower than your Attack. After the responses it is dodged if their Speed is higher by then, blocked if their Defense has reached your Attack; otherwise they take the difference as wounds. Either way it was your action.
    .title = Attack
rule-D4-3 = Wounds add up. A player who has just taken some and now has as many as their effective Health, or more, is eliminated. A change of Health alone never eliminates a player.
    .title = wounds
rule-D4-4 = Gambit: name an opponent, two of your traits with the same printed power, and which of the two you give away. After the responses that card goes onto the opponent’s pile of its trait. Then you flip a new card onto that trait, one onto the other, and draw. Cards laid bare in between do not count.
    .title = Gambit
rule-D4-5 = Recover: your Health and another of your traits must show the same printed power. After the responses all your wounds are gone; then you flip a new card onto Health, one onto the other trait, and draw. You may do so without any wounds.
    .title = Recover
rule-D4-6 = To draw, take the top card of a deck whose trait is not in your hand; the choice is yours. You must draw if you can; with all four traits in hand you draw none.
    .title = drawing
rule-D5-1 = As soon as the last card of a deck is flipped or drawn, all histories of that trait are shuffled and become its deck. Only Victory is checked before that.
    .title = restock
rule-D5-2 = The piles of an eliminated player become history, and so does their hand, unseen. No card leaves the game.
    .title = the fallen
rule-D5-3 = The last player standing wins.
    .title = last one standing
rule-D6-1 = Onslaught: while three of your traits show the same printed power, each of them counts as 14. For pairs and for a Victory they are still what is printed on them.
    .title = Onslaught
rule-D6-2 = Victory: a player who shows four equal printed powers wins at once, on their own turn or by a response. Should several do so together, turn order from the acting player decides.
    .title = Victory
rule-D7-1 = A table may agree on a turn limit; each player’s turn counts as one. After the last turn the living player with the most health left (effective Health less wounds) wins; if several tie, they share the win.
    .title = turn limit
rule-D7-2 = Where the book can be read in more than one way, a table may agree on a house rule before the game. Each house rule changes only the rule that it names.
    .title = house rules

# ---- Why something is refused. $to is "player" for the player who tried it, "reader" for a third person.

gladiators-refusal-no-such-seat = There is no seat { $seat } at this table.
gladiators-refusal-not-asked = Seat { $seat } is to move.
gladiators-refusal-not-set-up = The cards have not been dealt yet.
gladiators-refusal-restock-due = First the { gladiators-trait-name } deck has to be restocked.
gladiators-refusal-game-over = The game is over.
gladiators-refusal-not-in-hand = { $to ->
    [player] You do not hold { $card }: play a card from your own hand.
   *[reader] { $card } is not in this player’s hand.
}
gladiators-refusal-draw-first = Draw your hand before the first turn.
gladiators-refusal-must-draw = { $to ->
    [player] After a Gambit or a Recover, draw a card first.
   *[reader] After a Gambit or a Recover the player must draw a card first.
}
gladiators-refusal-held-already = { $to ->
    [player] You already hold a card of { gladiators-trait-name }: a hand has at most one card of each trait.
   *[reader] This player already holds a card of { gladiators-trait-name }: a hand has at most one card of each trait.
}
gladiators-refusal-holds-one = { $to ->
    [player] You already hold a card of { gladiators-trait-name }: draw one of a trait that you lack.
   *[reader] This player already holds a card of { gladiators-trait-name } and must draw one of another trait.
}
gladiators-refusal-no-card-left = The { gladiators-trait-name } deck is empty, and at this table only a flip restocks it: draw from another deck.
gladiators-refusal-no-draw-now = Cards are drawn only before the first turn, and after a Gambit or a Recover.
gladiators-refusal-played-already = { $to ->
    [player] You have already played a card this turn.
   *[reader] This player has already played a card this turn.
}
gladiators-refusal-must-act = { $to ->
    [player] You cannot pass on your own turn: a Focus is always possible.
   *[reader] A player cannot pass on their own turn: a Focus is always possible.
}
gladiators-refusal-nothing-to-answer = { $to ->
    [player] It is your own turn: there is nothing to respond to.
   *[reader] This player has nothing to respond to.
}
gladiators-refusal-respond-or-pass = { $to ->
    [player] Another player has announced an action: respond with a card, or pass.
   *[reader] A player can only respond to an announced action with a card, or pass.
}
gladiators-refusal-absent = There is no opponent in seat { $seat }.
gladiators-refusal-attack-oneself = { $to ->
    [player] You cannot attack yourself.
   *[reader] A player cannot attack themselves.
}
gladiators-refusal-gambit-oneself = { $to ->
    [player] A Gambit gives a card to an opponent, not to yourself.
   *[reader] A Gambit gives a card to an opponent, not to the player who announces it.
}
gladiators-refusal-fallen = Seat { $seat } has already fallen.
gladiators-refusal-too-slow = { $to ->
    [player] Seat { $seat } is faster than you.
   *[reader] Seat { $seat } is faster than the attacker.
}
gladiators-refusal-too-weak = { $to ->
    [player] Your Attack is not higher than the Defense of seat { $seat }.
   *[reader] The attacker’s Attack is not higher than the Defense of seat { $seat }.
}
gladiators-refusal-no-pair = { $to ->
    [player] Your traits { $pair } do not show the same power.
   *[reader] This player’s traits { $pair } do not show the same power.
}
gladiators-refusal-not-of-pair = { gladiators-trait-name } is not one of the two, so it cannot be given away.
gladiators-refusal-no-pair-with-health = { $to ->
    [player] Your Health and your { gladiators-trait-name } do not show the same power.
   *[reader] This player’s Health and { gladiators-trait-name } do not show the same power.
}
gladiators-refusal-health-alone = Health needs another trait as its partner.
gladiators-refusal-set-up-already = The cards have already been dealt.
gladiators-refusal-wrong-deck = { $card } is in the deck of another trait.
gladiators-refusal-deck-size = The { gladiators-trait-name } deck does not have thirteen cards.
gladiators-refusal-twice = { $card } is in the deck twice.
gladiators-refusal-not-empty = The { gladiators-trait-name } deck is not empty, so it is not restocked.
gladiators-refusal-no-flip-due = At this table the { gladiators-trait-name } deck is restocked only when a card from it is to be flipped.
gladiators-refusal-not-the-histories = The new { gladiators-trait-name } deck is not made of the histories of that trait.

# ---- Why options are impossible

gladiators-option-players = Two to four can play.
gladiators-option-turn-limit = The turn limit is a number from 1 to { $highest }.

# ---- Why a position is impossible

gladiators-position-seat-count = A position has one entry for each player.
gladiators-position-twice = { $card } is in two places.
gladiators-position-missing = { $card } is missing.
gladiators-position-wrong-deck = { $card } is in the deck of another trait.
gladiators-position-empty-deck = The { gladiators-trait-name } deck is empty and should have been restocked.
gladiators-position-tops = Seat { $seat } does not show one card of each trait.
gladiators-position-hand = Seat { $seat } holds two cards of one trait.
gladiators-position-fallen = Seat { $seat } has fallen and still has cards.
gladiators-position-alive = Fewer than two players are alive.
gladiators-position-turn = It must be the turn of a living player.
gladiators-position-victory = Seat { $seat } has won already.
gladiators-position-wounds = Seat { $seat } cannot have survived so many wounds.

# ---- What can be typed. `.words` are all words that mean the same; the English ones always work too.

gladiators-verb-draw = draw
    .words = draw
gladiators-verb-play = play
    .words = play lay
gladiators-verb-focus = focus
    .words = focus flip
gladiators-verb-attack = attack
    .words = attack
gladiators-verb-gambit = gambit
    .words = gambit give
gladiators-verb-recover = recover
    .words = recover
gladiators-verb-respond = respond
    .words = respond answer
gladiators-verb-pass = pass
    .words = pass

gladiators-help-moves = On your turn: “play S7” plays a card first, if you like; then “focus A”, “attack 2”, “gambit 2 SA S” (opponent, pair, which of the two you give) or “recover A” (Health’s partner). When another player acts: “respond D9” or “pass”. To draw: “draw S”.
gladiators-help-short = Beginnings of words will do. You may also type a name for a seat (“attack brutus”), type a card alone (“S7” plays it, or responds with it), and leave out what is clear (“attack”, with one possible target). “pass on” passes until your next turn, unless something is aimed at you.
gladiators-help-marks = “=” marks traits of a pair, “★14” those of an Onslaught. Wounds stand against Health: “4 of 9” falls with 5 more, and “!” warns that any wound at all is enough.
gladiators-command-table = show the table and your choices again (or just press Enter)
gladiators-command-score = how much health each player has left
gladiators-command-history = what lies under the piles, where the table shows it
gladiators-command-hint = what a strong bot would do in your place
gladiators-command-rule = one rule: “rule D4.2”
gladiators-command-examples = twelve worked examples; “examples 3” gives the third

gladiators-unknown-command = “{ $text }” is neither a move nor a command. “{ command-help }” lists what you can type.
gladiators-no-such-player = There is no player “{ $text }”.
gladiators-which = Which one: { $moves }?
gladiators-no-pair-now = You have no pair, and a Gambit breaks one (D4.4).
gladiators-no-pair-with-health-now = None of your traits matches your Health, and a Recover needs such a pair (D4.5).
gladiators-refused = Rule { $rule } does not allow “{ $move }”.
gladiators-compared = You have Speed { $speed } and Attack { $attack }; { $name } has Speed { $quickness } and Defense { $defense }.
gladiators-legal = You can:
gladiators-hint = A bot would choose “{ $move }”.

# ---- The table in the terminal

gladiators-welcome-aim = Be the last one standing, or show four equal powers.
gladiators-welcome-limit = { $limit ->
    [one] The game ends after { $limit } turn.
   *[other] The game ends after { $limit } turns at the latest.
}
gladiators-welcome-open-history = All players may look through histories.
gladiators-welcome-help = Type what you want to do as the lists show it, or “{ command-help }”.

gladiators-turn = Turn { $turn }
gladiators-turn-of = Turn { $turn } of { $limit }
gladiators-whose-turn = { $who ->
    [you] yours
   *[seat] { $name }
}
gladiators-label-wounds = wounds
gladiators-label-held = in hand
gladiators-label-decks = Decks
gladiators-label-hands = Hands:
gladiators-wounds-of = { $wounds } of { $health }
gladiators-has-fallen = fallen
gladiators-score-left = { $left } left
gladiators-history-title = Under the piles
gladiators-history-nothing = nothing
gladiators-history-closed = This table does not show histories (D1.2). “--open-history” starts one that does.

gladiators-prompt-turn = Your turn
gladiators-prompt-action = Your action
gladiators-prompt-response = Respond or pass
gladiators-prompt-draw = Draw
gladiators-prompt-watch = Enter to watch on

gladiators-menu-play = First, if you like, one card:
gladiators-menu-act = Then one action:
gladiators-menu-act-now = One action:
gladiators-menu-focus = flip the top card of that deck onto your trait
gladiators-menu-no-attack = no opponent can be attacked:
gladiators-too-quick = { $name } is faster ({ $theirs } > { $own })
gladiators-too-tough = { $name } would block ({ $theirs } ≥ { $own })
gladiators-menu-gambit = { $card } may go to: { $targets }
gladiators-menu-recover = { $wounds ->
    [0] nothing to heal
    [one] heals { $wounds } wound
   *[other] heals { $wounds } wounds
}
gladiators-menu-then-draw = then new { $traits } and a card
gladiators-menu-then-attack = then attack { $name }: { $prospect }
gladiators-menu-respond = You may respond with one card:
gladiators-menu-respond-aside = Your cards change nothing for this attack, but you may play one:
gladiators-menu-pass = do not respond
gladiators-menu-pass-on = “pass on” passes until your turn
gladiators-if-nobody = Without a response: { $prospect }.
gladiators-covered = covered by { $card } at once
gladiators-question-draw = { $count ->
    [one] Draw a card from one of these decks:
   *[other] Draw { $count } cards, no two from one deck:
}
gladiators-question-draw-many = Several letters at once will do: { $letters }.

gladiators-change-power = { gladiators-trait-name } { $before } → { $after }
gladiators-change-onslaught = Onslaught { $traits }: 14 each
gladiators-change-broken = Onslaught lost
gladiators-change-pair = pair { $pair }
gladiators-change-victory = four equal: wins at once

gladiators-prospect-wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} ({ $total } of { $health })
gladiators-prospect-fells = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}, { $who ->
    [you] and you would fall
   *[seat] and { $name } would fall
}
gladiators-prospect-dodged = dodges the attack
gladiators-prospect-blocked = blocks the attack
gladiators-prospect-wins = you would win the game
gladiators-prospect-loses = { $name } would win the game
gladiators-prospect-same = changes nothing for this attack

# What a player does, to be read after the name.
gladiators-deed-play = { $who ->
    [you] play
   *[seat] plays
} { $card }
gladiators-deed-focus = { $who ->
    [you] focus
   *[seat] focuses
} on { gladiators-trait-name }
gladiators-deed-attack = { $who ->
    [you] attack
   *[seat] attacks
} { $target }
gladiators-deed-gambit = { $who ->
    [you] announce
   *[seat] announces
} a Gambit: { $card } → { $target }
gladiators-deed-recover = { $who ->
    [you] recover
   *[seat] recovers
} with { gladiators-trait-name }
gladiators-deed-respond = { $who ->
    [you] respond
   *[seat] responds
} with { $card }
gladiators-deed-pass = { $who ->
    [you] pass
   *[seat] passes
}
gladiators-deed-draw = { $who ->
    [you] draw
   *[seat] draws
} { $cards }
gladiators-deed-restock = The { gladiators-trait-name } deck has run out and is restocked: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
gladiators-deed-setup = { $who ->
    [you] The cards lie open. Your Speed, { $power }, is the lowest, so you begin.
   *[seat] The cards lie open. { $name } is slowest, with Speed { $power }, and begins.
}
gladiators-deed-setup-plain = The cards lie open.

gladiators-effect-healed = { $wounds ->
    [0] there was nothing to heal
    [one] { $wounds } wound heals
   *[other] { $wounds } wounds heal
}
gladiators-effect-given = { $who ->
    [you] you get { $card }
   *[seat] { $name } gets { $card }
}
gladiators-effect-dodged = { $who ->
    [you] you dodge
   *[seat] { $name } dodges
}
gladiators-effect-blocked = { $who ->
    [you] you block
   *[seat] { $name } blocks
}
gladiators-effect-wounded = { $who ->
    [you] you take
   *[seat] { $name } takes
} { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
gladiators-effect-fell = { $who ->
    [you] you fall
   *[seat] { $name } falls
}
gladiators-you-fell = You have fallen. Watch how it ends, or leave with “{ command-quit }”.

gladiators-won-victory = { $who ->
    [you] Four of a kind, all { $power }: Victory is yours!
   *[seat] Four of a kind, all { $power }: { $name } wins at once.
}
gladiators-won-standing = { $who ->
    [you] You are the last one standing. The arena is yours!
   *[seat] { $name } is the last one standing and wins.
}
gladiators-won-limit = The last turn is over. { $who ->
    [you] You have the most health left and win!
    [several] { $name } have the most health left and share the win.
    [several-with-you] With the most health left, you share the win with { $name }!
   *[seat] { $name } has the most health left and wins.
}

# ---- Worked examples

gladiators-example-dodge = Brutus, Speed 9 and Attack 11, attacks Cassius, Speed 6 and Defense 4: seven wounds are coming. Cassius responds with S10. Now Cassius is faster and dodges, and Brutus has spent the turn on nothing.
    .title = A dodge
gladiators-example-block = The same attack, but Cassius holds D11 instead. Speed is still 6 against 9, so there is no dodging; Defense, however, is now 11 against an Attack of 11, and equal is enough to block.
    .title = A block
gladiators-example-bystander = Brutus attacks Cassius, and Drusus is asked as well. None of it touches Drusus, but a response is also a chance to play a card on another player’s turn: H12 goes onto Drusus’s Health. The attack happens as announced.
    .title = A bystander responds
gladiators-example-swap = Cassius has 6 wounds and a Health of 9, and is about to take 2 more. To respond with H7 would be a mistake: 8 wounds against a Health of 7, and Cassius, who has just been hit, falls. With a Health of 9, Cassius would have survived: 8 of 9.
    .title = A fatal change of Health
gladiators-example-below = Drusus has 6 wounds and focuses on Health. H3 turns up: 6 wounds against a Health of 3. Nothing happens, because a gladiator falls only when it is hit. But now a single wound would be enough.
    .title = Less Health than wounds
gladiators-example-gift = Brutus shows S5, D5 and H8; Aulus has a pair of 5s in Attack and Health and plays a Gambit: A5 goes to Brutus, in the hope of ruining an Attack of 12. But three 5s are an Onslaught: Brutus now has Speed, Attack and Defense 14.
    .title = A Gambit that helps the opponent
gladiators-example-spoil = Brutus has an Onslaught of 5s, S5 A5 D5. Aulus has a pair of 2s and gives away the S2: it covers the S5, two 5s are left of three, and Brutus now has Speed 2, Attack 5 and Defense 5.
    .title = A Gambit that breaks an Onslaught
gladiators-example-begin = At setup Aulus shows S2 A2 D2 and Brutus S6. The 2 seems to be the slowest, but as part of an Onslaught it counts as 14. Brutus begins.
    .title = An Onslaught and the first turn
gladiators-example-partners = Aulus shows S4, A4 and H4, and has 7 wounds. Health matches two traits, so there is a choice: to recover with Speed or with Attack. Both heal all 7 wounds, and both end the Onslaught, for Health and the partner are flipped anew; what stays is the third 4.
    .title = Recovering from an Onslaught
gladiators-example-restock = One card is left in the Speed deck, and Cassius draws it after a Gambit. The deck is empty, so all covered Speed cards are shuffled and form the new one, before the next turn. It would be the same had the last card been flipped.
    .title = The last card of a deck
gladiators-example-quadruple = Cassius shows S8 A8 H8 and a D3. Brutus has an Onslaught too, so he is as fast, and attacks. Cassius holds D8 and responds with it: four 8s. The attack never happens, for the game is over, and Cassius has won it on Brutus’s turn.
    .title = Victory in a response
gladiators-example-race = Brutus announces a Focus. Cassius holds the card for a fourth 9, and Drusus the one for a fourth 6. Clockwise from Brutus it is Cassius who is asked first, and that decides it: Drusus is not asked any more.
    .title = Two who could win

# ---- Why a written view is impossible

gladiators-view-seat = The view names a seat that is not at this table, or that cannot be asked.
gladiators-view-seat-count = Each seat must have exactly one entry.
gladiators-view-twice = { $card } is in two places.
gladiators-view-tops = Seat { $seat } cannot show these cards.
gladiators-view-hand = A hand has one card of each of its traits.
gladiators-view-deck = The { gladiators-trait-name } deck cannot have so many cards.
gladiators-view-wrong-trait = { $card } is among the cards of another trait.
gladiators-view-fallen-card = No fallen player can have held that.

# ---- House rules: the name of each, and one sentence for each of its values. The table form and the
# terminal show them with the rules that they change.

house-restock = Empty decks
house-restock-any = A deck is restocked as soon as its last card is flipped or drawn.
house-restock-flip = A deck whose last card was drawn stays empty until a card from it is to be flipped; until then you cannot draw from it.
