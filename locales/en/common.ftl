# What every game shares: seats, commands, files. English.

# ---- Who sits where

seat-name = Seat { $seat }
name-you = You
# Inside a sentence or a list.
name-you-inside = you
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
# Between a whole number and its tenths.
decimal-mark = .

# ---- Commands of the terminal. The word is what one types; the English word always works too.

command-table = table
    .help = the bout and your hand once more (an empty line does the same)
command-last = last
    .help = the last bout
command-history = history
    .help = the bouts of the round, where the table shows them
command-score = score
    .help = Crowd Support and collected gladiators
command-hint = hint
    .help = what a simple bot would play in your place
command-rules = rules
    .help = the list of rules; “rules 3” gives section 3 in full
command-rule = rule
    .help = one rule: “rule G3.4”
command-terms = terms
    .help = the words of the game
command-examples = examples
    .help = eight worked examples; “examples 3” tells the third
command-help = help
    .help = this list
command-quit = quit
    .help = leave the table

help-cards = To play, type a card: its school's letter and its rank, such as F10. The rank alone will do when only one of your legal cards has it.
help-marks = Cards in brackets cannot be played now, “!” marks a challenge, and the raised number is what a card is worth to the crowd.
help-commands = Everything else:

# ---- Prompts and answers

prompt-card = Your card
prompt-next-round = Enter for the next round
unknown-command = “{ $text }” is neither a card nor a command. “{ command-help }” lists what you can type.
unknown-rule = There is no rule “{ $text }”. “{ command-rules }” lists them.
unknown-section = There is no section “{ $text }”. They are numbered 1 to 8.
unknown-example = There is no example “{ $text }”. They are numbered 1 to 8.
abandoned = The game is abandoned.
seat-not-here = There is no seat { $seat } at this table.

# ---- Records

record-saved = The record is saved in { $path }.
record-not-saved = The record cannot be saved in { $path }: { $cause }.
record-ends = The record ends here, before the game is over.
# $reason is a whole sentence.
record-refused = Step { $step }, “{ $event }”, breaks rule { $rule }. { $reason }
record-unreadable = Step { $step }, “{ $event }”, cannot be read. { $reason }

# ---- Text that is no event

notation-empty = There is nothing to read: an event is a seat, a colon and a move, or a chance word with its outcome.
notation-seat = Before the colon stands the number of a seat.
notation-move = This is not a move of the game.
notation-chance-word = This is neither a move of a seat nor a chance event of the game.
notation-chance-outcome = The chance event is not written in full.
notation-card = One of the words that should be a card is none.
