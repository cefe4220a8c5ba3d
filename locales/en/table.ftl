# What a table says when it refuses a request.

table-missing = There is no such table.
table-storage = What happens cannot be saved at the moment, so the table waits. Please try again soon.
table-other-rules = This table goes by a version of the rules that this server does not know. It has been set aside, untouched, for a server that does.
table-quarantined = The records of this table are damaged. It has been set aside so that nothing gets worse; the other tables are not affected.

table-refusal-no-such-seat = There is no such seat at this table.
table-refusal-not-your-seat = This is not your seat.
table-refusal-own-seat = This is your own seat: you can get up or leave it yourself.
table-refusal-not-the-host = Only the host of the table may do this.
table-refusal-occupied = Somebody sits there already.
table-refusal-unoccupied = Nobody sits there.
table-refusal-seats-free = Not every seat is taken yet.
table-refusal-sent-away = The host has asked you to leave this table.
table-refusal-begun = The game has begun already.
table-refusal-not-begun = The game has not begun yet.
table-refusal-over = The game is over.
table-refusal-not-over = The game is not over yet.
table-refusal-paused = The host has paused the game.
table-refusal-not-paused = The game is not paused.
table-refusal-stood-in = A bot is playing for this seat. Come back first.
table-refusal-stale = That question has passed; have a look at the table.
table-refusal-nothing-to-take-back = There is nothing that could be taken back now.
table-refusal-no-takebacks = Moves are not taken back at this table.
table-refusal-resigned = You have resigned from this game.
table-refusal-muted = The host has muted you.
table-refusal-no-chat = This cannot be said at this table.
table-refusal-so-already = It is so already.
