# What the book of Gorus Maximus gives a player beside the rules. English.

# ---- What is in the box, and what stands for it here

gorus-part-gladiators = 80 gladiators: sixteen in each of five schools
    .here = your hand, the arena and the piles; the table takes as many as it needs
gorus-part-school-card = 1 Preferred School card with its tracker
    .here = the badge above the bout; it changes with every challenge by itself
gorus-part-tokens = 8 Crowd Support tokens, and 5 cards that can replace them
    .here = the score
gorus-part-tuck-box = 1 small box for play on the go, with the cards for up to five players
    .here = any phone
gorus-part-rulebook = the rulebook
    .here = this page, and “In short” at the table

# ---- In short: at hand at every table

gorus-aid-reminders = Reminders
gorus-aid-reminders-deal = The number of players decides the deck. Everyone is dealt ten gladiators.
gorus-aid-reminders-first = The first gladiator of a round sets both schools: the initiating and the preferred one.
gorus-aid-reminders-follow = Clockwise, each player adds one gladiator: follow the initiating school or challenge. Without that school, play any gladiator.
gorus-aid-reminders-challenge = The same rank as the gladiator just before it is a challenge. Its school becomes preferred at once.
gorus-aid-reminders-wins = The highest gladiator of the preferred school wins the bout. If there is none, the highest of the initiating school does.
gorus-aid-reminders-leads = The winner leads the next bout with any gladiator. The preferred school carries over to the next bout, not to the next round.
gorus-aid-reminders-worth = An 8 costs 4, a 9 brings 2, each rank from 10 up brings 1, each of 1 to 3 costs 1. Ranks 4 to 7 are worth nothing.
gorus-aid-reminders-zero = At the end of a round the preferred school’s 0 is worth 5. Every other 0 is worth nothing.
gorus-aid-reminders-support = The most Crowd Favour in a round earns 1 Crowd Support; if several players tie, each of them earns 1. The usual game is played to 3 Crowd Support.
gorus-aid-reminders-solo = Playing alone, you must collect at least one 8 in every round.

gorus-aid-tips = Tips
gorus-aid-tips-sort = Your hand is sorted by school, then by rank, as the book advises.
gorus-aid-tips-length = For a shorter or a longer game, choose how much Crowd Support wins.
gorus-aid-tips-teams = In teams, the book suggests one Crowd Support more than the team has players. Its designer likes teams best with six players or more.

gorus-aid-decks = The deck by number of players
gorus-aid-decks-players = Players
gorus-aid-decks-schools = Schools
gorus-aid-decks-ranks = Ranks in each
gorus-aid-decks-cards = Cards
gorus-aid-decks-here = this table

gorus-aid-schools = The five schools
