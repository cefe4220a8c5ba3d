# What a table says when it refuses a request.

table-missing = There is no such table.
table-storage = The server cannot save moves right now, so the table waits. Please try again soon.
table-other-rules = This table uses a version of the rules that this server does not know. It is kept untouched for a server that does.
table-quarantined = This table’s data is damaged. The table has been set aside; other tables are not affected.

table-refusal-no-such-seat = There is no such seat at this table.
table-refusal-not-your-seat = This is not your seat.
table-refusal-own-seat = This is your own seat: stand up or step away yourself.
table-refusal-not-the-host = Only the host of the table can do this.
table-refusal-occupied = This seat is taken.
table-refusal-unoccupied = This seat is free.
table-refusal-seats-free = Not every seat is taken yet.
table-refusal-sent-away = The host has removed you from this table.
table-refusal-begun = The game has already begun.
table-refusal-not-begun = The game has not begun yet.
table-refusal-over = The game is over.
table-refusal-not-over = The game is not over yet.
table-refusal-paused = The host has paused the game.
table-refusal-not-paused = The game is not paused.
table-refusal-stood-in = A bot is playing for this seat. Come back first.
table-refusal-stale = Too late: the game has moved on.
table-refusal-nothing-to-take-back = There is no move to take back now.
table-refusal-no-takebacks = This table does not allow taking moves back.
table-refusal-resigned = You have resigned from this game.
table-refusal-muted = The host has muted you.
table-refusal-no-chat = This table does not allow such messages.
table-refusal-said-enough = This table cannot keep any more messages from you.
table-refusal-done-enough = You have used up your changes at this table. You can still play, begin the game, step away and resign.
table-refusal-so-already = That is already done.
