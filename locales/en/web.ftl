# The web app: every text that belongs to neither a game nor the server. English.

# ---- Around every page

web-skip = To the content
web-site = Site
web-language = Language
web-settings = Settings
web-home = Home
web-account = Name and account
web-credits = Credits
web-close = Close
web-cancel = Cancel
web-save = Save
web-nowhere = There is nothing here.
web-connection-lost = The connection is lost. We are getting it back; nothing is lost with it.
web-offline = The server does not answer. Please try again in a moment.
web-incomplete = A part of the page did not come.
web-load-again = Load again

web-theme = Light
web-theme-auto = as the device
web-theme-light = day
web-theme-dark = night
web-speed = Movement
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-none = none
web-confirm-taps = Tap twice to play
web-sound = Sounds
web-notifications = Tell me when it is my turn

# ---- The front page

web-welcome = Enter the arena.
web-welcome-more = Three gladiator games, with friends or against bots. No account, no waiting.
web-game-gorus = Gorus Maximus
web-game-gladiators = Gladiators
web-game-fired_up = Fired Up
web-pitch-gorus = Trick taking with a trump that changes in the middle of a trick: match a rank, and the crowd cheers for another school.
web-pitch-gladiators = A duel of four traits. Strike, focus, gamble; and never forget that others may answer before your blow lands.
web-pitch-fired_up = You are the crowd. Roll, push and cheer the fighters you need, and bet on who is left standing.
web-players = { $from } to { $to } players
web-play-now = Play now
web-play-friends = Play with friends
web-first-game = A first game, step by step
web-rules = Rules
web-running = Your games
web-continue = Go on
web-public-tables = Open tables
web-no-public-tables = Nobody has opened a public table just now.
web-have-a-look = Have a look
web-finished = Played
web-review = Watch again
web-free-seat = free
web-bot = bot ({ $level })
web-bot-random = random
web-bot-easy = easy
web-bot-normal = normal
web-bot-hard = hard
web-stage-gathering = gathering
web-stage-playing = playing
web-stage-over = over

# ---- A new table

web-new-table-more = You get a link to share. Whoever opens it can sit down, without an account.
web-how-many = How many play?
web-how-many-bots = How many of them are bots?
web-bot-level = Their strength
web-everybody-alone = everybody for themselves
web-more-options = More options
web-as-usual = as usual
web-clock = Time to think
web-clock-none = as long as you like
web-clock-calm = two minutes a move
web-clock-brisk = half a minute a move
web-clock-bank = ten minutes each, and ten seconds a move
web-chat = Talk
web-chat-free = freely
web-chat-phrases = ready-made phrases
web-chat-off = not at all
web-option-teams = Teams
web-option-target = Support that wins
web-option-schools = Schools
web-option-schools-more = None chosen: drawn at random. Three schools for up to three players, four for four, all five for more.
web-option-favour = Crowd Favour of the ranks
web-option-pack = Content pack
web-option-open_history = Everybody may look through all that was played
web-option-turn_limit = Turns at most
web-option-abilities = With the fighters' abilities
web-spectators = Others may watch
web-listed = Everybody may find this table
web-make-table = Open the table
web-begin = Begin

# ---- Name and account

web-name = How others call you
web-renamed = That is your name now.
web-account-keep = Keep your games
web-account-why = You do not need an account. With one, your name and your games are there on your other devices too.
web-login = User name
web-password = Password, eight characters or more
web-log-in = Log in
web-log-out = Log out
web-make-account = Make an account
web-account-made = Your account is there.
web-welcome-back = Welcome back.
web-logged-in = You are logged in as { $login }.
web-logged-out = You are logged out.

# ---- Credits

web-credits-games = Munera is an unofficial implementation: the games and their names belong to their owners, who have nothing to do with it.
web-credits-icons = The icons are by the authors of
web-credits-fonts = The typefaces are Forum by Denis Masharov and Alegreya Sans by Juan Pablo del Peral, both under the SIL Open Font License.
web-credits-licence = Munera itself is free software, under the MIT or the Apache 2.0 licence.

# ---- At a table

web-loading = One moment …
web-connecting = Looking for the server …
web-table = Table
web-table-menu = Menu of the table
web-talk-and-log = Log and talk
web-log = What has happened
web-people = Who plays
web-your-turn = Your turn
web-turn-of = { $name } is thinking
web-turn-of-several = The others are thinking
web-to-move = to move
web-paused = The host has paused the game.
web-away = away
web-program = program
web-host = host
web-watching = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
web-time-left = { $time } left
web-stand-in-absent = a bot plays
web-stand-in-left = a bot plays
web-stand-in-resigned = resigned

web-trouble-missing = There is no such table.
web-trouble-closed = This table is not open to you.
web-trouble-deleted = The host has deleted this table.
web-trouble-quarantined = The records of this table are damaged; it has been set aside.
web-trouble-other_rules = This table goes by other rules than this server knows; it has been set aside.
web-trouble-storage = Nothing can be saved just now, so the table waits. No clock runs.

web-waiting-for-players = Waiting for players …
web-everybody-here = Everybody is here.
web-host-begins = The host begins the game.
web-sit-here = Sit down here
web-move-here = Move here
web-team = Team { $number }
web-seat-bot = A bot
web-fill-bots = Fill with bots
web-get-up = Get up
web-send-away = Send away
web-same-device = Another player at this device?
web-same-device-more = You take turns; a curtain falls between your hands.
web-add-player = Add
web-invite = Invite your friends
web-qr = The link as a square to be scanned
web-link = The link to this table
web-link-copied = The link is copied.
web-share-link = Share the link

web-curtain = Hand the device to { $name }.
web-curtain-open = I am { $name }

web-say = Say something
web-send = Send
web-phrases = Ready-made phrases
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

web-take-back = Take the last move back
web-leave = Leave for a while; a bot plays for me
web-return = I am back
web-abandon = I would stop here, without a result
web-abandon-not = I would play on after all
web-resign = Resign
web-pause = Pause
web-resume = Go on
web-sure-resign = Do you want to give up this game?
web-sure-send_away = Do you want to send this player away? A bot takes the seat.
web-yes = Yes
web-mute = Mute
web-unmute = Let speak
web-pass-host = Make host
web-play-forced = Play my only move for me
web-standing = When others act and I could respond
web-standing-ask = always ask me
web-standing-decline_unless_aimed_at = ask me only when it is aimed at me
web-standing-decline_until_turn = do not ask me until my next turn
web-standing-decline = never ask me
web-keys = Keys: h says your hand again, b what lies on the table, p the preferred school, s the score; Escape lets go of what is chosen.
web-commitment = The server has bound itself to its deals by this number; after the game anybody can check it:

web-told-sat = { $name } sits down.
web-told-started = The game begins.
web-told-took_back = { $name } takes the last move back.
web-told-taken_over = { $cause ->
    [resigned] { $name } gives up; a bot plays on.
   *[other] A bot plays for { $name }.
}
web-told-handed_back = { $name } is back.
web-told-resigned = { $name } gives up.
web-told-would_abandon = { $on ->
    [yes] { $name } would stop here.
   *[no] { $name } would rather play on.
}
web-told-muted = { $on ->
    [yes] { $name } has been muted.
   *[no] { $name } may speak again.
}
web-told-paused = The host pauses the game.
web-told-resumed = The game goes on.
web-told-ended = The game is over.
web-told-rematched = There is a table for a rematch.

web-ended-you = You have won!
web-ended-winners = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won together.
}
web-ended-nobody = Nobody has won.
web-ended-abandoned = The game was given up, without a result.
web-ended-resigned = The others have given up.
web-rematch = Play again
web-tap-again = tap again to play
web-not-now = not now
web-nothing = Nothing.
web-score = Score

# ---- The rules

web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule says anything of that.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
web-rules-terms = The words of the game
