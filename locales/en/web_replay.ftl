# Finished games in the web app: looking at them again, and checking their deals. English.

# ---- Looking at a game again

web-replay = Replay
web-replay-watch = Watch the replay
web-replay-none = There is no replay here.
web-replay-none-more = The game may still be running: you can watch it once it is over. Or the link is incomplete.
web-replay-to-table = To the table
web-replay-breaks-off = The record ends here.

web-replay-share = Share this moment
web-replay-link = Link to this moment
web-replay-download = Download

web-replay-player = Playback
web-replay-scrub = Position in the game
web-replay-step = Step { $step } of { $total }
web-replay-first = To the start
web-replay-last = To the end
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-previous-gorus = Previous bout
web-replay-next-gorus = Next bout
web-replay-previous-gladiators = Previous turn
web-replay-next-gladiators = Next turn
web-replay-previous-fired_up = Previous turn
web-replay-next-fired_up = Next turn
web-replay-speed = Speed
web-replay-speed-slow = ½×
web-replay-speed-normal = 1×
web-replay-speed-fast = 2×

web-replay-moves = Log
web-replay-coming = Steps { $from } to { $to } …
web-replay-start = The players are at the table.
web-replay-quiet = { $name } does not respond.

web-replay-hands = All hands
web-replay-empty-hand = No cards in hand.
web-replay-kept = kept
web-replay-bet = { $bet }: { $fighter }, since round { $round }

# ---- Checking the deals

web-check = Check the deals
web-check-title = Were the deals fair?
web-check-running = Your browser is dealing the whole game again…

web-check-fair = The deals were fair.
web-check-fair-more = Your browser drew every card and rolled every die again by itself, and got the same game.
web-check-unfair = Something does not match.
web-check-unfair-more = This game does not follow from its numbers. The differences are listed below.
web-check-from_seed = The deals match their number.
web-check-from_seed-more = But the server did not commit to that number beforehand, so nobody can tell who chose it.
web-check-uncheckable = This game cannot be checked.

web-check-mark-holds = Right:
web-check-mark-fails = Wrong:
web-check-mark-unknown = Unknown:

web-check-elsewhere = This record was uploaded here: the game was played at table { $table }.
web-check-commitment = The server kept its word: the secret number it shows now is the one it committed to before the game.
web-check-commitment-broken = The server broke its word: the secret number it shows now is not the one it committed to before the game.
web-check-announced = It is the same commitment that this browser saw before the game.
web-check-announced-other = It is not the commitment that this browser saw before the game.
web-check-announced-unknown = This browser was not at the table, so it cannot know the commitment shown there before the game.
web-check-seed-own = { $count ->
    [1] Your own number was mixed in, and the server had committed to its number before it knew yours.
   *[other] { $name }: the number from this browser was mixed in.
}
web-check-seed-other = { $count ->
    [1] The number mixed in for your seat is not the one that this browser gave.
   *[other] { $name }: the number mixed in is not the one that this browser gave.
}
web-check-seed-none = { $count ->
    [1] This browser gave a number for your seat, but it was not mixed in.
   *[other] { $name }: this browser gave a number, but it was not mixed in.
}
web-check-seed-unknown = This browser gave no number of its own to this game.
web-check-chance = Every chance event follows from these numbers: { $counted }.
web-check-chance-broken = { $total ->
    [1] The chance event does not follow from the numbers.
   *[other] { $count } of { $total } chance events do not follow from the numbers.
}
web-check-count-deal = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
web-check-count-shuffle = { $count ->
    [one] { $count } deck reshuffled
   *[other] { $count } decks reshuffled
}
web-check-count-roll = { $count ->
    [one] { $count } roll of dice
   *[other] { $count } rolls of dice
}
web-check-misfit = Step { $step }
web-check-misfit-seeds = By the numbers
web-check-misfit-record = In the game
web-check-misfit-nothing = no such event
web-check-misfits-more = and { $count } more.
web-check-contributors = Players who added a number: { $names }.
web-check-no-contributors = No player added a number: the server alone chose the number for the deals.

web-check-proves = What does this prove?
web-check-proves-how = Before the game the server shows a fingerprint of its secret number; from then on it cannot change the number. Then each player’s browser adds a number of its own. All cards and dice follow from these numbers together; when the game is over the numbers are revealed, and anyone can deal the game again.
web-check-proves-not = It proves that the server could neither change the cards nor choose them on its own. It does not prove that the hands stayed secret: the person who runs the server could read them. And a person who runs the server and plays knows the server’s number, and could try numbers for their own seat, or new tables, until the cards suit them. If you play for more than honour, play on a server whose owner does not play.
web-check-proves-tools = This check takes from the record how many dice were rolled and which cards were reshuffled. “munera verify” on your own machine checks that by the rules as well.
web-check-numbers = The numbers
web-check-number-commitment = The commitment (a hash shown before the game)
web-check-number-computed = The same, computed in your browser
web-check-number-server = The server’s secret number
web-check-number-seat = Player’s number: { $name }
web-check-number-game = The number behind the deals
web-check-events = { $count ->
    [one] The only chance event
   *[other] All { $count } chance events
}

web-check-obstacle-no_record = The server did not send a record of a game.
web-check-obstacle-header = The record does not say what was played.
web-check-obstacle-pack = The game was played with a content pack that the server no longer has.
web-check-obstacle-no_seed = The record names no number for the deals.
web-check-obstacle-sealed = The server has not revealed its number.
web-check-obstacle-missing_tag = The record lacks { $tag }.
web-check-obstacle-bad_tag = The record has a malformed { $tag }.
web-check-obstacle-position = The game began from a position, not from a deal.
