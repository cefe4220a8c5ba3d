# What every game shares: seats, commands, files. English.

# ---- Who sits where

seat-name = Seat { $seat }
name-you = You
# Within a sentence or a list.
name-you-inside = you
# A person who calls themselves “You”.
name-quoted = “{ $name }”
# The bots' names, by seat.
bot-name = { $seat ->
    [0] Aulus
    [1] Brutus
    [2] Cassius
    [3] Drusus
    [4] Ennius
    [5] Flavius
    [6] Gaius
   *[7] Horatius
}
team-letter = { $team ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
team-name = Team { team-letter }
# The last link of a list: "Aulus, Brutus and Cassius".
list-last = { $head } and { $last }

# ---- The setting and the object of each game

setting-gorus = Rome, 66 BC. Politicians buy the people’s love with blood, and you have announced the bloodiest games of all. So have your rivals.
object-gorus = Send your gladiators into bouts and collect those that the crowd adores. The player who pleases it most wins the round; the first to win three is Champion of Gorus Maximus.
setting-gladiators = Welcome to the arena! Strength, wit and finesse decide who walks out of it.
object-gladiators = Wound your opponents until you are the last one standing, or show four equal powers and win at once.
setting-fired-up = The arena roars. No fighter is yours, but every one of them can hear you.
object-fired-up = Shout, cheer and boo until the fight shows what you hoped to see, and bet on how it ends. After four rounds the most points win.

# ---- Commands of the terminal. The player types this word; the English word always works too.

command-table = table
command-last = last
command-history = history
command-score = score
command-cards = cards
command-bets = bets
command-points = points
command-hint = hint
command-rules = rules
    .help = the list of rules; “rules 3” gives section 3 in full
command-rule = rule
command-terms = terms
    .help = the glossary
command-examples = examples
command-aid = aid
    .help = the game in short: reminders and tips
command-help = help
    .help = this list
command-quit = quit
    .help = leave the game

help-commands = Other commands:

# ---- Prompts and answers

welcome = { $game }, { $players ->
    [1] solo
   *[other] { $players } players
}, seed { $seed }
welcome-bots = { $bot ->
    [random] The bots play at random.
    [gentle] Bot level: gentle.
    [easy] Bot level: easy.
    [normal] Bot level: normal.
    [hard] Bot level: hard.
   *[other] Bot level: “{ $bot }”.
}
welcome-house-rules = House rules: { $rules }
# Below a text that the house rule changes.
house-rule = House rule: { $rule }
welcome-seats = Clockwise: { $names }.
hint-candidate = { $move }: wins { $share }% · { $reason }
label-hand = Your hand
terms-title = Glossary
examples-title = Examples
aid-title = In short
parts-title = In the box
unknown-rule = There is no rule “{ $text }”. “{ command-rules }” lists them.
unknown-section = There is no section “{ $text }”. They are numbered 1 to { $last }.
unknown-example = There is no example “{ $text }”. They are numbered 1 to { $last }.
abandoned = The game is abandoned.
seat-not-here = There is no seat { $seat } at this table.
option-of-another-game = { $game } has no option “{ $option }”.

# ---- Records

replay-title = { $game }, { $players ->
    [1] solo
   *[other] { $players } players
}
record-saved = The record is saved in { $path }.
record-not-saved = The record cannot be saved in { $path }: { $cause }.
record-ends = The record ends here, before the game is over.
record-resigned = The game ends here: a side resigned.
record-abandoned = The game ends here: all players left.
record-won-by = Won by { $names }.
ending-unknown-termination = The tag “Termination” must say “finished”, “resignation” or “abandoned”.
ending-not-finished = The record calls the game finished, but its events do not end it.
ending-played-out = The record calls the game unfinished, but its events end it.
ending-no-such-winners = The tag “Result” must name the winners by the numbers of their seats, in order, or be “*”.
ending-other-result = The events lead to the result “{ $expected }”, and the record says otherwise.
# $reason is a whole sentence.
record-refused = Step { $step }, “{ $event }”, breaks rule { $rule }. { $reason }
record-unreadable = Step { $step }, “{ $event }”, cannot be read. { $reason }

# ---- Whether a record is fair

verify-fair = { $count ->
    [0] Nothing has been dealt or rolled yet.
    [one] Fair: the one chance event of the game comes from its seeds, and the server kept to its commitment.
   *[other] Fair: all { $count } chance events of the game come from its seeds, and the server kept to its commitment.
}
verify-commitment = The commitment is { $commitment }. It must be the one that you were shown before the first deal.
verify-seat-seed = { $name } contributed the seed { $seed }.
verify-no-seat-seeds = No seat contributed a seed.
verify-from-seed = { $count ->
    [0] Nothing has been dealt or rolled yet.
    [one] The one chance event of the game comes from its seed, but without a commitment.
   *[other] All { $count } chance events of the game come from its seed, but without a commitment.
}
verify-unfair = Not fair: the record does not match its seeds or the rules.
verify-other-commitment = The server committed to { $recorded }, but its seed has the commitment { $computed }.
verify-other-chance = Step { $step }, chance event { $number }: the seeds give “{ $expected }”, the record has “{ $found }”.
verify-more-misfits = { $count ->
    [one] { $count } more difference.
   *[other] { $count } more differences.
}
verify-uncheckable = This record cannot be checked.
verify-no-record = This is not a record. { $reason }
verify-header = The record does not say clearly which game it is. { $reason }
verify-no-seed = The record names no seed.
verify-sealed = The server’s seed is not in the record; it is shown when the game is over.
verify-missing-tag = The tag “{ $tag }” is missing.
verify-bad-tag = The tag “{ $tag }” is malformed, or is for a seat that is not at the table.
verify-position = The record begins in the middle of a game, with cards that no seed gave.

# ---- Text that is not an event

notation-empty = There is nothing to read: an event is a seat, a colon and a move, or a chance word with its outcome.
notation-seat = The number of a seat must stand before the colon.
notation-move = This is not a move of the game.
notation-chance-word = This is neither a move of a seat nor a chance event of the game.
notation-chance-outcome = The chance event is not written in full.
notation-card = One of the cards cannot be read.

# ---- Faults of requests and files

# $event is in quotation marks; $reason is a sentence of its own.
fault-in-record = Event { $number }, { $event }: { $reason }
unknown-bot = There is no bot of that name; known are { $known }.
