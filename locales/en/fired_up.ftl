# Fired Up in English. The words are ours; the terms are the rulebook's.

game-fired-up = Fired Up

# ---- Names: fighters by their words, faces by their letters

fired-up-fighter-name = { $fighter ->
    [sigurd] Sigurd
    [marrow] Marrow
    [mei] Mei
    [rexus] Rexus
    [abbel] Abbel
   *[fred] FReD
}
# A fighter's name with its epithet; FReD has none.
fired-up-fighter-full-name = { $fighter ->
    [sigurd] Sigurd the Colonel
    [marrow] Marrow the Shadow
    [mei] Mei the Deceiver
    [rexus] Rexus the Destroyer
    [abbel] Abbel the Protector
   *[fred] FReD
}
fired-up-fighter-character = { $fighter ->
    [sigurd] Hit him and he hits back: even his guard draws blood.
    [marrow] Blood in the sand wakes him. The wounded are his prey.
    [mei] You think she missed. That was the feint.
    [rexus] His kicks end arguments.
    [abbel] A wall with a pulse: fists break on him.
   *[fred] He goes for the body, and the body remembers.
}
# In the possessive case.
fired-up-fighter-of = { $fighter ->
    [sigurd] Sigurd’s
    [marrow] Marrow’s
    [mei] Mei’s
    [rexus] Rexus’s
    [abbel] Abbel’s
   *[fred] FReD’s
}
# As the object of a sentence.
fired-up-fighter-whom = { fired-up-fighter-name }
fired-up-influence-face = { $face ->
    [B] Buff
    [M] Morale
    [S] Speed
    [T] Target
    [O] Social
   *[D] Double
}
fired-up-fight-face = { $face ->
    [H] Head
    [A] Hand
    [T] Torso
    [L] Leg
    [X] Special
   *[miss] Miss
}
fired-up-morale = { $morale ->
    [low] Low
    [neutral] Neutral
   *[high] High
}
# When a Highlight is judged.
fired-up-moment = { $moment ->
    [start] Start
    [fight] Fight
   *[end] End
}
# When a Bet is usually decided.
fired-up-bet-when = { $term ->
    [early] Early
    [mid] Mid
   *[late] Late
}
fired-up-stat = { $stat ->
    [attack] Attack
   *[defense] Defense
}
fired-up-thumb = { $thumb ->
    [up] thumbs up
   *[down] thumbs down
}

# ---- Terms, each with its meaning

fired-up-term-crowd = crowd
    .meaning = the players: no player owns a fighter, all players shout at all fighters
fired-up-term-fighter = fighter
    .meaning = one of the four or five in the arena, with a mat of its own
fired-up-term-mat = mat
    .meaning = what is printed of a fighter: its tracks, its Starting Speed and its ability
fired-up-term-influence = Influence
    .meaning = how many more turns a fighter listens to the crowd in this round
fired-up-term-buff = Buff
    .meaning = a face of the Influence die: one step forward on the Attack or the Defense track
fired-up-term-morale = Morale
    .meaning = Low, Neutral or High: how far up its tracks a fighter can hold its Attack and Defense; also the face that puts a thumb up or down
fired-up-term-morale-check = morale check
    .meaning = the thumbs of the round move Morale, and what stands too high on the tracks falls
fired-up-term-speed = Speed
    .meaning = the order of the attacks, shown by tiles: 1 is the fastest; also the face that lets a fighter overtake
fired-up-term-sprinting = sprinting
    .meaning = having overtaken a fighter this round: it takes two dice to overtake a sprinter
fired-up-term-target = Target
    .meaning = whom a fighter will attack; also the face that changes this, locks it or unlocks it
fired-up-term-lock = lock
    .meaning = a die that holds a fighter’s target until a player spends another die to remove it
fired-up-term-social = Social
    .meaning = a face of the Influence die: a bet, half of a Multitask, or a token for later
fired-up-term-token = Social token
    .meaning = a stored Social; each player has two tokens, active or not
fired-up-term-multitask = Multitask
    .meaning = two Social dice that act as one die of any other face but Double, for any fighter
fired-up-term-double = Double
    .meaning = a face of the Influence die: one more die of an action that you take anyway
fired-up-term-attack = Attack
    .meaning = how many dice a fighter attacks with
fired-up-term-defense = Defense
    .meaning = how many dice a fighter defends with
fired-up-term-stamina = Stamina
    .meaning = what damage takes away; a fighter without any is eliminated
fired-up-term-wound = Wound
    .meaning = what a pair of one body part leaves behind if it gets through; the third eliminates
fired-up-term-block = block
    .meaning = a Defense die that stops an Attack die
fired-up-term-counter = counter
    .meaning = a Defense die left over for a part that the attacker rolled: it hurts the attacker
fired-up-term-special = Special
    .meaning = as an attack, nothing blocks it; as a defense, it blocks any one body part
fired-up-term-highlight = Highlight
    .meaning = a secret card: what you hope to see, and the points that it brings
fired-up-term-tier = tier
    .meaning = a step of a Highlight; each asks for all before it and brings more points
fired-up-term-keep = keep
    .meaning = to choose a Highlight for this round; only kept cards score
fired-up-term-bet = Bet
    .meaning = a question about the fight; three are open, an Early, a Mid and a Late one
fired-up-term-betting-card = betting card
    .meaning = your guess: you have one for every fighter, and place it face down on a Bet
fired-up-term-ability = ability
    .meaning = what only this fighter can do; a table can play without abilities

# ---- The rules, section by section

fired-up-section-1 = Components
fired-up-section-2 = Setup
fired-up-section-3 = The Influence phase
fired-up-section-4 = The Battle phase
fired-up-section-5 = Highlights
fired-up-section-6 = Bets
fired-up-section-7 = The fallen and the next round
fired-up-section-8 = The end of the game
fired-up-section-9 = Abilities

rule-U1-1 = Six can fight: Sigurd, Marrow, Mei, Rexus, Abbel and FReD. A fighter’s mat has a track for Attack and one for Defense, each divided into an area of Low, of Neutral and of High Morale; a Stamina track; a Starting Speed; and an Influence track, which usually starts at 3. A marker shows the Morale itself: Low, Neutral or High.
    .title = fighters and their mats
rule-U1-2 = An Influence die has six faces: Buff, Morale, Speed, Target, Social and Double.
    .title = Influence dice
rule-U1-3 = Attack and Defense dice have the same faces: Head, Hand, Torso, Leg, Special and Miss, usually one of each. A content pack may print other dice.
    .title = Attack and Defense dice
rule-U1-4 = There are sixty Highlights and six Bets, of which two are Early, two Mid and two Late. Every player has one betting card for each fighter.
    .title = cards
rule-U2-1 = Two to five can play. With two or three players, four fighters enter the arena, with more players five. They are drawn at random and stand in a circle.
    .title = players and fighters
rule-U2-2 = Attack and Defense start on the highest value of their Low areas, Stamina at the top, Morale on Neutral, Influence at its start. Each fighter targets the next one to its left, clockwise.
    .title = how fighters start
rule-U2-3 = The fighter with the highest Starting Speed takes Speed tile 1, the next takes 2, and so on. No two start equally fast.
    .title = Speed tiles
rule-U2-4 = One Early, one Mid and one Late Bet are drawn. Each player draws four Highlights and takes one Influence die more than there are fighters, two Social tokens, not yet active, and the betting cards of the fighters in the arena. The first player is drawn by lot.
    .title = what each player gets
rule-U3-1 = All at once and in secret, each player keeps two of four Highlights for this round and sets the other two aside face down.
    .title = two Highlights to keep
rule-U3-2 = Then play goes clockwise from the first player. On your turn roll all your dice; you may reroll any of them, once. Then use at least one die, for an action or by discarding it, and as many more as you like. The rest are yours to roll next turn. Storing a Social counts as using a die; spending tokens alone does not. A player without dice at the beginning of a turn has passed, tokens or not; the phase ends when all have passed.
    .title = a turn
rule-U3-3 = All dice of a turn except Socials go to one fighter whose Influence is above 0. At the end of the turn every fighter that was influenced, by your dice or by a Multitask, loses exactly one Influence, however many dice it took. At 0 a fighter does not listen any more this round. A discarded die influences no fighter.
    .title = one fighter a turn
rule-U3-4 = Buff: move the fighter’s Attack or Defense marker one space forward, to the end of the track at most. It may stand higher than the Morale allows, until the morale check.
    .title = Buff
rule-U3-5 = Morale: put the die on the fighter’s thumbs up or thumbs down. There is room for any number.
    .title = Morale
rule-U3-6 = Speed: swap the fighter’s Speed tile with that of the next faster one. This takes one die, or two if that one is sprinting. A fighter that has overtaken another is sprinting until the end of the round. The fastest fighter has none to overtake.
    .title = Speed
rule-U3-7 = Target does one of three things. It turns the fighter to another living fighter, unless the target is locked; it locks the target, if it is not locked; or it removes the lock. While a target is locked, no player can change it.
    .title = Target
rule-U3-8 = Social: use it now, or discard it to turn one of your two tokens active and spend that in a later turn, with any number of other Socials. One Social places a bet. Two are a Multitask: they make one die of any face but Social and Double, used at once on any living fighter with Influence above 0, even another than this turn’s. Together with a rolled Speed or a Double it can also pass a sprinter.
    .title = Social
rule-U3-9 = Double: beside an action that you take with at least one die or stored token, it counts as one more die of that action; one Buff and three Doubles are four Buffs. Beside a Social, it may place a bet or complete a Multitask, but it cannot be stored. A Double alone can only be discarded.
    .title = Double
rule-U3-10 = You move only when you are asked, and only with dice, tokens and cards of your own. All players see that you have made a secret choice, but not which.
    .title = when and with what
rule-U4-1 = First comes the morale check. Each fighter’s Morale moves by the difference of its thumbs, towards the side that has more, but never past Low or High. An Attack or Defense above the area of the new Morale falls to the highest value of that area; nothing ever rises by this. The Morale dice leave.
    .title = morale check
rule-U4-2 = Now Start Highlights score.
    .title = Start Highlights
rule-U4-3 = The fighters attack once each, in the Speed order at the beginning of the battle. A fighter eliminated before its turn does not attack, and a fighter whose target was eliminated does nothing.
    .title = who attacks when
rule-U4-4 = The attacker rolls as many dice as its Attack, the defender as many as its Defense. Each Defense die of a body part blocks one Attack die of that part; then each Special Defense blocks one more body part, never a Special Attack, in the way that is best for the defender: fewest Wounds, then least damage, then Heads, Hands and Torsos first. Every unblocked body part and every Special Attack deals 1 damage; Misses do nothing. Each Defense die left over for a part that the attacker rolled counters: 1 damage to the attacker. A part rolled twice or more wounds if any of its dice gets through: one Wound for each pair, but no more than there are unblocked dice of that part.
    .title = an attack
rule-U4-5 = Both fighters take their damage together. A fighter without Stamina, or with three Wounds, is eliminated; it can happen to both. After an attack the order is: damage and Wounds, eliminations, bets, Fight Highlights, and only then the fallen leave. An attack without a living target does not take place.
    .title = damage and elimination
rule-U4-6 = After each attack Fight Highlights may score, and each Bet whose event has happened is settled.
    .title = after each attack
rule-U4-7 = After the last attack End Highlights score.
    .title = End Highlights
rule-U5-1 = A Highlight has its moment, Start, Fight or End, and two or three tiers with points; each tier also asks for all before it. Only kept cards score. A card scores once, for the highest tier that is met, and is discarded.
    .title = tiers and points
rule-U5-2 = Start and End cards have one moment a round and score by themselves. A Fight card is judged anew on every attack: when it is met you may score, or wait for more; but waiting is a risk, because only the attack of the moment counts. After the last attack that can take place, everything that is met scores by itself.
    .title = score or wait
rule-U5-3 = After every attack that another may follow, all players who still have kept cards answer at once: score any of their cards that are met, or wait. So the question itself tells nothing about a hand. Scored cards are shown to all; who waited, and with what, is not.
    .title = all are asked
rule-U5-4 = At the end of the round all kept cards are discarded; those that did not score stay face down. Each player draws two, clockwise from the new first player, and has four again.
    .title = new Highlights
rule-U6-1 = A bet costs one Social. Place a betting card that you have not used face down on one of the open Bets, in the row of this round, on top of any earlier cards there. You may place several on one Bet, each for another fighter, and even bet on one that has fallen.
    .title = placing a bet
rule-U6-2 = When the event of a Bet happens, its cards are revealed, earliest row first, in the order of placing. The first, second and third correct card earn the rewards of the Bet, usually 3, 2 and 1; every correct card also earns the bonus of its row: 3, 2, 1 and 0 for rounds 1 to 4. If two fighters make the event happen at once, both are correct. A settled Bet takes no more cards.
    .title = settling a Bet
rule-U6-3 = A Bet whose event never happens pays nothing. The winner of the fight and the most damage are settled at the end of the game. Damage dealt includes counters and abilities and is counted in full, even beyond the Stamina that was left. At half Stamina means half of the start, or less.
    .title = what counts for Bets
rule-U7-1 = An eliminated fighter leaves at once, with its mat, lock and markers, and all slower fighters move up one Speed tile. At the end of the round each fighter that targeted it turns to the next living fighter to its left, without a lock.
    .title = the fallen
rule-U7-2 = For the next round Influence returns to its start, and the dice of thumbs, locks and sprints leave. Attack, Defense, Morale, Stamina, Wounds, targets and stored Socials stay. Each player takes one Influence die more than there are living fighters. The player with the fewest points goes first; if several tie, the one closest to the right of the present first player, who comes last.
    .title = the next round
rule-U8-1 = The game ends after round 4, or after a round that leaves at most one fighter alive, once its End Highlights have scored.
    .title = when the game ends
rule-U8-2 = The living fighter with the most Stamina wins the fight; if several tie, the one with the highest Starting Speed. If no fighter lives, none wins, and the Bet on the winner pays nothing.
    .title = the winner of the fight
rule-U8-3 = The player with the most points wins. If several tie, the most points from bets decide; if those are equal too, they share the win.
    .title = the winner of the game
rule-U9-1 = Sigurd deals 1 damage to the attacker for each die that he blocks, with a Special or without.
    .title = Sigurd
rule-U9-2 = Marrow rolls one more Attack die against a wounded defender, and one more Defense die against a wounded attacker.
    .title = Marrow
rule-U9-3 = Mei rerolls all her Misses, once, whether she attacks or defends.
    .title = Mei
rule-U9-4 = Each unblocked Leg of Rexus deals 2 damage, and so does each Leg with which he counters.
    .title = Rexus
rule-U9-5 = Abbel takes no damage from Hands, not even from those that counter. Wounds by Hands still count.
    .title = Abbel
rule-U9-6 = It takes two Defense Torsos to block one Torso of FReD; one alone blocks nothing, but a Special Defense is enough. Torsos left over counter only if all of his are blocked.
    .title = FReD
rule-U9-7 = Where the book can be read in more than one way, a table may agree on house rules before the game. Each house rule changes only the rules that it names; those about abilities have no effect when abilities are off.
    .title = house rules

# ---- Why something is refused. $to is "player" for the player who tried it, "reader" for a third person.

fired-up-refusal-no-such-seat = There is no seat { $seat } at this table.
fired-up-refusal-not-asked = { $to ->
    [player] You cannot move now.
   *[reader] This player cannot move now.
}
fired-up-refusal-chance-due = First the dice must be rolled, or the cards dealt.
fired-up-refusal-game-over = The game is over.
fired-up-refusal-keep-first = { $to ->
    [player] First choose the two Highlights that you keep.
   *[reader] First each player chooses two Highlights to keep.
}
fired-up-refusal-keep-two = { $to ->
    [player] Keep exactly two Highlights.
   *[reader] Each player keeps exactly two Highlights.
}
fired-up-refusal-not-yours = { $to ->
    [player] You do not have the Highlight { $card }, or have not kept it.
   *[reader] This player does not have the Highlight { $card }, or has not kept it.
}
fired-up-refusal-kept-already = Highlights are chosen at the beginning of the round, and the choice stands.
fired-up-refusal-reroll-or-stand = { $to ->
    [player] First reroll some of your dice, or keep them all.
   *[reader] First the player rerolls some dice, or keeps them all.
}
fired-up-refusal-rerolled-already = Dice are rerolled only once, before the first of them is used.
fired-up-refusal-no-such-dice = { $to ->
    [player] You do not have these dice.
   *[reader] This player does not have these dice.
}
fired-up-refusal-no-such-token = { $to ->
    [player] You have no such token to spend: what you store can be used from your next turn on.
   *[reader] This player has no such token to spend: what is stored can be used from the next turn on.
}
fired-up-refusal-use-a-die = { $to ->
    [player] Use at least one die before you end your turn; discarding one will do.
   *[reader] At least one die is used in a turn; discarding one will do.
}
fired-up-refusal-not-in-the-circle = { fired-up-fighter-name } is not in the arena.
fired-up-refusal-fallen = { fired-up-fighter-name } has fallen.
fired-up-refusal-exhausted = { fired-up-fighter-name } has no Influence left this round.
fired-up-refusal-one-fighter-a-turn = { $to ->
    [player] You have influenced { fired-up-fighter-name } this turn: all your other dice, except Socials, go to the same fighter.
   *[reader] This turn’s fighter is { fired-up-fighter-name }: all other dice, except Socials, go to the same fighter.
}
fired-up-refusal-end-of-track = The marker is at the end of its track already.
fired-up-refusal-fastest = { fired-up-fighter-name } is the fastest already.
fired-up-refusal-sprinter-takes-two = It takes two dice to pass a sprinter.
fired-up-refusal-takes-one = One die is enough: the next faster fighter is not sprinting.
fired-up-refusal-locked = { fired-up-fighter-of } target is locked.
fired-up-refusal-not-locked = { fired-up-fighter-of } target is not locked.
fired-up-refusal-same-target = { fired-up-fighter-name } can only turn to another living fighter, not to the one targeted now.
fired-up-refusal-wrong-dice = { $face ->
    [B] That takes one Buff.
    [M] That takes one Morale die.
    [S] That takes Speed dice.
    [T] That takes one Target die.
    [O] That takes a Social.
   *[D] That takes a Double.
}
fired-up-refusal-tokens-are-social = Tokens pay only for bets and Multitasks.
fired-up-refusal-lone-double = A Double is never used alone: it goes with an action that another die pays for.
fired-up-refusal-two-socials = A Multitask takes exactly two Socials.
fired-up-refusal-tokens-full = { $to ->
    [player] Both of your tokens are active already.
   *[reader] Both of this player’s tokens are active already.
}
fired-up-refusal-no-such-bet = The Bet { $bet } is not in this game.
fired-up-refusal-settled = The Bet { $bet } is settled and takes no more cards.
fired-up-refusal-card-used = { $to ->
    [player] You have already placed { fired-up-fighter-of } betting card.
   *[reader] This player has already placed { fired-up-fighter-of } betting card.
}
fired-up-refusal-one-card-a-bet = { $to ->
    [player] You already have a card on the Bet { $bet }; this table allows one card on each Bet.
   *[reader] This player already has a card on the Bet { $bet }; this table allows one card on each Bet.
}
fired-up-refusal-no-scoring-now = Nothing can be scored now.
fired-up-refusal-score-or-wait = { $to ->
    [player] After an attack you can only score Highlights, or wait.
   *[reader] After an attack a player can only score Highlights, or wait.
}
fired-up-refusal-not-met = This attack does not meet the Highlight { $card }.
fired-up-refusal-set-up-already = The game has been set up already.
fired-up-refusal-fighter-count = This number of players needs a different number of fighters, each only once.
fired-up-refusal-bet-terms = A game has one Early, one Mid and one Late Bet.
fired-up-refusal-first-seat = The first player is not at this table.
fired-up-refusal-highlight-deck = The deck has all sixty Highlights, each of them once.
fired-up-refusal-roll-not-due = { $to ->
    [player] You do not roll these dice now.
   *[reader] This player does not roll these dice now.
}
fired-up-refusal-no-such-influence-face = No Influence die of this pack has such a face.
fired-up-refusal-fight-not-due = These two do not fight now.
fired-up-refusal-dice-count = This attack is fought with a different number of dice.
fired-up-refusal-no-such-fight-face = No Attack or Defense die of this pack has such a face.
fired-up-refusal-misses-not-due = These Misses are not rerolled now.

# ---- Why options are impossible

fired-up-option-players = Two to five can play.
fired-up-option-pack = There is no content pack “{ $pack }” here. The packs are { $known }.

# ---- Why a position is impossible

fired-up-position-setup = A game begins with its setup: no other position can be laid out.

# ---- What decides a Bet

fired-up-event-first-wounds = { $number ->
    [one] first to get a Wound
   *[other] first to get { $number } Wounds
}
fired-up-event-first-damage = first to deal { $number } or more damage in one attack
fired-up-event-first-eliminated = first to be eliminated
fired-up-event-first-at-half = first at half Stamina or less
fired-up-event-winner = winner of the fight
fired-up-event-most-damage = most damage dealt in the fight

# ---- What a Highlight asks for. $shape is "none", "some" (at least 1), "exact", "least", "most" or
# "range"; $number is the number that bounds it, in a range the upper one, and $least the lower one.
# Facts that are true or false are "some" or "none".

# Needs nothing.
fired-up-condition-always = whatever happens

fired-up-amount = { $shape ->
    [none] 0
    [some] at least 1
    [exact] exactly { $number }
    [most] at most { $number }
    [range] { $least } to { $number }
   *[least] { $number } or more
}
fired-up-count-fighters = { $shape ->
    [none] no fighter
   *[other] { fired-up-amount } { $number ->
        [one] fighter
       *[other] fighters
    }
}
fired-up-count-damage = { $shape ->
    [none] no damage
   *[other] { fired-up-amount } damage
}
fired-up-count-wounds = { $shape ->
    [none] no Wounds
   *[other] { fired-up-amount } { $number ->
        [one] Wound
       *[other] Wounds
    }
}
fired-up-count-counters = { $shape ->
    [none] no counters
   *[other] { fired-up-amount } { $number ->
        [one] counter
       *[other] counters
    }
}
fired-up-count-specials = { $shape ->
    [none] no Special Attacks
   *[other] { fired-up-amount } { $number ->
        [one] Special Attack
       *[other] Special Attacks
    }
}
fired-up-count-blocks = { $shape ->
    [none] no blocks
   *[other] { fired-up-amount } { $number ->
        [one] block
       *[other] blocks
    }
}
fired-up-count-attack-dice = { $shape ->
    [none] no Attack die
   *[other] { fired-up-amount } Attack { $number ->
        [one] die
       *[other] dice
    }
}
fired-up-count-attacks = { $shape ->
    [none] no attack
   *[other] { fired-up-amount } { $number ->
        [one] attack
       *[other] attacks
    }
}

# Start: the picture after the morale check.

fired-up-fact-locks = { fired-up-count-fighters } with a locked target
fired-up-fact-mutual-pairs = { $shape ->
    [none] no two fighters targeting each other
    [some] at least 1 pair of fighters targeting each other
    [most] at most 1 pair of fighters targeting each other
   *[exact] { $number ->
        [1] exactly 1 pair of fighters targeting each other
       *[other] 2 pairs of fighters targeting each other
    }
}
fired-up-fact-most-targeted = { $shape ->
    [exact] { fired-up-count-fighters } on the most common target
    [range] { fired-up-count-fighters } on the most common target
    [most] { $number ->
        [1] no two fighters with the same target
       *[other] { fired-up-count-fighters } with the same target
    }
   *[other] { fired-up-count-fighters } with the same target
}
fired-up-fact-untargeted = { $shape ->
    [none] every fighter is a target
   *[other] { fired-up-count-fighters } targeted by no fighter
}
fired-up-fact-high-morale = { fired-up-count-fighters } with High Morale
fired-up-fact-low-morale = { fired-up-count-fighters } with Low Morale
fired-up-fact-sprinting = { fired-up-count-fighters } sprinting
fired-up-fact-exhausted = { $shape ->
    [none] every fighter has Influence left
   *[other] { fired-up-count-fighters } with no Influence left
}
fired-up-fact-highest-attack = the highest Attack is { fired-up-amount }
fired-up-fact-highest-defense = the highest Defense is { fired-up-amount }
fired-up-fact-lowest-attack = the lowest Attack is { fired-up-amount }
fired-up-fact-wounded-fighters = { fired-up-count-fighters } with a Wound
fired-up-fact-after-the-wounded = { fired-up-count-fighters } targeting a wounded fighter
fired-up-fact-fastest-on-slowest = { $shape ->
    [none] the fastest fighter does not target the slowest
   *[some] the fastest fighter targets the slowest
}
fired-up-fact-slowest-on-fastest = { $shape ->
    [none] the slowest fighter does not target the fastest
   *[some] the slowest fighter targets the fastest
}
fired-up-fact-weakest-on-strongest = { $shape ->
    [none] no fighter alone with the least Stamina targets one alone with the most
   *[some] the one fighter with the least Stamina targets the one with the most
}
fired-up-fact-strongest-on-weakest = { $shape ->
    [none] no fighter alone with the most Stamina targets one alone with the least
   *[some] the one fighter with the most Stamina targets the one with the least
}
fired-up-fact-left-targets = { fired-up-count-fighters } targeting the neighbour to the left
fired-up-fact-high-on-low = { fired-up-count-fighters } with High Morale targeting a fighter with Low Morale
fired-up-fact-outmatched = { $shape ->
    [none] every fighter’s Attack is higher than its target’s Defense
   *[other] { fired-up-count-fighters } whose Attack is not higher than their target’s Defense
}
fired-up-fact-downhill = { fired-up-count-fighters } targeting a slower fighter
fired-up-fact-ring = { $shape ->
    [least] { fired-up-count-fighters } in a ring where each targets the next
   *[other] { fired-up-count-fighters } in the largest ring where each targets the next
}
fired-up-fact-locked-duels = { fired-up-count-fighters } locked on a fighter that targets them back
fired-up-fact-out-of-order = { $shape ->
    [none] the fighters stand in the starting Speed order
   *[other] { fired-up-count-fighters } out of the starting Speed order
}

# Fight: the picture of one attack.

fired-up-fact-damage = { fired-up-count-damage } to the defender
fired-up-fact-returned = { fired-up-count-damage } to the attacker
fired-up-fact-wounds = { fired-up-count-wounds } dealt to the defender
fired-up-fact-counters = { fired-up-count-counters }
fired-up-fact-specials = { fired-up-count-specials }
fired-up-fact-blocks = { fired-up-count-blocks }
fired-up-fact-heads = { $shape ->
    [none] no unblocked Heads
   *[other] { fired-up-amount } unblocked { $number ->
        [one] Head
       *[other] Heads
    }
}
fired-up-fact-hands = { $shape ->
    [none] no unblocked Hands
   *[other] { fired-up-amount } unblocked { $number ->
        [one] Hand
       *[other] Hands
    }
}
fired-up-fact-torsos = { $shape ->
    [none] no unblocked Torsos
   *[other] { fired-up-amount } unblocked { $number ->
        [one] Torso
       *[other] Torsos
    }
}
fired-up-fact-legs = { $shape ->
    [none] no unblocked Legs
   *[other] { fired-up-amount } unblocked { $number ->
        [one] Leg
       *[other] Legs
    }
}
fired-up-fact-misses = { $shape ->
    [none] no Misses by the attacker
   *[other] { fired-up-amount } { $number ->
        [one] Miss
       *[other] Misses
    } by the attacker
}
fired-up-fact-same-part = { $shape ->
    [none] { fired-up-count-attack-dice } with a body part
    [some] { fired-up-count-attack-dice } with a body part
    [exact] { fired-up-count-attack-dice } with the most frequent body part
    [range] { fired-up-count-attack-dice } with the most frequent body part
    [most] { $number ->
        [1] no two Attack dice with the same body part
       *[other] { fired-up-count-attack-dice } with the same body part
    }
   *[other] { fired-up-count-attack-dice } with the same body part
}
fired-up-fact-parts = { $shape ->
    [none] no body part among the Attack dice
   *[other] { fired-up-amount } { $number ->
        [one] body part
       *[other] different body parts
    } among the Attack dice
}
fired-up-fact-felled = { $shape ->
    [none] neither of the two falls
    [some] at least one of the two falls
    [most] at most one of the two falls
   *[exact] { $number ->
        [1] exactly one of the two falls
       *[other] both fall
    }
}
fired-up-fact-defender-fell = { $shape ->
    [none] the defender does not fall
   *[some] the defender falls
}
fired-up-fact-attacker-fell = { $shape ->
    [none] the attacker does not fall
   *[some] the attacker falls
}
fired-up-fact-underdog = { $shape ->
    [none] before the attack, the attacker had at least as much Stamina as the defender
   *[some] before the attack, the attacker had less Stamina than the defender
}
fired-up-fact-giant-slayer = { $shape ->
    [none] before the attack, the attacker was not alone with the least Stamina, or the defender not alone with the most
   *[some] before the attack, the attacker alone had the least Stamina, and the defender alone the most
}
fired-up-fact-duel = { $shape ->
    [none] the defender does not target the attacker
   *[some] the defender targets the attacker
}
fired-up-fact-locked-on = { $shape ->
    [none] the attacker’s target is not locked
   *[some] the attacker’s target is locked
}
fired-up-fact-by-the-fastest = { $shape ->
    [none] the attacker is not the fastest
   *[some] the attacker is the fastest
}
fired-up-fact-by-the-slowest = { $shape ->
    [none] the attacker is not the slowest
   *[some] the attacker is the slowest
}
fired-up-fact-by-the-cheered = { $shape ->
    [none] the attacker’s Morale is not High
   *[some] the attacker’s Morale is High
}
fired-up-fact-by-the-booed = { $shape ->
    [none] the attacker’s Morale is not Low
   *[some] the attacker’s Morale is Low
}
fired-up-fact-old-wounds = { $shape ->
    [none] before the attack, the defender had no Wounds
    [some] before the attack, the defender already had a Wound
    [most] before the attack, the defender had at most 1 Wound
   *[exact] { $number ->
        [1] before the attack, the defender had exactly 1 Wound
       *[other] before the attack, the defender already had 2 Wounds
    }
}
fired-up-fact-revenge = { $shape ->
    [none] the defender has not hurt the attacker earlier in this battle
   *[some] the defender has hurt the attacker earlier in this battle
}
fired-up-fact-crowded = { $shape ->
    [most] { $number ->
        [1] no fighter but the attacker targets the defender
       *[other] { fired-up-count-fighters } targeting the defender, the attacker included
    }
   *[other] { fired-up-count-fighters } targeting the defender, the attacker included
}
fired-up-fact-turned = { $shape ->
    [none] the attacker takes no more damage than the defender
   *[some] the attacker takes more damage than the defender
}
fired-up-fact-wall = { $shape ->
    [none] an Attack die with a body part gets through, or fewer than 2 such dice were rolled
   *[some] 2 or more Attack dice with a body part, every one of them blocked
}
fired-up-fact-stamina-left = { $shape ->
    [none] the defender has no Stamina left, or falls
    [most] the defender has { fired-up-amount } Stamina left, or falls
   *[other] the defender has { fired-up-amount } Stamina left
}

# End: the picture after the last attack.

fired-up-fact-total-damage = { fired-up-count-damage } in the whole round
fired-up-fact-best-attack = { $shape ->
    [none] no attack that deals damage
   *[other] the hardest attack deals { fired-up-count-damage }
}
fired-up-fact-total-wounds = { fired-up-count-wounds } in the whole round
fired-up-fact-total-counters = { fired-up-count-counters } in the whole round
fired-up-fact-total-specials = { fired-up-count-specials } in the whole round
fired-up-fact-total-blocks = { fired-up-count-blocks } in the whole round
fired-up-fact-unhurt = { fired-up-count-fighters } alive and unhurt this round
fired-up-fact-eliminated = { fired-up-count-fighters } eliminated this round
fired-up-fact-harmless = { fired-up-count-attacks } without damage to the defender
fired-up-fact-attacks = { fired-up-count-attacks } in the whole round
fired-up-fact-both-hurt = { fired-up-count-attacks } hurting both fighters
fired-up-fact-most-wounds = { $shape ->
    [none] no fighter alive has a Wound
    [some] a fighter alive has a Wound
    [most] no fighter alive has 2 Wounds
   *[exact] { $number ->
        [1] a fighter alive has a Wound, but none has 2
       *[other] a fighter alive has 2 Wounds
    }
}
fired-up-fact-limping = { fired-up-count-fighters } alive with a Wound
fired-up-fact-gap = { $shape ->
    [none] all fighters alive have the same Stamina
   *[other] the strongest and the weakest alive differ by { fired-up-amount } Stamina
}
fired-up-fact-least-stamina = { $shape ->
    [none] no fighter is alive
    [some] a fighter is alive
    [least] every fighter alive has { fired-up-amount } Stamina
    [most] a fighter alive has { fired-up-amount } Stamina
   *[other] the weakest fighter alive has { fired-up-amount } Stamina
}
fired-up-fact-most-taken = { $shape ->
    [none] no fighter takes damage this round
    [some] a fighter takes damage this round
    [most] no fighter takes more than { $number } damage this round
    [least] a fighter takes { fired-up-count-damage } this round
   *[other] the fighter hurt most takes { fired-up-count-damage } this round
}
fired-up-fact-ganged-up-on = { fired-up-count-fighters } hurt by two or more others this round
fired-up-fact-ahead = { fired-up-count-fighters } with more damage dealt than taken this round
fired-up-fact-late-bloomer = { $shape ->
    [none] the slowest fighter alive did not deal more damage than every other this round
   *[some] the slowest fighter alive dealt more damage than any other this round
}
fired-up-fact-untouchable = { fired-up-count-fighters } alive and unhurt this round, though still targeted
fired-up-fact-spent = { fired-up-count-fighters } alive at half Stamina or less
fired-up-fact-bleeding-leader = { $shape ->
    [none] no fighter alone with the most Stamina has a Wound
   *[some] the one fighter with the most Stamina has a Wound
}

# ---- What can be typed. `.words` are all words that mean the same; the English ones always work too.

fired-up-verb-keep = keep
    .words = keep
fired-up-verb-reroll = reroll
    .words = reroll again
fired-up-verb-stand = stand
    .words = stand
fired-up-verb-buff = buff
    .words = buff
fired-up-verb-morale = morale
    .words = morale
fired-up-verb-speed = speed
    .words = speed
fired-up-verb-target = target
    .words = target
fired-up-verb-lock = lock
    .words = lock
fired-up-verb-unlock = unlock
    .words = unlock
fired-up-verb-bet = bet
    .words = bet
fired-up-verb-store = store
    .words = store
fired-up-verb-multitask = multitask
    .words = multitask
fired-up-verb-discard = discard
    .words = discard
fired-up-verb-end = end
    .words = end done
fired-up-verb-score = score
    .words = score
fired-up-verb-wait = wait
    .words = wait
fired-up-word-attack = attack
    .words = attack
fired-up-word-defense = defense
    .words = defense defence
fired-up-word-up = up
    .words = up +
fired-up-word-down = down
    .words = down -
fired-up-word-all = all
    .words = all

# How moves are typed. $who is a fighter, or the word for any.
fired-up-who = WHO
fired-up-pattern-keep = keep 1 3
fired-up-pattern-reroll = reroll BS, reroll 1 3, reroll all
fired-up-pattern-buff = buff { $who } attack/defense
fired-up-pattern-morale = morale { $who } up/down
fired-up-pattern-speed = speed { $who }
fired-up-pattern-target = target { $who } WHOM
fired-up-pattern-lock = lock { $who }
fired-up-pattern-unlock = unlock { $who }
fired-up-pattern-bet = bet m1 { $who }
fired-up-pattern-store = store
fired-up-pattern-multitask = multitask buff { $who } attack
fired-up-pattern-discard = discard B
fired-up-pattern-score = score 1

fired-up-help-turn = At the beginning of a round you keep two Highlights (“1 3”). On your turn name the dice to reroll (“BS”, “1 3”, “all”) or “stand”; then use dice one by one, as the list shows, until “end”: “buff mei attack”, “morale mei up”, “speed mei”, “target mei rexus”, “lock mei”, “bet m1 mei”, “store”, “discard B”. Two Socials are a Multitask: “multitask buff mei attack”. After an attack: “score 1”, or “wait”.
fired-up-help-short = Beginnings of words will do (“b mei a”). The dice that pay can be left out; where there is a choice, name them at the end (“buff mei attack D”, and “t” for a stored token).
fired-up-help-marks = The table shows the circle: each fighter’s left neighbour stands in the next row. “3/5” is an Attack or a Defense of 3; in the battle at most 5 will count if Morale and thumbs stay as they are. “»” is a sprinter, ▲ and ▼ count thumbs, “Infl.” says how many more turns a fighter listens. Three Wounds eliminate. Of your Highlights, ✓ marks a tier that holds as things are, and ✗ one that cannot be met any more in this round.
fired-up-command-table = the whole table again, and what you can do (usually Enter alone will do)
fired-up-command-cards = your Highlights in full
fired-up-command-bets = the Bets and the cards on them
fired-up-command-points = all points, and where they come from
fired-up-command-hint = what a strong bot would do in your place
fired-up-command-rule = one rule: “rule U3.4”
fired-up-command-examples = eight worked examples; “examples 3” gives the third

fired-up-unknown-command = “{ $text }” is neither a move nor a command. “{ command-help }” lists both.
fired-up-usage = Type it like this: { $pattern }
fired-up-which = Which one: { $moves }?
fired-up-nothing-met = None of your Highlights is met by this attack.
fired-up-refused = Rule { $rule } does not allow “{ $move }”.
fired-up-hint = A bot would choose “{ $move }”.

# ---- The table in the terminal

fired-up-welcome-aim = You are the crowd. Your dice push the fighters. You score with Highlights, the sights you hope for in the battle, and with bets. After four rounds the most points win.
fired-up-welcome-no-abilities = The fighters fight without their abilities.
fired-up-welcome-help = Type what you want to do, as the lists show it. For everything else there is “{ command-help }”.

fired-up-title = “{ $title }”
fired-up-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fired-up-no-dice = no dice
fired-up-round = Round { $round } of 4
fired-up-phase-keep = choose Highlights
fired-up-phase-turn = { $who ->
    [you] your turn
   *[seat] { $name }
}
fired-up-phase-influence = Influence
fired-up-phase-battle = Battle
fired-up-phase-over = the end

fired-up-label-speed = Speed
fired-up-label-fighter = Fighter
fired-up-label-attack = Attack
fired-up-label-defense = Defense
fired-up-label-stamina = Stamina
fired-up-label-wounds = Wounds
fired-up-label-morale = Morale
fired-up-label-influence = Infl.
fired-up-label-target = Target
fired-up-label-bet = Bet
fired-up-label-players = Points:
fired-up-label-attacks = Attacks, with dice:
fired-up-label-dice = Your dice:
fired-up-label-kept = You kept:
fired-up-has-fallen = has fallen
fired-up-locked = locked
fired-up-dice-count = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
fired-up-token-count = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
fired-up-bet-settled = { $event }: { $fighters }, settled
fired-up-bet-never = Bet { $bet }, { $event }: it never happened and pays nothing.
# What decides the winner of the fight between equals; $order is "Marrow 6, Sigurd 5".
fired-up-bet-tie = Equal Stamina: the higher Starting Speed wins ({ $order }).
fired-up-bets-rows = The first, second and third correct card earn the points in brackets; every correct card placed in round 1, 2, 3 or 4 earns 3, 2, 1 or 0 more.
fired-up-bet-row = round { $round }: { $cards }
fired-up-no-cards = You have no Highlights now.
fired-up-cards-kept = Kept for this round
fired-up-cards-aside = Laid aside for later rounds

# When a Highlight is judged, as its card says it.
fired-up-card-when = { $moment ->
    [start] Start of the battle
    [fight] Fight: one attack
   *[end] End of the battle
}
# $points is "2 points"; $place is "first" for the first tier.
fired-up-card-tier = { $place ->
    [first] { $points }: { $conditions }
   *[later] { $points }, also: { $conditions }
}

fired-up-prompt-keep = Keep two
fired-up-prompt-reroll = Reroll or stand
fired-up-prompt-act = Your turn
fired-up-prompt-score = Score or wait
fired-up-prompt-wait = Enter to watch on
fired-up-prompt-watch = Enter to watch on
fired-up-prompt-begin = Enter to begin
fired-up-prompt-round = Enter for the next round

fired-up-menu-keep = Keep two of these Highlights for this round, in secret (“1 3”):
fired-up-menu-reroll = You may reroll dice, once: name letters (“BS”), numbers (“1 3”) or “all”. Or “stand”.
fired-up-menu-act = Use at least one die. All but Socials go to one fighter:
fired-up-menu-more = You may use more dice:
fired-up-menu-bound = This turn your dice go to { $name }, all but Socials:
fired-up-menu-only = only { fired-up-stat }
fired-up-menu-past = { $dice ->
    [1] past { $whom }
   *[other] past { $whom }, 2 dice
}
fired-up-menu-buff = one step forward on the track
fired-up-menu-morale = a thumb, to move Morale before the battle
fired-up-menu-speed = overtake
fired-up-menu-target = attack another fighter
fired-up-menu-lock = lock the target
fired-up-menu-unlock = unlock the target
fired-up-menu-double = with another die: one more of the same
fired-up-menu-bet = a betting card, face down: { $fighters }
fired-up-menu-store = keep a Social for a later turn
fired-up-menu-multitask = two Socials: any other die but a Double, for any fighter
fired-up-menu-discard = discard a die
fired-up-menu-end = keep the other dice for your next turn
fired-up-menu-met = This attack meets:
fired-up-menu-next-tier = next: { $next }
fired-up-menu-score-or-wait = “score” (or “score { $number }”), or “wait” for another attack: it may bring more, or nothing.

# What a player does, to be read after the name.
fired-up-deed-setup = Into the circle, each to the left of the one before: { $fighters }.
fired-up-deed-keep = { $who ->
    [you] keep
   *[seat] keeps
} { $titles }
fired-up-deed-keep-unseen = { $who ->
    [you] have chosen your
   *[seat] has chosen
} Highlights
fired-up-deed-roll = { $who ->
    [you] roll
   *[seat] rolls
} { $dice }
fired-up-deed-reroll = { $who ->
    [you] reroll
   *[seat] rerolls
} { $dice }
fired-up-deed-rolled-again = { $who ->
    [you] now have
   *[seat] now has
} { $dice }
fired-up-deed-stand = { $who ->
    [you] keep all dice
   *[seat] keeps all dice
}
fired-up-deed-end = { $who ->
    [you] end the turn
   *[seat] ends the turn
}
fired-up-deed-wait = { $who ->
    [you] wait
   *[seat] waits
}
fired-up-deed-store = { $who ->
    [you] store
   *[seat] stores
} a Social
fired-up-deed-bet = { $who ->
    [you] bet
   *[seat] bets
} on { $bet }: { $fighter }
fired-up-deed-secret-bet = { $who ->
    [you] secretly bet
   *[seat] secretly bets
} on { $bet }
fired-up-deed-discard = { $who ->
    [you] discard
   *[seat] discards
} { $dice }
# What was done to a fighter, in short.
fired-up-deed-buff = { $whose } { fired-up-stat } { $before } → { $after }
fired-up-deed-morale = { fired-up-thumb } for { $whom }
fired-up-deed-speed = { $name } overtakes { $whom }
fired-up-deed-target = { $name } now targets { $whom }
fired-up-deed-lock = { $whose } target is locked
fired-up-deed-unlock = { $whose } target is unlocked
fired-up-deed-multitask = Multitask: { $deed }
fired-up-deed-misses = { $count ->
    [one] Mei rerolls { $count } Miss.
   *[other] Mei rerolls { $count } Misses.
}

# ---- The battle

fired-up-battle = Battle
fired-up-morale-check = Morale check:
fired-up-morale-same = nothing changes.
fired-up-morale-moved = { $whom } { fired-up-morale }
fired-up-no-attack = { $name } has no target left.
fired-up-fight = { $attacker } attacks { $victim }:
fired-up-fight-dice = { $attack } against { $defense }
fired-up-fight-blocked = Blocked: { $dice }.
fired-up-fight-hurt = { $wounds ->
    [0] { $damage ->
        [0] { $name } takes no damage.
       *[other] { $name } takes { $damage } damage: Stamina { $stamina } of { $most }.
    }
    [one] { $name } takes { $damage } damage and { $wounds } Wound: Stamina { $stamina } of { $most }, Wounds { $total } of 3.
   *[other] { $name } takes { $damage } damage and { $wounds } Wounds: Stamina { $stamina } of { $most }, Wounds { $total } of 3.
}
fired-up-fight-counters = { $counters ->
    [one] One counter:
   *[other] { $counters } counters:
}
fired-up-note-sigurd = Sigurd strikes back with every block.
fired-up-note-marrow = Marrow rolled one more die against a wounded fighter.
fired-up-note-rexus = Rexus’s Legs hit twice as hard.
fired-up-note-abbel = Abbel takes no damage from Hands.
fired-up-note-fred = It takes two Torsos to block one of FReD’s.
fired-up-fell = { $name } falls!
fired-up-settled = Bet { $bet }, { $event }: { $fighters }.
fired-up-settled-paid = It pays: { $payments }.
fired-up-settled-unpaid = No player guessed it.
fired-up-shown = { $who ->
    [you] You score
   *[seat] { $name } scores
} { $title }: { $points }
fired-up-round-over = Round { $round } is over
fired-up-round-begins = Round { $round }: { $who ->
    [you] you go
   *[seat] { $name } goes
} first.
fired-up-point-sources = Highlights { $highlights }, bets { $bets }

fired-up-fight-won = { $name } wins the fight.
fired-up-fight-won-by-speed = { $name } wins the fight: level on Stamina, but with the higher Starting Speed.
fired-up-fight-won-by-nobody = No fighter is left standing: the fight has no winner.
fired-up-game-won = { $who ->
    [you] The crowd is yours: you win!
    [several] { $name } share the win.
    [several-with-you] You share the win with { $name }!
   *[seat] { $name } wins the game.
}

# U8.3: what decided between equals.
fired-up-ended-level = { $who ->
    [several-with-you] You have the most points, level with { $name }
   *[several] { $name } have the most points
}: { $points } each.
fired-up-ended-by_bets = { $who ->
    [you] You win: you have the most points from bets
   *[seat] { $name } wins with the most points from bets
}: { $bets } (U8.3).
fired-up-ended-shared = { $who ->
    [several-with-you] You are level with { $name }
   *[several] { $name } are level
} on points from bets too, { $bets } each, and share the win (U8.3).

# ---- Worked examples

fired-up-example-wound = The attacker rolls two Torsos and a Leg, the defender a Torso, a Leg and a Hand. The Leg is blocked and so is one Torso; the other gets through: 1 damage. Torso was rolled twice, and half of that pair got through, so it also makes a Wound. The Hand has nothing to do.
    .title = Half a pair is enough
fired-up-example-special-attack = Hand, Head and Special against Hand, Head and Special. The body parts block each other. Nothing is left that the Special Defense could block, for a Special Attack cannot be blocked at all: 1 damage.
    .title = Nothing stops a Special Attack
fired-up-example-special-defense = Hand and Head against Hand and Special. Hand blocks Hand, and the Special Defense takes care of the Head: no damage.
    .title = The Special helps out
fired-up-example-counter = Leg and Hand against a Torso and two Legs. One Leg blocks, the other is left over for a part that the attacker rolled, so it counters. The Hand gets through, and the Torso met no Torso. Both fighters lose 1 Stamina.
    .title = A counter
fired-up-example-morale = Sigurd’s Morale is High, his Attack 7, his Defense 1. One thumb is up, two are down: Morale drops by one, to Neutral. His Attack falls to 5, the highest value of the Neutral area. His Defense stays 1: a morale check lifts nothing.
    .title = The crowd turns away
fired-up-example-bets = A Bet on the first to be eliminated is settled. The first correct card was placed in round 1: 3 points for being first and 3 for the row make 6. The second correct card is from round 2: 2 and 2 make 4.
    .title = Early guesses pay
fired-up-example-fallen = The fighter with Speed tile 3 falls. The fighter with tile 4 now has 3, and 5 becomes 4. The two in front keep their tiles.
    .title = Moving up
fired-up-example-influence = In one turn a player uses two Buffs and a Morale die on Marrow. That is three dice, but one turn: Marrow’s Influence goes from 3 to 2.
    .title = Three dice, one step

# ---- Content packs of records. $hash, $recorded and $here are long numbers.

fired-up-pack-missing = The content pack of this record is not here: “{ $pack }” with the hash { $hash }.
fired-up-pack-unknown = The content pack of this record is not here: “{ $pack }”.
fired-up-pack-differs = The content pack “{ $pack }” of this record has the hash { $recorded }, but the pack of that name here has the hash { $here }.
fired-up-pack-no-hash = The record’s tag PackHash is not 64 hexadecimal digits.

# ---- Why a written view is impossible

fired-up-view-counts = There must be one entry for each seat, and no list may be too long.
fired-up-view-seat = A seat is not at this table.
fired-up-view-fighter = A fighter cannot stand like this.
fired-up-view-bets = The Bets, or the cards on them, cannot be these.
fired-up-view-cards = The Highlights do not add up.
fired-up-view-range = A number is out of its range.

# ---- House rules: the name of each, and one sentence for each of its values. The table form and the
# terminal show them with the rules that they change.

house-social = Stored Socials
house-social-turn = You can spend a stored Social from your next turn on.
house-social-round = You can spend a stored Social from the next round on.
house-wounds = Wounds of half-blocked pairs
house-wounds-most = Blocked dice are spread over the pairs: if two of four Torsos are blocked, both pairs wound.
house-wounds-fewest = Blocked dice are paired with each other: if two of four Torsos are blocked, one pair wounds.
house-rexus_counter = Rexus’s counters
house-rexus_counter-2 = Each Leg with which Rexus counters deals 2 damage.
house-rexus_counter-1 = Each Leg with which Rexus counters deals 1 damage.
house-abbel_wounds = Hands against Abbel
house-abbel_wounds-true = Hands deal Abbel no damage, but a pair of Hands wounds him.
house-abbel_wounds-false = Hands deal Abbel no damage and do not wound him.
house-fred_counter = Countering FReD
house-fred_counter-blocked = Torsos left over counter FReD only if all of his Torsos are blocked.
house-fred_counter-unused = If FReD rolled a Torso, every Defense Torso that blocks nothing counters.
house-locks = Locks
house-locks-round = All locks are removed at the end of the round.
house-locks-stay = A lock stays until a player removes it, or until its fighter or the target falls.
house-bets = Cards on one Bet
house-bets-several = You may place several cards on one Bet, each for another fighter.
house-bets-one = You may place only one card on each Bet.
