# What the manual of Gladiators gives a player beside the rules. English.

# ---- What is in the box, and what stands for it here

gladiators-part-cards = 52 trait cards: thirteen each of Speed, Attack, Defense and Health
    .here = the four decks, the piles and the hands
gladiators-part-trackers = 4 Wound Tracker cards
    .here = the heart beside each name: how much health is left
gladiators-part-guides = 4 Battle Guide cards
    .here = “In short” at the table
gladiators-part-manual = the player’s manual
    .here = this page

# ---- In short: at hand at every table

gladiators-aid-flow = Your turn, step by step
gladiators-aid-flow-play = If you like, play one card from your hand onto its trait. The others cannot respond to this.
gladiators-aid-flow-announce = Announce one action in full: Focus, Attack, Gambit or Recover. You cannot skip it.
gladiators-aid-flow-respond = Clockwise, each of the others may respond with one card onto a trait of their own.
gladiators-aid-flow-happen = The action happens, with all cards as they lie now.
gladiators-aid-flow-draw = After a Gambit or a Recover, draw one card of a trait that you do not hold.
gladiators-aid-flow-next = The turn passes clockwise.

gladiators-aid-guide = Battle Guide
gladiators-aid-guide-focus = always possible. Flip the top card of a deck onto your trait.
    .title = Focus
gladiators-aid-guide-attack = your Speed must be at least theirs, and your Attack above their Defense. The difference is the wounds. If they respond with a higher Speed they dodge; with a Defense as high as your Attack they block.
    .title = Attack
gladiators-aid-guide-gambit = needs a pair. Give one of its two cards to an opponent, for good or ill; flip both traits anew; draw.
    .title = Gambit
gladiators-aid-guide-recover = needs a pair with your Health in it. All your wounds heal; flip both traits anew; draw.
    .title = Recover
gladiators-aid-guide-onslaught = three equal powers. While they match, each of the three counts as 14.
    .title = Onslaught
gladiators-aid-guide-victory = four equal powers win the game at once, even in a response.
    .title = Victory
gladiators-aid-guide-wounds = a player who takes damage and has at least as many wounds as Health is out. Lower Health alone never eliminates anyone.
    .title = Wounds
gladiators-aid-guide-restock = an empty deck takes in all covered cards of its trait, shuffled.
    .title = Restock

# For the players of one table. $players is their number.
gladiators-at-this-table = At this table each of the { $players } players starts with { $players } cards in hand, no two of the same trait.

gladiators-aid-tips = Tips
gladiators-aid-tips-draw = At the start, draw the traits that are weakest in front of you.
gladiators-aid-tips-play = It does not always pay to play a card before your action.
gladiators-aid-tips-respond = It does not always pay to respond, either: a card in hand keeps the others guessing.
gladiators-aid-tips-form = A card played first can form the pair for a Gambit in the same turn.
gladiators-aid-tips-triple = Think twice before a Gambit with two cards of a triple: it breaks your Onslaught.
