# A first game with a coach, and what the pages of the rules show beside the rules. English.

# ---- The coach

web-first-coach = Coach
web-first-again = Try again
web-first-next = Next
web-first-begin = Let’s play
web-first-skip = Skip
web-first-got-it = Got it
web-first-fold = Hide the coach
web-first-unfold = Show the coach
web-first-rule = Rule { $rule }
web-first-met = Learned: { $count } of { $all }
web-first-met-yet = learned
web-first-quiet = Play on: I will speak up when something is new.
web-first-restart = Start the lesson again
web-first-leave = Play without the coach
web-first-done = That was your first game. You will meet the rest in your next games; the rules are always at hand.
    .title = Well fought!
web-first-alone = Play again without help

# ---- Gorus Maximus

web-first-gorus-goal = You play one round of ten bouts against two bots. The gladiators that you collect please the crowd or annoy it; the player with the most Crowd Favour (CF) at the end wins.
    .title = The goal
web-first-gorus-cards = These are your gladiators: each has a school, shown by its icon and letter, and a rank. The small badge says how much Crowd Favour it is worth to the player who collects it.
    .title = Your hand
web-first-gorus-bouts = Each player adds one gladiator here, in turn. One player wins the bout and collects all its gladiators, good and bad.
    .title = A bout
web-first-gorus-schools = The preferred school beats all others. The initiating school is that of the first gladiator of a bout, and the one to follow. Keep an eye on both: they change.
    .title = Two schools that matter
web-first-gorus-turn = On your turn, the gladiators that you may play are raised. Tap one. If it would change something important, it says so first, and a second tap plays it.
    .title = Your turn
web-first-gorus-lead = You lead, so you may play any gladiator. Its school is the one to follow; the very first gladiator of a round also makes its school preferred.
    .title = You lead a bout
web-first-gorus-follow = You hold the initiating school, so you must play it. The paler gladiators have to wait, unless one of them challenges.
    .title = Follow the school
web-first-gorus-challenge = The gladiator with the “!” has the same rank as the one just played. If you play it, it challenges: its school becomes preferred at once. You may do so even if you could follow.
    .title = You can challenge
web-first-gorus-sluff = You hold none of the initiating school, so you may play any gladiator. Get rid of one that you do not want, or win with the preferred school.
    .title = A sluff
web-first-gorus-match = Two equal ranks in a row: that was a challenge. The second gladiator’s school is preferred from now on, in the following bouts too.
    .title = Equal ranks
web-first-gorus-worth = You won this bout. Each gladiator from 10 up brings 1, a 9 brings 2, and an 8 costs 4. The score shows what you have so far.
    .title = What you took
web-first-gorus-taken = The highest gladiator of the preferred school wins the bout; if there is none, the highest of the initiating school does. The winner leads the next bout.
    .title = Who wins a bout
web-first-gorus-eight = An 8 costs the player who collects it 4 Crowd Favour. Leave it to others: slip it into a bout that you are not going to win.
    .title = Beware of the eight
web-first-gorus-zero = A 0 is worth nothing until the round ends: then the 0 of the preferred school brings 5. A late challenge can change which one that is.
    .title = The zero
web-first-gorus-tally = All hands are empty, so the collected gladiators are counted. The highest total wins the round, even if it is below zero.
    .title = The tally
web-first-gorus-support = The winner of a round earns Crowd Support. Here one is enough; an ordinary game needs three.
    .title = Crowd Support

# ---- Gladiators

web-first-gladiators-goal = This is a duel. Wound your opponent until their Health runs out, or show four equal powers, and you win.
    .title = The goal
web-first-gladiators-traits = Your gladiator has four traits: Speed and Attack to strike, Defense against blows, Health to outlast wounds. Only the top card of each counts.
    .title = Your four traits
web-first-gladiators-decks = Each trait has its own deck, with powers from 1 to 13. The cards in your hand and new traits on the table come from here.
    .title = The decks
web-first-gladiators-turn = First you may play one card from your hand. Then take one action: tap a deck, your opponent, or a pair of your own. The first tap shows the outcome.
    .title = Your turn
web-first-gladiators-draw = Draw by tapping a deck. You hold at most one card of each trait; your opponent sees which deck it came from, but only you see the card.
    .title = Drawing traits
web-first-gladiators-play = You may play one card onto its trait before you act. Your opponent cannot respond to that. But a card that you keep can still save you later.
    .title = Playing a card
web-first-gladiators-focus = Tap a deck to Focus: its top card becomes your new trait, for better or worse. You can always Focus.
    .title = Focus
web-first-gladiators-attack = You are fast enough, and your Attack beats their Defense: tap the opponent to strike. The difference is how many wounds they take.
    .title = You can attack
web-first-gladiators-barred = You cannot attack yet; the line at your opponent says why. You need at least their Speed, and more Attack than they have Defense.
    .title = Why not attack?
web-first-gladiators-respond = Before your opponent’s action happens, you may respond. Play a card to change the outcome, or do not respond. If the game asks you too often, set an answer in the table’s menu.
    .title = You may respond
web-first-gladiators-gambit = Two of your traits are a pair, so a Gambit is possible: give one of the two to your opponent, flip both traits anew, and draw a card.
    .title = Gambit
web-first-gladiators-recover = Your Health is part of a pair, so you can Recover: all your wounds heal, both traits are flipped anew, and you draw a card.
    .title = Recover
web-first-gladiators-dodge = A response came in time. A gladiator that has become faster dodges, and one that has become tough enough blocks; the attack is spent all the same.
    .title = Dodged or blocked
web-first-gladiators-wounds = Wounds stay until you Recover. When a blow brings them up to Health, the gladiator falls. A lower Health alone never fells a gladiator.
    .title = Wounds
web-first-gladiators-onslaught = Three equal powers are an Onslaught: while they match, each of the three counts as 14. The small badge shows it.
    .title = Onslaught
web-first-gladiators-pair = Equal printed powers, marked “=”, are a pair. Pairs allow a Gambit or a Recover; three make an Onslaught, and four win at once.
    .title = A pair
web-first-gladiators-fall = A gladiator has fallen. All its cards become history; no card leaves the game.
    .title = Fallen
web-first-gladiators-end = The last gladiator standing wins, or one that shows four equal powers. The duel is decided.
    .title = The end

# ---- Fired Up

web-first-fired_up-goal = You are the crowd. No fighter is yours: you earn points when the fight goes the way you hoped, and the player with the most points wins.
    .title = The goal
web-first-fired_up-arena = Four fighters stand in a circle. Each will attack its target, the fastest first.
    .title = The arena
web-first-fired_up-mats = Attack and Defense are the dice that a fighter rolls; Morale limits both. Damage takes Stamina; without it, or with three Wounds, a fighter is out.
    .title = The fighters
web-first-fired_up-secrets = Highlights are your secret hopes for this round, each with its own points. Bets are open to all, and the earlier you bet, the more it pays.
    .title = Highlights and bets
web-first-fired_up-turn = On your turn you roll your dice and use them: tap a die, then the fighter that it is for. When no player has dice left, the battle begins.
    .title = Your turn
web-first-fired_up-keep = Keep two of your four Highlights for this round; only these can score. Choose those that your dice can bring about.
    .title = Choose your Highlights
web-first-fired_up-reroll = You may reroll any of your dice, once. Keep those that help your Highlights; after that, use at least one die.
    .title = Rerolls
web-first-fired_up-influence = All your dice of one turn, except Socials, go to one fighter. It costs that fighter one Influence; at 0 it no longer listens in this round.
    .title = One fighter a turn
web-first-fired_up-buff = A Buff moves Attack or Defense one space forward. Anything above what Morale allows is lost when the battle begins.
    .title = Buff
web-first-fired_up-morale = A Morale die is a thumb up or down. Before the battle the thumbs are counted and move the Morale; low Morale pulls Attack and Defense down.
    .title = Morale
web-first-fired_up-target = A Target die turns a fighter to another target, or locks the one it has. It takes another die to remove the lock.
    .title = Targets and locks
web-first-fired_up-speed = A Speed die lets a fighter overtake the next faster one. A fighter that strikes first may fell another before it can strike.
    .title = Speed
web-first-fired_up-double = A Double counts as one more die of an action that you take anyway. Alone it does nothing.
    .title = Double
web-first-fired_up-bet = A Social die buys a bet: choose a fighter in secret. Round by round the bonus gets smaller. Two Socials together replace any other die but a Double.
    .title = Bets
web-first-fired_up-battle = The battle runs by itself, in order of Speed. Equal body parts block; the rest is damage, and two of one part also make a Wound if one gets through.
    .title = The battle
web-first-fired_up-wait = After each attack every player is asked, with or without a suitable card. Score a Highlight now, or wait for a better moment, at your own risk.
    .title = Score or wait
web-first-fired_up-progress = One of your Highlights is met right now. Its marks show which tiers; it scores only at its moment.
    .title = On the way
web-first-fired_up-scored = A Highlight has scored, and all players see it. Each scores once, for the highest tier met.
    .title = Points
web-first-fired_up-paid = A bet is settled. Its cards are revealed, the earliest first: the first three correct ones earn the most, and every correct one gets its round’s bonus.
    .title = A bet pays
web-first-fired_up-fallen = A fighter is out of the game, and the slower ones move up. Fighters that targeted it find another target after the round.
    .title = Out of the fight
web-first-fired_up-round = A new round: new dice, two new Highlights, and full Influence. Attack, Defense, Morale, Stamina, Wounds and targets stay as they are.
    .title = The next round
web-first-fired_up-end = The fight is over, and the last bets are paid. The most points win; if they are equal, points from bets decide.
    .title = The end

# ---- The pages of the rules

web-rules-contents = Contents
web-rules-hint = “/” searches, Enter goes to the first rule found, Esc shows all again.
web-rules-learn = Learn by playing
web-rules-anna = Anna
web-rules-boris = Boris
web-rules-clara = Clara
web-rules-dora = Dora

web-rules-gorus-worth = The badge shows what a gladiator is worth.
web-rules-gorus-zero = Swords are preferred as the round ends: only their 0 is worth 5.

web-rules-gladiators-traits = The four traits: icon, letter and power.
web-rules-gladiators-attack = Anna’s Speed 9 is not below Boris’s 6, and her Attack 11 beats his Defense 7: four wounds. He had 3; now he has 7 against Health 10.
web-rules-gladiators-pair = Attack and Defense show 6: a pair. Anna can give one of the two away by a Gambit.
web-rules-gladiators-recover = Health and Speed show 4: with this pair Anna can Recover, and her 2 wounds are gone.
web-rules-gladiators-onslaught = Three fives: each of them counts as 14.

web-rules-fired_up-influence = The faces of an Influence die.
web-rules-fired_up-fight = The faces of an Attack or Defense die.
web-rules-fired_up-circle = At the start each fighter targets the next one clockwise. The tile shows the Speed: 1 strikes first.
web-rules-fired_up-bets = Points for a correct card: by its place among the correct ones, and by its round.
web-rules-fired_up-blocked = blocked
web-rules-fired_up-through = gets through
web-rules-fired_up-counters = counters
web-rules-fired_up-lost = lost
web-rules-fired_up-round = Round { $round }
web-rules-fired_up-nth = { $place ->
    [1] 1st correct
    [2] 2nd correct
    [3] 3rd correct
   *[other] later
}
