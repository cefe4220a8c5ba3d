# Finished games in the web app: looking at them again, and checking their deals. English.

# ---- Looking at a game again

web-replay = Replay
web-replay-watch = Watch the replay
web-replay-none = There is no replay here.
web-replay-none-more = Perhaps the game is still going on: it can be watched again once it is over. Or the link has lost a letter on its way.
web-replay-to-table = To the table
web-replay-breaks-off = The record breaks off here.

web-replay-share = Share this moment
web-replay-link = The link to this moment
web-replay-download = Download

web-replay-player = Player
web-replay-scrub = Place in the game
web-replay-step = Step { $step } of { $total }
web-replay-first = To the start
web-replay-last = To the end
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-previous-gorus = To the last bout
web-replay-next-gorus = To the next bout
web-replay-previous-gladiators = To the last turn
web-replay-next-gladiators = To the next turn
web-replay-previous-fired_up = To the last turn
web-replay-next-fired_up = To the next turn
web-replay-speed = Speed
web-replay-speed-slow = ½×
web-replay-speed-normal = 1×
web-replay-speed-fast = 2×

web-replay-moves = What happened
web-replay-coming = Steps { $from } to { $to } …
web-replay-start = Everybody is at the table.
web-replay-quiet = { $name } lets it happen.

web-replay-hands = All hands
web-replay-empty-hand = No cards in hand.
web-replay-kept = kept
web-replay-bet = { $bet }: { $fighter }, since round { $round }

# ---- Checking the deals

web-check = Check the deals
web-check-title = Were the deals fair?
web-check-running = Your browser deals the whole game again …

web-check-fair = The deals were fair.
web-check-fair-more = Your browser has drawn every card and every die again, by itself, and got the same game.
web-check-unfair = Something does not fit.
web-check-unfair-more = This game is not what its numbers give. What differs stands below.
web-check-from_seed = The deals fit their number.
web-check-from_seed-more = But nobody was bound to that number beforehand, so it proves nothing about who chose it.
web-check-uncheckable = This game cannot be checked.

web-check-mark-holds = Right:
web-check-mark-fails = Wrong:
web-check-mark-unknown = Not known:

web-check-elsewhere = This record was handed in here: the game was played at the table { $table }.
web-check-commitment = The server kept its word: the secret number that it has shown now is the one that it bound itself to before the game.
web-check-commitment-broken = The server broke its word: the secret number that it has shown now is not the one that it bound itself to.
web-check-announced = It is the very promise that this browser was shown before the game.
web-check-announced-other = It is not the promise that this browser was shown before the game.
web-check-announced-unknown = This browser was not at the table, so it cannot tell what was promised there before the game.
web-check-seed-own = { $count ->
    [1] Your own number was mixed in, and the server had to bind itself before it knew it.
   *[other] { $name }: the number from this browser was mixed in.
}
web-check-seed-other = { $count ->
    [1] At your seat another number was mixed in than the one that this browser gave.
   *[other] { $name }: another number was mixed in than the one that this browser gave.
}
web-check-seed-none = { $count ->
    [1] This browser gave a number for your seat, but it was not mixed in.
   *[other] { $name }: this browser gave a number, but it was not mixed in.
}
web-check-seed-unknown = This browser gave no number of its own to this game.
web-check-chance = Everything that chance decided comes from these numbers: { $counted }.
web-check-chance-broken = { $total ->
    [1] What chance decided is not what the numbers give.
   *[other] { $count } of the { $total } things that chance decided are not what the numbers give.
}
web-check-count-deal = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
web-check-count-shuffle = { $count ->
    [one] { $count } deck shuffled anew
   *[other] { $count } decks shuffled anew
}
web-check-count-roll = { $count ->
    [one] { $count } roll of dice
   *[other] { $count } rolls of dice
}
web-check-misfit = Step { $step }
web-check-misfit-seeds = The numbers give
web-check-misfit-record = The game has
web-check-misfit-nothing = nothing of that kind
web-check-misfits-more = and { $count } more.
web-check-contributors = Players who added a number: { $names }.
web-check-no-contributors = No player has added a number: the server alone decided from which one the game was dealt.

web-check-proves = What does this prove?
web-check-proves-how = Before the game the server shows a fingerprint of its secret number, and from then on it cannot change it. Then every player's browser adds a number of its own. All cards and dice follow from these numbers together; when the game is over they are laid open, and anybody can deal it again.
web-check-proves-not = It proves that the server could neither change the cards nor choose them on its own. It does not prove that nobody looked: whoever runs the server could read the hands. And a host who plays along knows the server’s number, and could try numbers for their own seat, or new tables, until the cards please. If you play for more than honour, play where the host does not play.
web-check-proves-tools = How many dice were thrown, and which cards were shuffled anew, this check takes from the record. “munera verify” on your own machine checks that by the rules as well.
web-check-numbers = The numbers
web-check-number-commitment = The promise (a hash, shown before the game)
web-check-number-computed = The same, worked out in your browser
web-check-number-server = The server’s secret number
web-check-number-seat = A player’s number: { $name }
web-check-number-game = The number that the game was dealt from
web-check-events = { $count ->
    [one] The one thing that chance decided
   *[other] All { $count } things that chance decided
}

web-check-obstacle-no_record = What the server has sent is no record of a game.
web-check-obstacle-header = The record does not say what was played.
web-check-obstacle-pack = It was played with cards of its own, and the server no longer has them as they were.
web-check-obstacle-no_seed = The record names no number that it was dealt from.
web-check-obstacle-sealed = The server has not laid its number open.
web-check-obstacle-missing_tag = Something is missing in the record: { $tag }.
web-check-obstacle-bad_tag = Something in the record is not written as it should be: { $tag }.
web-check-obstacle-position = The game began with cards that nobody dealt.
