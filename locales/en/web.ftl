# The web app: every text that belongs to neither a game nor the server. English.

# ---- Around every page

web-skip = Skip to content
web-site = Main menu
web-language = Language
web-settings = Settings
web-home = Home
web-account = Name and account
web-credits = Credits
web-close = Close
web-rule-link = Rule { $rule }
web-cancel = Cancel
web-save = Save
web-nowhere = This page does not exist.
web-nowhere-more = The address may be wrong, or the page has moved.
web-connection-lost = Connection lost. Reconnecting; your game is safe.
web-offline = The server is not responding. Please try again in a moment.
web-incomplete = Part of the page failed to load.
web-load-again = Reload

web-theme = Theme
web-theme-auto = match my device
web-theme-light = light
web-theme-dark = dark
web-speed = Animation
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-none = off
web-confirm-taps = Tap twice to play
web-sound = Sound
web-notifications = Notify me when it is my turn

# ---- The front page

web-welcome = Enter the arena.
web-welcome-more = Three gladiator games, with friends or against bots. No account, no waiting.
web-game-gorus = Gorus Maximus
web-game-gladiators = Gladiators
web-game-fired_up = Fired Up
web-players = { $from }–{ $to } players
web-play-now = Play now
web-play-friends = Play with friends
web-play-bots = Set up a game with bots
web-play-solo = Play solo
web-first-game = Learn by playing
web-rules = Rules
web-running = Your games
web-continue = Continue
web-public-tables = Public tables
web-no-public-tables = There are no public tables right now.
web-have-a-look = View
web-finished = Finished games
web-review = Watch again
web-free-seat = free seat
web-bot = bot ({ $level })
web-bot-random = random
web-bot-gentle = gentle
web-bot-easy = easy
web-bot-normal = normal
web-bot-hard = hard
web-stage-gathering = waiting for players
web-stage-playing = in progress
web-stage-over = finished

# ---- A new table

web-new-friends = New table
web-new-friends-more = You get a link to share. Friends can join with it; no account needed.
web-new-bots = Game with bots
web-new-bots-more = Choose the number of players and the rules. Bots take the other seats, and the game begins at once.
web-how-many = Players
web-how-many-solo = You play alone, by the solo rules.
web-how-many-bots = Bots among them
web-bot-level = Bot level
web-everybody-alone = no teams
web-more-options = More options
web-as-usual = default
web-clock = Time limit
web-clock-none = none
web-clock-calm = 2 minutes per move
web-clock-brisk = 30 seconds per move
web-clock-bank = 10 minutes each, plus 10 seconds per move
web-chat = Chat
web-chat-free = free
web-chat-phrases = ready phrases only
web-chat-off = off
web-option-teams = Teams
# Between the sizes of two teams: "2 v 2 v 1".
web-versus = v
web-option-target = Crowd Support needed to win
web-option-schools = Schools
web-option-schools-more = If you choose none, the schools are drawn by lot. Up to three players use three schools, four players use four, more players use all five.
web-option-favour = Crowd Favour by rank
web-option-pack = Content pack
web-option-open_history = Allow looking back at all cards
web-option-turn_limit = Turn limit
web-option-abilities = Fighter abilities
web-option-abilities-advice = New to the game? Leave abilities out of your first games: the fight is easier to follow.
web-takebacks = Allow taking back moves
web-house-rules = House rules
web-house-rule = House rule
web-house-rules-count = { $count } changed
web-house-rules-more = These rules can be read in two ways. Bots follow the reading that you choose, but they were trained on the default and may play less well.
web-spectators = Allow spectators
web-listed = List this table publicly
web-make-table = Create the table
web-begin = Begin

# ---- Name and account

web-name = Your name
web-name-why = The other players see it. You can change it at any time before a game.
web-change-name = Change name
web-name-other = Name of the other player
web-renamed = Name saved.
web-account-keep = Keep your games
web-account-why = You do not need an account. With one, your name and your games follow you to your other devices.
web-login = User name
web-password = Password (8 characters or more)
web-log-in = Log in
web-log-out = Log out
web-make-account = Create an account
web-account-made = Your account is ready.
web-welcome-back = Welcome back.
web-logged-in = You are logged in as { $login }.
web-logged-out = You are logged out.

# ---- Credits

web-credits-games = Munera is unofficial. The games, their names and their art belong to their owners. The designers, artists and publishers named here have no part in Munera and have not approved it.
web-credits-edition = { $language ->
    [ru] { $title }, Russian edition
   *[en] { $title }, English edition
}
web-credits-role = { $role ->
    [concept] Concept
    [solo] Solo rules
    [artist] Art
    [editor] Editing
    [publisher] Publisher
    [direction] General direction
    [production] Production
    [chief-editor] Chief editor
    [deputy-editor] Deputy chief editor
    [issue-editor] Managing editor
    [translator] Translation
    [layout] Layout
    [proofreader] Proofreading
    [business] Business development
    [thanks] Thanks to
   *[designer] Design
}
web-credits-unnamed = Our copy of the book names no designer, artist or publisher.
web-credits-icons = The icons are by the authors of
web-credits-fonts = The typefaces are Forum by Denis Masharov and Alegreya Sans by Juan Pablo del Peral, both under the SIL Open Font License.
web-credits-licence = Munera itself is free software under the MIT or the Apache 2.0 licence.

# ---- At a table

web-loading = Loading…
web-connecting = Connecting to the server…
web-table = Table
web-table-menu = Table menu
web-talk-and-log = Log and chat
web-log = Log
web-people = Players
web-your-turn = Your turn
web-you-may-respond = You may respond
web-turn-of = { $name } is thinking
web-turn-of-several = Waiting for the others
web-to-move = to move
web-paused = The host has paused the game.
web-away = away
web-program = program
web-host = host
web-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-time-left = { $time } left
web-stand-in-absent = a bot plays
web-stand-in-left = a bot plays
web-stand-in-resigned = resigned
web-standing-in = { $cause ->
    [resigned] You have resigned. A bot plays on for you.
   *[other] A bot is playing for you.
}

web-trouble-missing = There is no such table.
web-trouble-closed = This table is not open to you.
web-trouble-deleted = The host has deleted this table.
web-trouble-quarantined = This table is damaged and has been set aside.
web-trouble-other_rules = This table uses another version of the rules and has been set aside.
web-trouble-storage = The server cannot save moves right now. The table is waiting, and the clocks are stopped.

web-waiting-for-players = Waiting for players…
web-everybody-here = Everyone is here.
web-host-begins = The host starts the game.
web-sit-here = Sit here
web-move-here = Move here
web-seat-bot = Add a bot
web-fill-bots = Fill with bots
web-get-up = Stand up
web-send-away = Remove
web-same-device = Another player on this device?
web-same-device-more = You take turns; the screen hides the hand until the next player is ready.
web-add-player = Add
web-invite = Invite your friends
web-qr = QR code of the link
web-link = Link to this table
web-link-copied = Link copied.
web-share-link = Share the link

web-curtain = Pass the device to { $name }.
web-curtain-open = I am { $name }

web-say = Message
web-send = Send
web-phrases = Ready phrases
web-words-removed = (message removed)
web-phrase = { $phrase ->
    [0] Hello!
    [1] Good luck!
    [2] Well played!
    [3] Thank you!
    [4] Oops!
    [5] One moment, please.
    [6] That was close!
    [7] Goodbye!
    [8] Your turn!
    [9] Nice move!
    [10] Unlucky!
   *[11] Another game?
}

web-take-back = Take back my last move
web-take-back-not = { $why ->
    [forbidden] This table does not allow taking back moves.
    [paused] No move can be taken back while the game is paused.
    [bot] A bot is playing for you: come back before you take back a move.
   *[seen] You can take back a move only until it reveals a card, the dice are rolled, or another player moves.
}
web-leave = Step away (a bot plays for me)
web-return = I am back
web-abandon = Offer to stop without a result
web-abandon-not = Withdraw the offer to stop
web-resign = Resign
web-pause = Pause
web-resume = Resume
web-sure-resign = Resign from this game?
web-sure-send_away = Remove this player? A bot takes the seat.
web-yes = Yes
web-mute = Mute
web-unmute = Unmute
web-pass-host = Make host
web-play-forced = Play for me when I have only one move
web-standing = When I may respond
web-standing-ask = always ask me
web-standing-decline_unless_aimed_at = ask only if I am the target
web-standing-decline_until_turn = do not ask until my turn
web-standing-decline = never ask
# $extra has the keys of one game only, or "none".
web-keys = Keys: Tab moves between rows, arrows along a row; 1 to 9 and 0 choose. h reads your hand, b the table, s the score{ $extra ->
    [none] {""}
   *[other] , { $extra }
}; Escape cancels.
web-commitment = The server’s commitment to its deals; anyone can check them after the game:

web-told-sat = { $who ->
    [you] You sit down.
   *[seat] { $name } sits down.
}
web-told-started = The game begins.
web-told-took_back = { $who ->
    [you] You take back your last move.
   *[seat] { $name } takes back the last move.
}
web-told-taken_over = { $cause ->
    [resigned] { $who ->
        [you] You resign; a bot plays on.
       *[seat] { $name } resigns; a bot plays on.
    }
   *[other] { $who ->
        [you] A bot plays for you.
       *[seat] A bot plays for { $name }.
    }
}
web-told-handed_back = { $who ->
    [you] You are back.
   *[seat] { $name } is back.
}
web-told-out_of_time = { $who ->
    [you] Your time is up: a bot makes this move for you.
   *[seat] { $name } is out of time: a bot makes this move.
}
web-told-resigned = { $who ->
    [you] You resign.
   *[seat] { $name } resigns.
}
web-told-would_abandon = { $on ->
    [yes] { $who ->
        [you] You offer to stop without a result.
       *[seat] { $name } offers to stop without a result.
    }
   *[no] { $who ->
        [you] You withdraw the offer to stop.
       *[seat] { $name } withdraws the offer to stop.
    }
}
web-told-muted = { $on ->
    [yes] { $who ->
        [you] The host has muted you.
       *[seat] The host has muted { $name }.
    }
   *[no] { $who ->
        [you] You may chat again.
       *[seat] { $name } may chat again.
    }
}
web-told-paused = The host pauses the game.
web-told-resumed = The game goes on.
web-told-ended = The game is over.
web-told-rematched = A table for the rematch is ready.

web-ended-winners = { $who ->
    [you] You win!
    [several] { $name } win together.
    [several-with-you] You win together with { $name }!
   *[seat] { $name } wins.
}
web-ended-nobody = No player has won.
web-ended-abandoned = The game was stopped without a result.
web-ended-resigned = { $who ->
    [you] You have resigned.
    [several] { $name } have resigned.
    [several-with-you] You have resigned, along with { $name }.
   *[seat] { $name } has resigned.
}
web-rematch = Play again
web-tap-again = tap again to play
web-not-now = not playable now
web-nothing = nothing
web-score = Score

# ---- The rules

web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule matches.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
web-rules-terms = Glossary
