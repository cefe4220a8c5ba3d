// What the browser and the server say to each other. Made from crates/app/src/wire by
// `cargo xtask golden`; do not edit.

/**
 * A message from a client.
 */
export type ClientMessage = { "t": "watch", 
/**
 * The table's code.
 */
table: string, 
/**
 * The seat; none for a spectator.
 */
seat: number | null, 
/**
 * The last version that the client has; none for everything anew.
 */
version: number | null, } | { "t": "unwatch", 
/**
 * The table's code.
 */
table: string, 
/**
 * The seat; none for a spectator.
 */
seat: number | null, } | { "t": "lobby", 
/**
 * Whether.
 */
on: boolean, } | { "t": "move", 
/**
 * The table's code.
 */
table: string, 
/**
 * For which seat.
 */
seat: number, 
/**
 * The question that it answers.
 */
request: number, 
/**
 * The client's own id for the move; sent twice, it is one move.
 */
id: string, 
/**
 * The move as it is written.
 */
move: string, } | { "t": "do", 
/**
 * The table's code.
 */
table: string, 
/**
 * The client's own id; the answer names it.
 */
id: string, 
/**
 * What.
 */
command: TableCommand, } | { "t": "ping", 
/**
 * Comes back.
 */
id: string, };

/**
 * What can be asked of a table besides a move.
 */
export type TableCommand = { "do": "sit", 
/**
 * Where.
 */
seat: number, 
/**
 * A name for this chair, for several people at one device.
 */
name: string | null, 
/**
 * What one adds to the deals' chance, in hexadecimal digits.
 */
seed: string | null, 
/**
 * Whether to keep the chairs that one has already.
 */
also: boolean, } | { "do": "stand", 
/**
 * From where.
 */
seat: number, } | { "do": "seat_bot", 
/**
 * Where.
 */
seat: number, 
/**
 * Which.
 */
bot: string, } | { "do": "fill", 
/**
 * Which.
 */
bot: string, } | { "do": "send_away", 
/**
 * Whom.
 */
seat: number, } | { "do": "swap", 
/**
 * One.
 */
one: number, 
/**
 * The other.
 */
other: number, } | { "do": "start" } | { "do": "take_back", 
/**
 * Whose.
 */
seat: number, } | { "do": "declare", 
/**
 * For which seat.
 */
seat: number, 
/**
 * How.
 */
standing: StandingForm, } | { "do": "play_forced", 
/**
 * For which seat.
 */
seat: number, 
/**
 * Whether.
 */
on: boolean, } | { "do": "leave", 
/**
 * From where.
 */
seat: number, } | { "do": "return", 
/**
 * Where.
 */
seat: number, } | { "do": "resign", 
/**
 * Where.
 */
seat: number, } | { "do": "abandon", 
/**
 * Where.
 */
seat: number, 
/**
 * Whether.
 */
on: boolean, } | { "do": "pause" } | { "do": "resume" } | { "do": "say", 
/**
 * From where.
 */
seat: number, 
/**
 * What.
 */
speech: SpeechForm, } | { "do": "mute", 
/**
 * Whom.
 */
seat: number, 
/**
 * Whether.
 */
on: boolean, } | { "do": "pass_host", 
/**
 * Whom.
 */
seat: number, } | { "do": "rematch", 
/**
 * As whom.
 */
seat: number, };

/**
 * A table to be made.
 */
export type NewTable = { 
/**
 * Which game.
 */
game: string, 
/**
 * Its options, as the engine protocol has them.
 */
options: Record<string, unknown>, 
/**
 * How the table is run.
 */
settings: SettingsForm, 
/**
 * Who sits where from the start; seats that are left out are free.
 */
seats: Array<SeatWish>, 
/**
 * Whether to begin at once, which needs every chair taken.
 */
start: boolean, };

/**
 * Who sits in a chair from the start.
 */
export type SeatWish = "free" | { "me": { 
/**
 * A name for this chair; otherwise one's own.
 */
name: string | null, 
/**
 * What one adds to the deals' chance, in hexadecimal digits.
 */
seed: string | null, } } | { "bot": string };

/**
 * How a table is run. What is left out is as usual.
 */
export type SettingsForm = { 
/**
 * Whether everybody may find the table in the lobby.
 */
listed: boolean, 
/**
 * How long people may think.
 */
clock: ClockForm, 
/**
 * How long a response window stays open, in seconds.
 */
response_seconds: number | null, 
/**
 * How long bots and automatic answers take, in milliseconds.
 */
pace_ms: number, 
/**
 * How long somebody may be away before a bot plays for them, in seconds.
 */
grace_seconds: number, 
/**
 * The bot that plays for those who are away.
 */
substitute: string, 
/**
 * What may be said.
 */
chat: ChatForm, 
/**
 * Whether moves may be taken back while nothing has come of them.
 */
takebacks: boolean, 
/**
 * Whether people without a seat may watch.
 */
spectators: boolean, 
/**
 * A game at which nobody has been for so many hours is given up.
 */
patience_hours: number, };

/**
 * How long people may think.
 */
export type ClockForm = { "kind": "none" } | { "kind": "per_move", 
/**
 * In seconds.
 */
seconds: number, } | { "kind": "bank", 
/**
 * At the start.
 */
seconds: number, 
/**
 * With each move.
 */
increment: number, };

/**
 * What may be said.
 */
export type ChatForm = "off" | "phrases" | "free";

/**
 * How response windows are answered for a seat.
 */
export type StandingForm = "ask" | "decline_unless_aimed_at" | "decline_until_turn" | "decline";

/**
 * What somebody says.
 */
export type SpeechForm = { "words": string } | { "phrase": number };

/**
 * A message from the server.
 */
export type ServerMessage = { "t": "welcome", 
/**
 * How one is called.
 */
name: string, 
/**
 * The server's version.
 */
version: string, } | { "t": "you", 
/**
 * The table's code.
 */
table: string, 
/**
 * The seats that one holds.
 */
seats: Array<number>, 
/**
 * Whether one is the host.
 */
host: boolean, } | { "t": "state", 
/**
 * The table's code.
 */
table: string, 
/**
 * The viewer's seat; none for a spectator.
 */
seat: number | null, 
/**
 * How much the viewer has been told with it.
 */
version: number, 
/**
 * The table.
 */
state: TableState, 
/**
 * The game, as the engine protocol writes a view.
 */
view: Record<string, unknown>, } | { "t": "update", 
/**
 * The table's code.
 */
table: string, 
/**
 * The viewer's seat; none for a spectator.
 */
seat: number | null, 
/**
 * How much the viewer had been told before.
 */
from: number, 
/**
 * What it is told.
 */
items: Array<StreamItem>, 
/**
 * The table.
 */
state: TableState, 
/**
 * The game, unless nothing of it has changed.
 */
view?: Record<string, unknown>, } | { "t": "presence", 
/**
 * The table's code.
 */
table: string, 
/**
 * By seat.
 */
here: Array<boolean>, 
/**
 * How many watch without a seat.
 */
spectators: number, } | { "t": "ack", 
/**
 * The client's id.
 */
id: string, 
/**
 * The table that a rematch is at.
 */
table?: string, } | { "t": "refused", 
/**
 * The client's id.
 */
id: string, 
/**
 * Why.
 */
error: ErrorBody, } | { "t": "lobby", 
/**
 * Those last touched first.
 */
tables: Array<LobbyTable>, } | { "t": "trouble", 
/**
 * The table's code.
 */
table: string, 
/**
 * What.
 */
trouble: Trouble, } | { "t": "pong", 
/**
 * As it came.
 */
id: string, };

/**
 * A table without its game's view.
 */
export type TableState = { 
/**
 * Which game.
 */
game: string, 
/**
 * Its options, as the engine protocol has them.
 */
options: Record<string, unknown>, 
/**
 * The version of the game's rules.
 */
rules: number, 
/**
 * How the table is run.
 */
settings: SettingsForm, 
/**
 * How far it is.
 */
stage: StageForm, 
/**
 * Whether the host has stopped the game.
 */
paused: boolean, 
/**
 * The chairs, by seat.
 */
chairs: Array<ChairState>, 
/**
 * The host's seat, if the host has one.
 */
host: number | null, 
/**
 * The seats that may be asked for a move, for all the viewer can tell.
 */
awaited: Array<number>, 
/**
 * Whether a response window is open.
 */
window: boolean, 
/**
 * The times, if there are any.
 */
clock?: ClockState, 
/**
 * What concerns only the viewer's seat.
 */
own?: OwnState, 
/**
 * The proof that the server's seed was there before the seats gave theirs.
 */
commitment: string, 
/**
 * How the game ended.
 */
ending?: EndingState, 
/**
 * The table at which the same people play again.
 */
rematch?: string, };

/**
 * How far a table is.
 */
export type StageForm = "gathering" | "playing" | "over";

/**
 * A chair as everybody sees it.
 */
export type ChairState = { 
/**
 * Who sits there.
 */
kind: ChairKind, 
/**
 * The person's name, or the bot's.
 */
name: string, 
/**
 * Why a bot plays for the person, if one does.
 */
stand_in?: CauseForm, 
/**
 * Whether the person may not speak.
 */
muted: boolean, 
/**
 * Whether the person wishes that everybody gives the game up.
 */
would_abandon: boolean, 
/**
 * Whether the person has added to the deals' chance.
 */
seeded: boolean, };

/**
 * Who sits in a chair.
 */
export type ChairKind = "nobody" | "person" | "program" | "bot";

/**
 * Why a bot plays for a person.
 */
export type CauseForm = "absent" | "left" | "resigned";

/**
 * The times at a table.
 */
export type ClockState = { 
/**
 * By seat.
 */
seats: Array<TimerState>, 
/**
 * Of the response window, for everybody alike.
 */
window: TimerState | null, };

/**
 * A time that is left.
 */
export type TimerState = { 
/**
 * In milliseconds, as this is sent.
 */
left: number, 
/**
 * Whether it runs.
 */
runs: boolean, };

/**
 * What concerns only the viewer's seat.
 */
export type OwnState = { 
/**
 * The question that the seat is asked; a move names it.
 */
request: number | null, 
/**
 * Whether the last move can be taken back.
 */
can_take_back: boolean, 
/**
 * How response windows are answered.
 */
standing: StandingForm, 
/**
 * Whether only moves are made by themselves.
 */
plays_forced: boolean, };

/**
 * How a game ended.
 */
export type EndingState = { 
/**
 * How.
 */
how: HowEndedForm, 
/**
 * The seats that have won.
 */
winners: Array<number>, 
/**
 * The game's own result, if it was played to its end.
 */
result: Record<string, unknown> | null, 
/**
 * What the deals were made from.
 */
revealed: Revealed, };

/**
 * How a game can end.
 */
export type HowEndedForm = "finished" | "resigned" | "abandoned";

/**
 * What the deals were made from.
 */
export type Revealed = { 
/**
 * The server's seed, in hexadecimal digits.
 */
server_seed: string, 
/**
 * The seats' seeds, in hexadecimal digits.
 */
seat_seeds: Array<string | null>, };

/**
 * One thing that a viewer is told.
 */
export type StreamItem = { "k": "news", 
/**
 * In the game's notation.
 */
text: string, } | { "k": "sat", 
/**
 * Where.
 */
seat: number, } | { "k": "stood", 
/**
 * Which.
 */
seat: number, 
/**
 * Whether the host has sent them away.
 */
sent_away: boolean, } | { "k": "swapped", 
/**
 * One.
 */
one: number, 
/**
 * The other.
 */
other: number, } | { "k": "started" } | { "k": "took_back", 
/**
 * Which.
 */
seat: number, } | { "k": "declared" } | { "k": "taken_over", 
/**
 * Where.
 */
seat: number, 
/**
 * Why.
 */
cause: CauseForm, } | { "k": "handed_back", 
/**
 * Where.
 */
seat: number, } | { "k": "resigned", 
/**
 * Who.
 */
seat: number, } | { "k": "would_abandon", 
/**
 * Who.
 */
seat: number, 
/**
 * Whether.
 */
on: boolean, } | { "k": "paused" } | { "k": "resumed" } | { "k": "said", 
/**
 * Where they sit.
 */
seat: number, 
/**
 * How they are called.
 */
name: string, 
/**
 * What.
 */
speech: SpeechForm, } | { "k": "muted", 
/**
 * Who.
 */
seat: number, 
/**
 * Whether.
 */
on: boolean, } | { "k": "host_became" } | { "k": "rematched", 
/**
 * At this table.
 */
table: string, } | { "k": "ended" };

/**
 * A table in a list.
 */
export type LobbyTable = { 
/**
 * The table's code.
 */
table: string, 
/**
 * Which game.
 */
game: string, 
/**
 * Its options.
 */
options: Record<string, unknown>, 
/**
 * How far it is.
 */
stage: StageForm, 
/**
 * How long people may think.
 */
clock: ClockForm, 
/**
 * The chairs: who sits there.
 */
chairs: Array<[ChairKind, string]>, 
/**
 * When something last happened there, in milliseconds since 1970.
 */
touched: number, 
/**
 * The seats that have won.
 */
winners?: Array<number>, };

/**
 * What can be wrong with a table.
 */
export type Trouble = "missing" | "storage" | "over" | "quarantined" | "other_rules" | "deleted" | "closed";

/**
 * Why something has not been done.
 */
export type ErrorBody = { 
/**
 * A word for programs.
 */
code: string, 
/**
 * The rule that refuses, if it is a rule.
 */
rule: string | null, 
/**
 * A sentence for people.
 */
message: string, };
