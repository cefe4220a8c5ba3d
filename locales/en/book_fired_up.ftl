# What the book of Fired Up gives a player beside the rules. English.

# ---- What is in the box, and what stands for it here

fired-up-part-miniatures = 6 miniatures and their 6 fighter mats
    .here = the tokens in the arena; tap one for its mat
fired-up-part-boards = the Arena board and the Betting board
    .here = the arena, and the part “Bets”
fired-up-part-highlights = 60 Highlight cards
    .here = “My Highlights”; the cards of this table’s content pack
fired-up-part-bets = 6 Bet cards, and betting cards for every player
    .here = the part “Bets”
fired-up-part-dice = Influence, Attack and Defense dice
    .here = “Your dice”, and the battle
fired-up-part-markers = markers for Attack, Defense, Stamina, Influence, Morale and points; Speed tiles; Wound and Social tokens
    .here = the numbers on the tokens, the mats and the score

# ---- In short: at hand at every table

fired-up-aid-flow = A round, step by step
fired-up-aid-flow-keep = Of your four Highlights, secretly keep two. Only these can score in this round.
fired-up-aid-flow-turns = On your turn, roll all your dice; you may reroll any of them, once. Use at least one; keep the rest for your next turn.
fired-up-aid-flow-one = All dice of a turn but Socials go to one fighter. At the end of the turn it loses 1 Influence; at 0 it no longer listens.
fired-up-aid-flow-morale = When all dice are used, thumbs move Morale, and Attack or Defense above its area falls.
fired-up-aid-flow-start = Start Highlights score.
fired-up-aid-flow-battle = Fighters attack in the order of Speed. After each attack, score your Fight Highlights or wait; Bets that are decided pay.
fired-up-aid-flow-end = End Highlights score. The game ends after round 4, or when at most one fighter stands.
fired-up-aid-flow-next = Draw two Highlights, and take one die more than there are fighters left. The player with the fewest points goes first.

fired-up-aid-influence = Influence dice
fired-up-aid-influence-B = Attack or Defense moves one space forward.
    .title = Buff
fired-up-aid-influence-M = a thumb up or a thumb down; they are counted before the battle.
    .title = Morale
fired-up-aid-influence-S = overtake the next faster fighter. Passing one that sprints takes two dice.
    .title = Speed
fired-up-aid-influence-T = turn a fighter to another target, lock its target, or remove a lock.
    .title = Target
fired-up-aid-influence-O = place a bet, or store the die for later. Two together are a Multitask: any other die but a Double, for any fighter that still listens.
    .title = Social
fired-up-aid-influence-D = one more die of an action that you take. Alone it does nothing.
    .title = Double

fired-up-aid-fight = Attack and Defense dice
fired-up-aid-fight-part = each Defense die blocks one Attack die of the same part. What is not blocked deals 1 damage.
    .title = Head, Hand, Torso, Leg
fired-up-aid-fight-special = as an attack it cannot be blocked; as a defense it blocks any one body part that is left.
    .title = Special
fired-up-aid-fight-miss = nothing.
    .title = Miss
fired-up-aid-fight-wound = a pair of one part, not all of it blocked, also makes a Wound.
    .title = Wound
fired-up-aid-fight-counter = a Defense die left over for a part that the attacker rolled deals 1 damage to the attacker.
    .title = Counter
fired-up-aid-fight-out = a fighter without Stamina, or with three Wounds, leaves; slower ones move up.
    .title = Out

fired-up-aid-bets = Bets
fired-up-aid-bets-place = Spend 1 Social: lay one of your betting cards face down on a Bet, in the row of this round.
fired-up-aid-bets-pay = The first, second and third correct card earn 3, 2 and 1 points, unless the Bet says otherwise.
fired-up-aid-bets-row = Each correct card earns its row’s bonus too: 3 in round 1, 2 in round 2, 1 in round 3, nothing in round 4.

# For the players of one table. $players is their number.
fired-up-at-this-table = { $players ->
    [2] At this table four fighters enter the arena, and each player begins with five dice.
    [3] At this table four fighters enter the arena, and each player begins with five dice.
   *[other] At this table five fighters enter the arena, and each player begins with six dice.
}

fired-up-aid-tips = Tips
fired-up-aid-tips-first = Leave the fighters’ abilities out of your first games.
fired-up-aid-tips-sigurd = With abilities, think twice before you send anyone at Sigurd: what he blocks hurts the attacker.
fired-up-aid-tips-marrow = Marrow hits wounded fighters harder, and Rexus kicks for two.
fired-up-aid-tips-wait = Waiting with a Fight Highlight may bring more, or nothing at all.
