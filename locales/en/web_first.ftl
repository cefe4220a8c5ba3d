# A first game with a coach, and what the pages of the rules show beside the rules. English.

# ---- The coach

web-first-coach = Coach
web-first-again = Try again
web-first-next = Next
web-first-begin = Let us play
web-first-skip = Skip
web-first-got-it = Got it
web-first-fold = Fold the coach
web-first-unfold = Unfold the coach
web-first-rule = Rule { $rule }
web-first-met = You have met { $count } of { $all }
web-first-met-yet = met
web-first-quiet = Play on: I speak up when something is new.
web-first-restart = Welcome again
web-first-leave = Without the coach
web-first-done = That was your first game. Whatever has no tick yet, you will meet in the next ones; the rules tell it all at any time.
    .title = Well fought!
web-first-alone = Play again without help

# ---- Gorus Maximus

web-first-gorus-goal = You play one round of ten bouts against two bots. What you collect pleases the crowd or annoys it; whoever has the most Crowd Favour at the end wins.
    .title = What it is about
web-first-gorus-cards = These are your gladiators: each has a school, shown by its icon and letter, and a rank. The small badge says what it is worth to whoever collects it.
    .title = Your hand
web-first-gorus-bouts = Here everybody adds one gladiator, in turn. One of them takes the bout, and with it all the gladiators in it, good and bad.
    .title = A bout
web-first-gorus-schools = The preferred school beats all others. The initiating school is the one that a bout was led with, and the one to follow. Keep an eye on both: they change.
    .title = Two schools that matter
web-first-gorus-turn = When you are asked, the gladiators that you may play stand higher. Tap one. If it would change something important, it says so first, and a second tap plays it.
    .title = Your turn
web-first-gorus-lead = You lead, so you may play anything. Its school is the one to follow; the very first gladiator of a round also makes its school preferred.
    .title = You lead a bout
web-first-gorus-follow = You hold the initiating school, so you must play it. The paler gladiators have to wait, unless one of them challenges.
    .title = Follow the school
web-first-gorus-challenge = The gladiator with the “!” has the same rank as the one just played. If you play it, it challenges: its school becomes preferred at once, whatever you were to follow.
    .title = You can challenge
web-first-gorus-sluff = You hold none of the initiating school, so anything goes. Get rid of what you do not want, or win with the preferred school.
    .title = A sluff
web-first-gorus-match = Two equal ranks in a row: that was a challenge. The second one's school is preferred from now on, in the following bouts too.
    .title = Equal ranks
web-first-gorus-worth = This bout is yours. From 10 up a gladiator brings 1, a 9 brings 2, and an 8 costs 4. The score shows what you have so far.
    .title = What you took
web-first-gorus-taken = The highest of the preferred school takes the bout; if there is none, the highest of the initiating school does. The winner leads the next one.
    .title = Who takes a bout
web-first-gorus-eight = An 8 costs whoever takes it 4 Crowd Favour. Let others have it: slip it into a bout that you are not going to win.
    .title = Beware of the eight
web-first-gorus-zero = A 0 wins nothing and is worth nothing, until the round ends: then the 0 of the school that is preferred brings 5. A late challenge can change whose it is.
    .title = The zero
web-first-gorus-tally = All troupes are empty, so the collected gladiators are counted. The highest total wins the round, even if it is below zero.
    .title = The tally
web-first-gorus-support = Whoever wins a round earns Crowd Support. Here one is enough; a usual game goes on to three.
    .title = Crowd Support

# ---- Gladiators

web-first-gladiators-goal = This is a duel. Wound your opponent until their Health is used up, or show four equal powers, and you win.
    .title = What it is about
web-first-gladiators-traits = Your gladiator has four traits: Speed and Attack to strike, Defense against blows, Health to outlast wounds. Only the top card of each counts.
    .title = Your four traits
web-first-gladiators-decks = Every trait has a deck of its own, with powers from 1 to 13. From here come the cards in your hand, and new traits on the table.
    .title = The decks
web-first-gladiators-turn = First you may lay one card from your hand. Then you do one thing: tap a deck, your opponent, or a pair of your own. The first tap shows what would come of it.
    .title = Your turn
web-first-gladiators-draw = Draw by tapping a deck. You hold at most one card of each trait; everybody sees which deck it came from, but only you see the card.
    .title = Drawing traits
web-first-gladiators-play = You may lay one card onto its trait before you act. Nobody can respond to that. But a card that stays in your hand can still save you later.
    .title = Laying a trait
web-first-gladiators-focus = Tap a deck to Focus: its top card becomes your new trait, for better or worse. That is always possible, so there is always something to do.
    .title = Focus
web-first-gladiators-attack = You are quick enough and your Attack beats their Defense: tap the opponent to strike. The difference is the number of wounds.
    .title = You can attack
web-first-gladiators-barred = You cannot attack yet; the line at your opponent says why. You need at least their Speed, and more Attack than they have Defense.
    .title = Why not attack?
web-first-gladiators-respond = Before an action happens, the others are asked. Lay a card to change what comes, or let it happen. If you are asked too often, the table's menu can answer for you.
    .title = You may respond
web-first-gladiators-gambit = Two of your traits are a pair, so a Gambit is possible: give one of the two to your opponent, flip both traits anew, and draw a card.
    .title = Gambit
web-first-gladiators-recover = Your Health is part of a pair, so you can Recover: all your wounds heal, both traits are flipped anew, and you draw a card.
    .title = Recover
web-first-gladiators-dodge = A response came in time. Whoever has become faster dodges, and whoever has become tough enough blocks; the attack is spent all the same.
    .title = Dodged or blocked
web-first-gladiators-wounds = Wounds stay until somebody Recovers. When a blow brings them up to Health, the gladiator falls. A lower Health alone never fells anybody.
    .title = Wounds
web-first-gladiators-onslaught = Three equal powers are an Onslaught: while they match, each of the three counts as 14. The small badge shows it.
    .title = Onslaught
web-first-gladiators-pair = Equal printed powers, marked “=”, are a pair. Pairs allow a Gambit or a Recover; three make an Onslaught, and four win at once.
    .title = A pair
web-first-gladiators-fall = A gladiator has fallen. All its cards go below the piles of the others, and nothing leaves the game.
    .title = Fallen
web-first-gladiators-end = The last one standing wins, or whoever shows four equal powers. That decides the duel.
    .title = How it ends

# ---- Fired Up

web-first-fired_up-goal = You are the crowd. No fighter is yours: you earn points when the fight goes the way you hoped, and more points than the other player win.
    .title = What it is about
web-first-fired_up-arena = Four fighters stand in a circle. Each is going to attack the one that it targets, the quickest first.
    .title = The arena
web-first-fired_up-mats = Attack and Defense are the dice that a fighter rolls; Morale limits both. Damage takes Stamina; without it, or with three Wounds, a fighter is out.
    .title = The fighters
web-first-fired_up-secrets = Highlights are your secret hopes for this round, each with its own points. Bets are open to all, and the earlier you bet, the more it pays.
    .title = Highlights and bets
web-first-fired_up-turn = In your turn you roll your dice and use them: tap a die, then the fighter that it is for. When nobody has dice left, the battle begins.
    .title = Your turn
web-first-fired_up-keep = Keep two of your four Highlights for this round; only these can score. Choose those that you can bring about with your dice.
    .title = Choose your Highlights
web-first-fired_up-reroll = You may roll any of your dice again, once. Keep what helps your Highlights; after that, use at least one die.
    .title = Rerolls
web-first-fired_up-influence = All your dice of one turn, except Socials, go to one fighter. It costs that fighter one Influence; at 0 it no longer listens in this round.
    .title = One fighter a turn
web-first-fired_up-buff = A Buff moves Attack or Defense one space forward. Above what the Morale allows it is lost again when the battle begins.
    .title = Buff
web-first-fired_up-morale = A Morale die is a thumb up or down. Before the battle the thumbs are counted and move the Morale; low Morale pulls Attack and Defense down.
    .title = Morale
web-first-fired_up-target = A Target die turns a fighter to another opponent, or locks the target. Once it is locked, another die is needed to unlock it.
    .title = Targets and locks
web-first-fired_up-speed = A Speed die lets a fighter overtake the next faster one. Whoever strikes first may not be struck at all.
    .title = Speed
web-first-fired_up-double = A Double counts as one more die of an action that you take anyway. Alone it does nothing.
    .title = Double
web-first-fired_up-bet = A Social die buys a bet: say in secret whom you expect. Round by round the bonus gets smaller. Two Socials together make any other die.
    .title = Bets
web-first-fired_up-battle = The battle runs by itself, in order of Speed. Equal body parts block; what comes through is damage, and two of one part make a Wound.
    .title = The battle
web-first-fired_up-wait = After each attack everybody is asked, whatever they hold. Score a Highlight now, or wait for a better moment, at your own risk.
    .title = Score or wait
web-first-fired_up-progress = One of your Highlights holds as things stand. Its marks show which tiers are met; it only counts at its moment.
    .title = On the way
web-first-fired_up-scored = A Highlight has scored and is shown to everybody. Each scores once, with the highest tier that it has met.
    .title = Points
web-first-fired_up-paid = A bet is decided. Its cards are turned over, the earliest first: the first three right ones earn most, and every right one gets its round's bonus.
    .title = A bet pays
web-first-fired_up-fallen = A fighter is out of the game, and the slower ones move up. Whoever targeted it looks for somebody else after the round.
    .title = Out of the fight
web-first-fired_up-round = A new round: new dice, two new Highlights, and full Influence. Values, Wounds and targets stay as they are.
    .title = The next round
web-first-fired_up-end = The fight is over, and the last bets are paid. The most points win; if they are equal, those from bets decide.
    .title = How it ends

# ---- The pages of the rules

web-rules-contents = Contents
web-rules-hint = “/” searches, Enter goes to the first rule found, Esc shows all again.
web-rules-learn = Learn it by playing
web-rules-anna = Anna
web-rules-boris = Boris
web-rules-clara = Clara
web-rules-dora = Dora

web-rules-gorus-worth = What a gladiator brings or costs is on its badge.
web-rules-gorus-zero = Swords are preferred as the round ends: only their 0 is worth something.
web-rules-gorus-opening = The first bout of a round. Anna leads and makes Fists preferred. Clara holds a Fist but challenges: 10 and 10. Arrows are preferred now, and Clara takes 2 Crowd Favour.
web-rules-gorus-sluffing = Shields are preferred. Boris has no Swords and sluffs an 8: nobody matches it, and Anna's 5 takes the bout with its 4 points less.
web-rules-gorus-sneaky = Arrows were preferred. The last 5 matches the 5 before it, so Axes are preferred, and Boris's 8 takes the bout: 2 for the 9, less 4 for the 8.
web-rules-gorus-tally = A round counted out: Boris took an 8 and still has the most.

web-rules-gladiators-traits = The four traits: icon, letter and power.
web-rules-gladiators-attack = Anna's Speed 9 is not below Boris's 6, and her Attack 11 beats his Defense 7: four wounds. He had 3; now he has 7 against Health 10.
web-rules-gladiators-pair = Attack and Defense show 6: a pair. Anna can give one of the two away by a Gambit.
web-rules-gladiators-recover = Health and Speed show 4: with this pair Anna can Recover, and her 2 wounds are gone.
web-rules-gladiators-onslaught = Three fives: each of them counts as 14.

web-rules-fired_up-influence = The faces of an Influence die.
web-rules-fired_up-fight = The faces of an Attack or Defense die.
web-rules-fired_up-circle = Everybody starts by targeting the next fighter clockwise. The tile is the Speed: 1 strikes first.
web-rules-fired_up-morale = One thumb up, two down: from High to Neutral. Attack 7 is above the Neutral area and falls to 5; Defense 1 stays.
web-rules-fired_up-blow = Two Torsos and a Leg against a Torso, a Leg and a Hand. One Torso comes through: 1 damage; and as it was one of two, 1 Wound.
web-rules-fired_up-counter = A Leg and a Hand against a Torso and two Legs. The Hand comes through; the second Leg counters. Both lose 1 Stamina.
web-rules-fired_up-bets = What a right card earns: by the order of the right ones, and by its round.
web-rules-fired_up-blocked = blocked
web-rules-fired_up-through = comes through
web-rules-fired_up-counters = counters
web-rules-fired_up-lost = lost
web-rules-fired_up-round = Round { $round }
web-rules-fired_up-nth = { $place ->
    [1] 1st right
    [2] 2nd right
    [3] 3rd right
   *[other] later
}
