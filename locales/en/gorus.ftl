# Gorus Maximus in English. The words are ours; the terms are the rulebook's.

game-gorus = Gorus Maximus

# ---- The schools, by their letters

gorus-school-name = { $school ->
    [F] Fists
    [S] Swords
    [A] Arrows
    [X] Axes
   *[H] Shields
}
gorus-school-full = { $school ->
    [F] Blue Fists
    [S] Brown Swords
    [A] Green Arrows
    [X] Pink Axes
   *[H] Yellow Shields
}

# On cards; the notation has Latin letters in every language.
gorus-school-letter = { $school ->
    [F] F
    [S] S
    [A] A
    [X] X
   *[H] H
}
gorus-card = { gorus-school-letter }{ $rank }

# ---- Terms, each with its meaning

gorus-term-gladiator = gladiator
    .meaning = a card: a fighter of a school, human or beast, with a rank
gorus-term-school = school
    .meaning = a suit; there are five, each with a colour and a letter
gorus-term-rank = rank
    .meaning = a gladiator’s strength within its school, from 0 to 15
gorus-term-troupe = troupe
    .meaning = the gladiators in your hand
gorus-term-arena = arena
    .meaning = the middle of the table, where the gladiators of a bout lie
gorus-term-bout = bout
    .meaning = a trick: each player adds one gladiator, and one player takes them all
gorus-term-round = round
    .meaning = ten bouts from one deal; fifteen with two players
gorus-term-initiating-school = initiating school
    .meaning = the school of the first gladiator of a bout; it must be followed
gorus-term-preferred-school = preferred school
    .meaning = trump: its gladiators beat those of all other schools
gorus-term-challenge = challenge
    .meaning = a gladiator with the rank of the one played just before it; its school becomes preferred, or stays so
gorus-term-sluff = sluff
    .meaning = any gladiator played by a player without the initiating school
gorus-term-crowd-favour = Crowd Favour (CF)
    .meaning = what collected gladiators are worth at the end of a round
gorus-term-crowd-support = Crowd Support
    .meaning = what the winner of a round earns; enough of it wins the game
gorus-term-draw-pile = draw pile
    .meaning = with two players, the ten gladiators left after the deal
gorus-term-contenders = contenders
    .meaning = in solo play, the twenty gladiators that fight against you
gorus-term-dealer = dealer
    .meaning = the player who dealt the round; the player to the left leads it
gorus-term-side = side
    .meaning = a player, a team or the contenders: those who score together
gorus-term-team = team
    .meaning = players who collect into one pile and score as one side: two to four, or one alone in divisions such as 2 v 2 v 1
gorus-term-champion = champion
    .meaning = the side that reaches its target of Crowd Support first

# ---- The rules, section by section

gorus-section-1 = Cards
gorus-section-2 = Deck, seats, deal
gorus-section-3 = A bout
gorus-section-4 = The end of a round
gorus-section-5 = The end of the game
gorus-section-6 = Two players
gorus-section-7 = Solo
gorus-section-8 = Teams

rule-G1-1 = There are five schools: Blue Fists (F), Brown Swords (S), Green Arrows (A), Pink Axes (X) and Yellow Shields (H). Each has one gladiator of every rank from 0 to 15, eighty in all. A card is written as its school’s letter and its rank: F10, S0.
    .title = schools and ranks
rule-G1-2 = The rank alone decides what a gladiator is worth to the crowd: an 8 costs 4 Crowd Favour (CF), a 9 brings 2, each rank from 10 up brings 1, each of 1 to 3 costs 1, and 4 to 7 are worth nothing. A table may agree on other values.
    .title = Crowd Favour
rule-G1-3 = As long as the round lasts, a 0 is worth nothing. When it ends, the 0 of the school that is preferred at that moment is worth 5 Crowd Favour; all other 0s stay worthless.
    .title = what a 0 is worth
rule-G2-1 = One to three players use three schools, four players four, and more players all five. With up to five players, each school has the ranks 0 and 4 to 12; six players add 3 and 13, seven also 2 and 14, eight also 1 and 15.
    .title = the deck
rule-G2-2 = With fewer than five schools, any will do: the table names them, or the first deal draws them. They stay the same for the whole game.
    .title = which schools
rule-G2-3 = Each player is dealt ten gladiators. With three or more players that is the whole deck; the gladiators left over form the draw pile with two players, and the contenders in solo play.
    .title = ten gladiators each
rule-G2-4 = The first dealer is drawn by lot, and after every round the deal passes to the left. Seats are numbered clockwise from 0.
    .title = the dealer
rule-G3-1 = The player to the dealer’s left leads the first bout of a round with any gladiator. Its school becomes both initiating and preferred.
    .title = the first lead
rule-G3-2 = The winner of a bout leads the next one with any gladiator. Its school becomes the initiating school only: the preferred school carries over from bout to bout, but never into a new round.
    .title = later leads
rule-G3-3 = In clockwise order each player adds one gladiator. If you hold the initiating school, you must play it, unless you challenge.
    .title = following
rule-G3-4 = A gladiator of the same rank as the one played just before it in this bout challenges: its school becomes preferred at once. You may challenge whatever else you hold, and a matching gladiator always challenges, whether you want it or not. The initiating school stays, and the gladiator that leads a bout challenges nothing.
    .title = challenges
rule-G3-5 = If you hold no gladiator of the initiating school, you may play any gladiator you like, one of the preferred school included. This is a sluff.
    .title = sluffing
rule-G3-6 = When every player has played, the highest gladiator of the preferred school wins the bout. If there is none, the highest of the initiating school does.
    .title = who wins the bout
rule-G3-7 = The winner collects the whole bout, face down. Any player may look at the last complete bout again, but at none before it until the round is over, unless the table allows looking back at all of them.
    .title = looking back
rule-G3-8 = You play only when it is your turn, and only gladiators of your own troupe.
    .title = turns
rule-G4-1 = A round ends when all troupes are empty: after ten bouts, or fifteen with two players.
    .title = when a round ends
rule-G4-2 = Each side adds up the Crowd Favour of all that it collected. The highest total earns 1 Crowd Support, even if it is zero or less; if several sides share it, each of them earns 1.
    .title = the tally
rule-G5-1 = The game ends after a round in which a side reaches its target of Crowd Support. The target is 3, unless the table has agreed on another from 1 to 9.
    .title = the target
rule-G5-2 = When several sides reach their targets in the same round, the one among them that collected the preferred school’s 0 wins. If none of them has it, the one that collected the fewest gladiators in that round wins; if that is level too, they are champions together.
    .title = several at the target
rule-G6-1 = Two players hold ten gladiators each, and ten more lie face down as a draw pile. A player who has just played draws the top one at once, before the other plays, until the pile is empty. A round then has fifteen bouts.
    .title = the draw pile
rule-G7-1 = You hold ten gladiators; the other twenty wait face down as contenders. A contender opens every bout, you answer by the usual rules, and a second contender completes it. The first contender of a round sets the preferred school; contenders need not follow, but one that matches the rank of your gladiator challenges.
    .title = contenders
rule-G7-2 = Everything that contenders win goes face up onto one pile and counts as one side.
    .title = the contenders’ pile
rule-G7-3 = If you have not collected a single 8 by the end of the round, the crowd suspects a fix: the contenders earn the Crowd Support, whatever the totals.
    .title = you need an 8
rule-G7-4 = Apart from that, you and the contenders are tallied and play for the target like any two sides.
    .title = scoring solo
rule-G8-1 = Four players may play 2 v 2; five 2 v 2 v 1 or 3 v 2; six 2 v 2 v 2 or 3 v 3; seven 2 v 2 v 2 v 1 or 3 v 2 v 2; eight 2 v 2 v 2 v 2 or 4 v 4.
    .title = divisions
rule-G8-2 = The teams alternate around the table, so that as few teammates as possible are neighbours.
    .title = seating
rule-G8-3 = A team collects into one pile and scores as one side. Its target is one more than its number of players, unless the table has agreed on one target for all.
    .title = team scoring
rule-G8-4 = Teammates do not see each other’s troupes.
    .title = teammates’ hands

# ---- Why something is refused. $to is "player" for the player who tried it, "reader" for a third person.

gorus-refusal-no-such-seat = There is no seat { $seat } at this table.
gorus-refusal-not-your-turn = It is seat { $seat }’s turn.
gorus-refusal-not-dealt = The round has not been dealt yet.
gorus-refusal-not-in-troupe = { $to ->
    [player] You do not hold { $card }: play a gladiator from your own hand.
   *[reader] { $card } is not in this player’s hand.
}
gorus-refusal-must-follow = { $to ->
    [player] You hold { gorus-school-name }, the initiating school: play one of them, or challenge.
   *[reader] This player holds { gorus-school-name }, the initiating school, and must play one of them, or challenge.
}
gorus-refusal-round-running = The round is not over, so nothing can be dealt.
gorus-refusal-game-over = The game is over.
gorus-refusal-wrong-dealer = Seat { $seat } deals this round.
gorus-refusal-no-such-dealer = Seat { $seat } cannot deal: it is not at this table.
gorus-refusal-troupe-count = { $count ->
    [one] The deal needs { $count } troupe.
   *[other] The deal needs { $count } troupes.
}
gorus-refusal-troupe-size = The troupe of seat { $seat } does not have ten gladiators.
gorus-refusal-no-pile-here = With three or more players the whole deck is dealt: there is no pile.
gorus-refusal-draw-pile-size = The draw pile does not have ten gladiators.
gorus-refusal-contender-count = There must be twenty contenders.
gorus-refusal-not-in-deck = { $card } is not in the deck of this table.
gorus-refusal-dealt-twice = { $card } is dealt twice.
gorus-refusal-school-count = { $count ->
    [one] The deck must have { $count } school.
   *[other] The deck must have { $count } schools.
}
gorus-refusal-other-school = This game is played without { gorus-school-full }.

# ---- Why options are impossible

gorus-option-players = One to eight people can play.
gorus-option-letters = The schools are given by letters out of FSAXH, each once.
gorus-option-teams = The teams are one of { $known }.
gorus-option-favour = The Crowd Favour of a rank is a whole number from { $least } to { $most }.
gorus-option-schools = { $count ->
    [one] This table plays with { $count } school.
   *[other] This table plays with { $count } schools.
}
gorus-option-division = There is no such division into teams for this number of players.
gorus-option-target = The support target is a number from 1 to 9.

# ---- Why a position is impossible

gorus-position-troupe-count = A position has one troupe for each player.
gorus-position-side-count = A position has one pile of collected gladiators and one number of Crowd Support for each side.
gorus-position-dealer = The dealer is not at this table.
gorus-position-leader = This player cannot have led the bout.
gorus-position-not-in-deck = { $card } is not in the deck of this table.
gorus-position-twice = { $card } is in two places.
gorus-position-school-count = The gladiators come from more schools than this table plays with.
gorus-position-missing = Some gladiators of the deck are missing.
gorus-position-part-of-a-bout = A side can only have collected whole bouts.
gorus-position-bout-size = The running bout has too many gladiators.
gorus-position-troupe-size = The troupe of seat { $seat } does not have as many gladiators as it should after these bouts.
gorus-position-round-over = Nothing is left to play in this round.
gorus-position-preferred = After these gladiators this school cannot be the preferred one.
gorus-position-unfollowed = { $card } neither follows nor challenges, though its player still holds the initiating school.
gorus-position-target-reached = A side has reached its target of Crowd Support already, so the game is over.
gorus-position-support = This much Crowd Support cannot have been earned in that many rounds.

# ---- What can be typed

gorus-help-cards = To play, type a card: its school’s letter and its rank, such as F10. The rank alone will do if only one of your legal cards has it.
gorus-help-marks = Cards in brackets cannot be played now, “!” marks a challenge, “▴” a card that would be winning, and the raised number is its Crowd Favour.
gorus-prompt-card = Your card
gorus-prompt-next-round = Enter for the next round
gorus-unknown-command = “{ $text }” is neither a card nor a command. “{ command-help }” lists what you can type.
gorus-command-table = show the bout and your hand again (or just press Enter)
gorus-command-last = the last bout
gorus-command-history = the bouts of the round, where the table shows them
gorus-command-score = Crowd Support and collected gladiators
gorus-command-hint = what a strong bot would play in your place
gorus-command-rule = one rule: “rule G3.4”
gorus-command-examples = eight worked examples; “examples 3” gives the third

# ---- The table in the terminal

gorus-welcome-team = { $team } (needs { $target } Crowd Support): { $names }
gorus-welcome-target = It takes { $target } Crowd Support to win.
gorus-welcome-solo = You against the contenders. You need { $target } Crowd Support to win, and an 8 in every round.
gorus-welcome-favour = Crowd Favour by rank: { $ranks }; the 0 of the school preferred at the end of the round: { $zero }.
gorus-welcome-help = Type a card such as F10 to play it, or “{ command-help }”.

gorus-round-title = Round { $round }
gorus-round-dealer = { $who ->
    [you] you deal
   *[seat] { $name } deals
}
gorus-bout-title = Bout { $bout } of { $bouts }
gorus-label-preferred = preferred
gorus-label-preferred-open = the first card sets the preferred school
gorus-label-initiating = initiating
gorus-label-you-lead = you lead
gorus-label-pile = pile: { $count }
gorus-label-legal = You can play:
gorus-label-contender = Contender
gorus-label-contenders = Contenders
# Inside a list.
gorus-label-contenders-inside = the contenders
gorus-label-pile-cards = Pile

gorus-deed-opens = leads: { gorus-school-name } preferred
gorus-deed-leads = leads
gorus-deed-sluffs = sluffs
gorus-deed-challenges = challenge: { gorus-school-name } preferred
gorus-deed-challenges-again = challenge: { gorus-school-name } stay preferred
gorus-deed-draws = drawn: { $card }
gorus-mark-ahead = winning
gorus-mark-your-turn = your turn

gorus-choice-challenges = { $card } challenges: { gorus-school-name } become preferred
gorus-choice-challenges-again = { $card } challenges: { gorus-school-name } stay preferred

gorus-takes-bout = { $who ->
    [you] You win
    [contenders] The contenders win
   *[seat] { $name } wins
} the bout with { $card }: { $favour } CF
# The 0s in a bout, each to be settled at the end of the round.
gorus-with-zeros = with { $cards }

gorus-round-over = Round { $round } is over. { gorus-school-name } are preferred at the end, so { $card } is worth { $favour }.
gorus-collected-nothing = nothing collected
gorus-no-favour = nothing that counts
gorus-earns-support = { $who ->
    [you] You earn 1 Crowd Support.
    [contenders] The contenders earn 1 Crowd Support.
    [several] { $name } earn 1 Crowd Support each.
    [several-with-you] You tie with { $name }: each of you earns 1 Crowd Support.
   *[side] { $name } earns 1 Crowd Support.
}
gorus-no-eight = { $who ->
    [you] You collected no 8
   *[seat] { $name } collected no 8
}, so the contenders win the round, whatever the totals (G7.3).
gorus-needs-eight = { $who ->
    [you] You still need to collect an 8 in this round
   *[seat] { $name } still needs to collect an 8 in this round
} (G7.3).
gorus-label-support = Crowd Support

gorus-game-over = { $who ->
    [you] You are the champion of Gorus Maximus!
    [contenders] The contenders win Gorus Maximus. The crowd is already chanting other names.
    [several] { $name } are champions of Gorus Maximus together.
    [several-with-you] You are champion of Gorus Maximus, together with { $name }!
    [team] { $name } are the champions of Gorus Maximus!
   *[side] { $name } is the champion of Gorus Maximus!
}
gorus-tie-zero = Several sides reached the target; { $card }, the 0 of the preferred school, decided (G5.2).
gorus-tie-fewest = Several sides reached the target; the one that collected the fewest gladiators this round wins (G5.2).
gorus-tie-joint = Several sides reached the target and collected equally few gladiators this round: they share the title (G5.2).

gorus-score-collected = { $count ->
    [one] { $count } gladiator this round
   *[other] { $count } gladiators this round
}
gorus-score-favour = { $favour } CF so far
gorus-no-last-bout = No bout of this round is over yet.
gorus-last-bout-title = Last bout
gorus-history-closed = This table shows no bout before the last one until the round is over (G3.7). “{ command-last }” shows the last one.
gorus-history-round = Bouts of round { $round }

gorus-refused = Rule { $rule } does not allow { $move }.
gorus-no-such-rank = You hold no gladiator of rank { $rank }.
gorus-several-of-rank = Which one: { $cards }?
gorus-hint = A bot would play { $move }.

# ---- Replays

gorus-replay-deal = Round { $round }: { $name } deals

# ---- Worked examples

gorus-example-opening = The first bout of a round is led with F4, so Fists are initiating and preferred. The next player follows with F10. The third holds F9, which would lose, and plays A10 instead: it matches the 10, challenges, and makes Arrows preferred. It is now the only preferred gladiator and wins the bout: two 10s, +2 CF.
    .title = Opening
gorus-example-sluffing = Shields are preferred, and S5 is led. The second player holds no Swords and throws in F8, worth −4, without any risk: Fists are neither preferred nor initiating. The third player ducks under the lead with S4, so the leader wins the bout and its −4 CF.
    .title = Sluffing
gorus-example-bad-idea = Shields are preferred, and F6 is led. A player without Fists sluffs X8. The next player adds S8 to make things worse for the leader, but two 8s in a row are a challenge, wanted or not. Swords become preferred, and the owner of S8 wins both 8s: −8 CF.
    .title = Bad idea
gorus-example-sneaky-idea = Arrows are preferred. F9 is led, a player without Fists gets rid of X8, and the third follows with F5. The last player could follow too, but X5 matches the 5: a challenge that makes Axes preferred. The highest Axe in the bout is X8, whose owner thought it was safe and now wins the bout for −2 CF.
    .title = Sneaky idea
gorus-example-big-finish = The last bout of a round, Fists preferred: A12, F7, then F0, which would be worth 5 now. But S0 follows, matches the 0 and makes Swords preferred. As the only Sword it wins the bout, and as the round is over, S0 is worth 5 and F0 nothing: with A12 that makes 6 CF.
    .title = Big finish
gorus-example-point-thief = Three against three, Axes preferred. The lead is X10; X7, X9 (a gift of 2 CF to the leader’s team), X4 and X6 follow. The sixth player matches the 6 with S6, and Swords are preferred: one small Sword wins the bout against five Axes, 3 CF for the other team.
    .title = Point thief
gorus-example-vindictive = Four against four, Swords led and preferred: S4, S2, S9, S11. The fifth player challenges with H11, and Shields are preferred. The sixth has no Swords and tops it with H15. The seventh can no longer win and spoils the prize with S8; the eighth adds X0. H15 wins it all: 0 CF, and a 0 that may yet be worth 5.
    .title = Vindictive
gorus-example-tally = At the end of a round a player turns over the collected gladiators and counts those that bring favour: 1 + 1 + 2 + 1 + 2 + 1 = 8. There is an 8 in the pile as well, which costs 4: 8 − 4 = 4 CF.
    .title = Tally

# ---- Solving a round

solve-result = { $count ->
    [one] { $result ->
        [won] Seat { $seats } wins the round by { $margin }, whatever the others play.
        [shared] Seat { $seats } shares the round if all others play against it.
       *[lost] Seat { $seats } loses the round by { $margin } if all others play against it.
    }
   *[other] { $result ->
        [won] Seats { $seats } win the round by { $margin }, whatever the others play.
        [shared] Seats { $seats } share the round if all others play against them.
       *[lost] Seats { $seats } lose the round by { $margin } if all others play against them.
    }
}
solve-line = Best line: { $line }
solve-heading-play = play
solve-heading-margin = margin
solve-heading-result = round
solve-fate = { $result ->
    [won] won
    [shared] shared
   *[lost] lost
}
solve-nodes = { $count ->
    [one] { $count } position looked at.
   *[other] { $count } positions looked at.
}
solve-wrong-game = Only rounds of Gorus Maximus can be solved.
solve-no-such-event = { $events ->
    [one] The record has only { $events } event.
   *[other] The record has only { $events } events.
}
solve-no-round = No round is running there.
solve-pile-left = There is still a draw pile, so not everything is known.
solve-solo = A round against the contenders cannot be solved: they choose nothing.
solve-out-of-nodes = No solution after { $count } positions.

# ---- Why a written view is impossible

gorus-view-seat = The view names a seat that is not at this table.
gorus-view-side-count = Each side must have exactly one entry.
gorus-view-not-in-deck = { $card } is not in the deck of this table.
gorus-view-twice = { $card } is in two places.
gorus-view-bouts = The bouts do not add up.
gorus-view-troupe-size = The hand does not have as many gladiators as it should after these plays.
gorus-view-draws = The number of drawn gladiators does not fit the plays.
