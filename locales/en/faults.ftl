# Why a request other than a move is refused: faulty options, records, views and messages.

fault-internal = Something went wrong on our side. Please report it.
fault-not-json = This is not JSON: { $reason }.
fault-line-too-long = The line is too long.

# $reason is written by programs for programs, and stays in English.
fault-json = { $place }: { $reason }.
fault-json-whole = Unexpected content: { $reason }.

fault-unknown-op = There is no such operation. The operations are { $known }.
fault-unknown-game = There is no such game. The games are { $known }.
fault-unknown-bot = There is no such bot. The bots are { $known }.
fault-no-game = No game has been started.
fault-seat-not-asked = It is not seat { $seat }’s turn.
fault-bad-view = No game can lead to this view.
fault-bad-view-because = No game can lead to this view: { $reason }.
fault-too-many-sequences = There are too many sequences to count.

fault-option-range = “{ $option }” must be a whole number from { $least } to { $most }.

fault-tag-missing = The record has no tag “{ $tag }”.
fault-tag-not-json = The tag “{ $tag }” is not JSON: { $reason }.
fault-other-rules = The record follows another version of the rules. Version { $version } of “{ $game }” is the one known here.
fault-record-event = Event { $number }, “{ $event }”: { $reason }
fault-record-misfit = Event { $number } does not fit: “{ $event }”.
record-no-tag = Line { $line }: a tag is written [Key "value"].
record-tag-twice = Line { $line }: this tag is already there.
record-too-many-tags = Line { $line }: there are too many tags.
record-too-many-events = Line { $line }: there are too many events for one game.

fault-not-a-message = The server cannot read this message: { $reason }.
fault-bad-id = An id has 1 to 40 letters, digits, “-”, “_” or “.”.
fault-too-many-seats = The table does not have that many seats.
fault-rematch-needs-table = A rematch needs a finished game.
fault-bad-name = A name has 1 to 24 visible characters.
fault-mixed-name = A word in the name mixes letters of different alphabets. Write each word in one alphabet.
fault-bad-seed = A seed has 1 to 64 bytes, written as hexadecimal digits.
