# Why a request other than a move is refused: faulty options, records, views and messages.

fault-internal = Something went wrong on our side. Please report it.
fault-not-json = This is not JSON: { $parser }.
fault-line-too-long = The line is too long.

# What is wrong with the value at $place: $reason is one of the parts of sentences that follow.
fault-json = { $place }: { $reason }.
fault-json-whole = Unexpected content: { $reason }.
json-missing = this is missing
# $kind is one of the kinds that follow.
json-not-of-kind = “{ $text }” is not { $kind }
json-card = a card
json-cards = a list of cards joined by dots
json-card-mask = a set of cards, written as 15 hexadecimal digits
json-highlight = a Highlight
json-bet = a Bet
json-fighter = a fighter
json-rank = a rank from 1 to 15
json-schools = a row of letters out of FSAXH, each at most once
json-traits = a row of letters out of SADH, each at most once
json-influence-dice = a row of letters out of BMSTOD
json-fight-dice = a row of signs out of HATLX-
json-not-a-word = “{ $text }” is none of { $known }
json-out-of-range = { $number } is not from { $least } to { $most }
json-too-many = the list may have at most { $most }
json-no-seed = a seed is 1 to 128 hexadecimal digits
json-no-rule = no rule has this id
json-no-move = one of the texts is no move
json-other-moves = the view allows other moves
json-view-of-another-seat = the view is that of another seat
json-no-seat-asked = no seat is asked in this phase
json-no-action = this is not an action
json-never-announced = no seat can announce this action
json-absent-fighter = “{ $text }” does not fight here
# Here and in the other messages, $parser is what the parser of JSON says. It is always in English: only
# authors of programs meet it.
json-parser = { $parser }

fault-unknown-op = There is no such operation. The operations are { $known }.
fault-unknown-game = There is no such game. The games are { $known }.
fault-unknown-bot = There is no such bot. The bots are { $known }.
fault-no-game = No game has been started.
fault-seat-not-asked = It is not seat { $seat }’s turn.
fault-bad-view = No game can lead to this view.
fault-bad-view-because = No game can lead to this view: { $reason }
fault-too-many-sequences = There are too many sequences to count.

fault-option-range = “{ $option }” must be a whole number from { $least } to { $most }.

fault-tag-missing = The record has no tag “{ $tag }”.
fault-tag-not-json = The tag “{ $tag }” is not JSON: { $parser }.
fault-other-rules = The record follows another version of the rules. Version { $version } of “{ $game }” is the one known here.
fault-record-event = Event { $number }, “{ $event }”: { $reason }
fault-record-misfit = Event { $number } does not fit: “{ $event }”.
record-no-tag = Line { $line }: a tag is written [Key "value"].
record-tag-twice = Line { $line }: this tag is already there.
record-too-many-tags = Line { $line }: there are too many tags.
record-too-large = This file is too large for a record.
record-too-many-events = Line { $line }: there are too many events for one game.

fault-not-a-message = The server cannot read this message: { $parser }.
fault-bad-id = An id has 1 to 40 letters, digits, “-”, “_” or “.”.
fault-too-many-seats = The table does not have that many seats.
fault-rematch-needs-table = A rematch needs a finished game.
fault-bad-name = A name has 1 to 24 visible characters.
fault-mixed-name = A word in the name mixes letters of different alphabets. Write each word in one alphabet.
fault-bad-seed = A seed has 1 to 64 bytes, written as hexadecimal digits.
