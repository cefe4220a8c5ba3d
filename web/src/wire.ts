// What the browser and the server say to each other. Made from crates/guide
// by `cargo xtask golden`; do not edit.

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
 * The last version that the client has; none to get the whole state.
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
 * `true` to subscribe.
 */
on: boolean, } | { "t": "move", 
/**
 * The table's code.
 */
table: string, 
/**
 * The seat.
 */
seat: number, 
/**
 * The number of the question that the move answers.
 */
request: number, 
/**
 * The client's own id for the move. If the client sends it twice, it is still one move.
 */
id: string, 
/**
 * The move, as records write it.
 */
move: string, } | { "t": "do", 
/**
 * The table's code.
 */
table: string, 
/**
 * The client's own id; the answer repeats it.
 */
id: string, 
/**
 * The command.
 */
command: TableCommand, } | { "t": "ping", 
/**
 * The answer repeats it.
 */
id: string, };

/**
 * What a client can ask of a table besides a move.
 */
export type TableCommand = { "do": "sit", 
/**
 * The seat.
 */
seat: number, 
/**
 * A name for this chair, for several people at one device.
 */
name: string | null, 
/**
 * What the person adds to the chance of the deals, in hexadecimal digits.
 */
seed: string | null, 
/**
 * Whether the person keeps the chairs that they have already.
 */
also: boolean, } | { "do": "stand", 
/**
 * The seat.
 */
seat: number, } | { "do": "seat_bot", 
/**
 * The seat.
 */
seat: number, 
/**
 * The bot's name.
 */
bot: string, } | { "do": "fill", 
/**
 * The bot's name.
 */
bot: string, } | { "do": "send_away", 
/**
 * The seat.
 */
seat: number, } | { "do": "swap", 
/**
 * One of the two seats.
 */
one: number, 
/**
 * The other seat.
 */
other: number, } | { "do": "start" } | { "do": "take_back", 
/**
 * The seat.
 */
seat: number, } | { "do": "declare", 
/**
 * The seat.
 */
seat: number, 
/**
 * The automatic answer.
 */
standing: AutoResponse, } | { "do": "play_forced", 
/**
 * The seat.
 */
seat: number, 
/**
 * `true` to turn it on, `false` to turn it off.
 */
on: boolean, } | { "do": "leave", 
/**
 * The seat.
 */
seat: number, } | { "do": "return", 
/**
 * The seat.
 */
seat: number, } | { "do": "resign", 
/**
 * The seat.
 */
seat: number, } | { "do": "abandon", 
/**
 * The seat.
 */
seat: number, 
/**
 * `true` to vote for it.
 */
on: boolean, } | { "do": "pause" } | { "do": "resume" } | { "do": "say", 
/**
 * The seat.
 */
seat: number, 
/**
 * What is said.
 */
speech: Speech, } | { "do": "mute", 
/**
 * The seat.
 */
seat: number, 
/**
 * `true` to forbid it.
 */
on: boolean, } | { "do": "pass_host", 
/**
 * The seat.
 */
seat: number, } | { "do": "rematch", 
/**
 * The seat that asks for it.
 */
seat: number, };

/**
 * A table to open.
 */
export type NewTable = { 
/**
 * The name of the game.
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
 * The occupants of the chairs at the start; chairs that are left out are free.
 */
seats: Array<SeatWish>, 
/**
 * Whether to begin at once. Every chair must be taken then.
 */
start: boolean, };

/**
 * The occupant of a chair at the start.
 */
export type SeatWish = "free" | { "me": { 
/**
 * A name for this chair; the person's own if left out.
 */
name: string | null, 
/**
 * What the person adds to the chance of the deals, in hexadecimal digits.
 */
seed: string | null, } } | { "bot": string };

/**
 * How a table is run. A setting that is left out has its default.
 */
export type SettingsForm = { 
/**
 * Whether the lobby lists the table.
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
 * How long bots and automatic answers wait before they act, in milliseconds.
 */
pace_ms: number, 
/**
 * How long a person may be away before a bot plays for them, in seconds.
 */
grace_seconds: number, 
/**
 * The bot that plays for people who are away.
 */
substitute: string, 
/**
 * Which chat is allowed.
 */
chat: ChatForm, 
/**
 * Whether a seat may take a move back as long as nothing has followed from it.
 */
takebacks: boolean, 
/**
 * Whether people without a seat may watch.
 */
spectators: boolean, 
/**
 * After how many hours without any person the game is abandoned.
 */
patience_hours: number, };

/**
 * How long people may think.
 */
export type ClockForm = { "kind": "none" } | { "kind": "per_move", 
/**
 * The limit in seconds.
 */
seconds: number, } | { "kind": "bank", 
/**
 * The total in seconds.
 */
seconds: number, 
/**
 * The increment in seconds.
 */
increment: number, };

/**
 * What may be said at a table.
 */
export type ChatForm = "off" | "phrases" | "free";

/**
 * How the table answers response windows for a seat without asking each time. The seat's person
 * declares it and can revoke it at any time; other viewers do not learn of it.
 */
export type AutoResponse = "ask" | "decline_unless_aimed_at" | "decline_until_turn" | "decline";

/**
 * A message of a seat.
 */
export type Speech = { "words": string } | { "phrase": number };

/**
 * A message from the server.
 */
export type ServerMessage = { "t": "welcome", 
/**
 * The person's name.
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
 * The seats that the person holds.
 */
seats: Array<number>, 
/**
 * Whether the person is the host.
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
 * The viewer's version after this message.
 */
version: number, 
/**
 * The table.
 */
state: TableState, 
/**
 * The game, as the engine protocol writes a view.
 */
view: GameView, 
/**
 * The guide of the view.
 */
guide: Guide, } | { "t": "update", 
/**
 * The table's code.
 */
table: string, 
/**
 * The viewer's seat; none for a spectator.
 */
seat: number | null, 
/**
 * The viewer's version before this message.
 */
from: number, 
/**
 * The news.
 */
items: Array<StreamItem>, 
/**
 * The table.
 */
state: TableState, 
/**
 * The game; left out if nothing of it has changed.
 */
view?: GameView, 
/**
 * The guide of the view; sent whenever the view is.
 */
guide?: Guide, } | { "t": "presence", 
/**
 * The table's code.
 */
table: string, 
/**
 * For each seat, whether its person is connected.
 */
here: Array<boolean>, 
/**
 * How many spectators watch.
 */
spectators: number, } | { "t": "ack", 
/**
 * The client's id.
 */
id: string, 
/**
 * For a rematch, the new table.
 */
table?: string, } | { "t": "refused", 
/**
 * The client's id.
 */
id: string, 
/**
 * The reason.
 */
error: ErrorBody, } | { "t": "lobby", 
/**
 * The tables; the last active one first.
 */
tables: Array<LobbyTable>, } | { "t": "trouble", 
/**
 * The table's code.
 */
table: string, 
/**
 * What is wrong.
 */
trouble: Trouble, } | { "t": "pong", 
/**
 * The id of the ping.
 */
id: string, };

/**
 * A table without its game's view.
 */
export type TableState = { 
/**
 * The name of the game.
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
 * Whether the table gathers people, plays or is over.
 */
stage: StageForm, 
/**
 * Whether the host has paused the game.
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
 * The seats that may be asked for a move, as far as the viewer can tell.
 */
awaited: Array<number>, 
/**
 * Whether a response window is open.
 */
window: boolean, 
/**
 * The times that are left, if the table has a clock.
 */
clock?: ClockState, 
/**
 * What concerns only the viewer's seat.
 */
own?: OwnState, 
/**
 * The commitment to the server's seed, made before the seats added theirs.
 */
commitment: string, 
/**
 * How the game ended; left out while it goes on.
 */
ending?: EndingState, 
/**
 * The table of the rematch.
 */
rematch?: string, };

/**
 * The stage of a table.
 */
export type StageForm = "gathering" | "playing" | "over";

/**
 * A chair as every viewer sees it.
 */
export type ChairState = { 
/**
 * The kind of its occupant.
 */
kind: ChairKind, 
/**
 * The name of the person or the bot.
 */
name: string, 
/**
 * Why a bot plays for the person, if one does.
 */
stand_in?: Cause, 
/**
 * Whether the host has forbidden the person to speak.
 */
muted: boolean, 
/**
 * Whether the person votes to abandon the game.
 */
would_abandon: boolean, 
/**
 * Whether the person has added a seed to the deals.
 */
seeded: boolean, 
/**
 * The team of the chair, counted from 0; left out without teams.
 */
team?: number, };

/**
 * The kind of a chair's occupant.
 */
export type ChairKind = "nobody" | "person" | "program" | "bot";

/**
 * Why a bot plays for a person.
 */
export type Cause = "absent" | "left" | "resigned";

/**
 * The times that are left at a table.
 */
export type ClockState = { 
/**
 * For each seat.
 */
seats: Array<TimerState>, 
/**
 * For the response window, the same for all seats.
 */
window: TimerState | null, };

/**
 * A time that is left.
 */
export type TimerState = { 
/**
 * In milliseconds, at the time of sending.
 */
left: number, 
/**
 * Whether it is running.
 */
runs: boolean, };

/**
 * What concerns only the viewer's seat.
 */
export type OwnState = { 
/**
 * The number of the question that the seat is asked; a move names it.
 */
request: number | null, 
/**
 * Whether the seat can take its last move back.
 */
can_take_back: boolean, 
/**
 * The automatic answer to response windows.
 */
standing: AutoResponse, 
/**
 * Whether the only legal move is made automatically.
 */
plays_forced: boolean, };

/**
 * How a game ended.
 */
export type EndingState = { 
/**
 * Played out, resigned or abandoned.
 */
how: HowEnded, 
/**
 * The seats that won.
 */
winners: Array<number>, 
/**
 * The game's own result, if it was played to its end.
 */
result: Record<string, unknown> | null, 
/**
 * The seeds of the deals.
 */
revealed: Revealed, };

/**
 * How a game can end.
 */
export type HowEnded = "finished" | "resigned" | "abandoned";

/**
 * The seeds of the deals.
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
 * One item of a viewer's stream.
 */
export type StreamItem = { "k": "news", 
/**
 * The event as records write it, with `?` for what the viewer does not see.
 */
text: string, 
/**
 * The same in parts, with its effects.
 */
what: Story, } | TableNotice;

/**
 * What viewers are told about a table besides its game. Clients receive it in the form that is
 * derived here.
 */
export type TableNotice = { "k": "sat", 
/**
 * The seat.
 */
seat: number, } | { "k": "stood", 
/**
 * The seat.
 */
seat: number, 
/**
 * Whether the host has sent the occupant away.
 */
sent_away: boolean, } | { "k": "swapped", 
/**
 * The first chair.
 */
one: number, 
/**
 * The second chair.
 */
other: number, } | { "k": "started" } | { "k": "took_back", 
/**
 * The seat.
 */
seat: number, } | { "k": "declared" } | { "k": "out_of_time", 
/**
 * The seat.
 */
seat: number, } | { "k": "taken_over", 
/**
 * The seat.
 */
seat: number, 
/**
 * Why the bot plays.
 */
cause: Cause, } | { "k": "handed_back", 
/**
 * The seat.
 */
seat: number, } | { "k": "resigned", 
/**
 * The seat.
 */
seat: number, } | { "k": "would_abandon", 
/**
 * The seat.
 */
seat: number, 
/**
 * Whether this holds now.
 */
on: boolean, } | { "k": "paused" } | { "k": "resumed" } | { "k": "said", 
/**
 * The seat.
 */
seat: number, 
/**
 * The name of its person.
 */
name: string, 
/**
 * The message.
 */
speech: Speech, } | { "k": "muted", 
/**
 * The seat.
 */
seat: number, 
/**
 * Whether this holds now.
 */
on: boolean, } | { "k": "host_became" } | { "k": "rematched", 
/**
 * The code of the new table.
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
 * The name of the game.
 */
game: string, 
/**
 * Its options.
 */
options: Record<string, unknown>, 
/**
 * Whether the table gathers people, plays or is over.
 */
stage: StageForm, 
/**
 * How long people may think.
 */
clock: ClockForm, 
/**
 * The kind and the name of each chair's occupant.
 */
chairs: Array<[ChairKind, string]>, 
/**
 * When something last happened at the table, in milliseconds since 1970.
 */
touched: number, 
/**
 * The seats that won.
 */
winners?: Array<number>, };

/**
 * What can be wrong with a table.
 */
export type Trouble = "missing" | "storage" | "over" | "quarantined" | "other_rules" | "deleted" | "closed";

/**
 * Why a request was refused.
 */
export type ErrorBody = { 
/**
 * A code for programs.
 */
code: string, 
/**
 * The rule that refuses, if one does.
 */
rule: string | null, 
/**
 * A sentence for people.
 */
message: string, };

/**
 * The person who sends the request.
 */
export type Me = { 
/**
 * The person, if the server recognises them.
 */
person: Person | null, 
/**
 * Whether this server has accounts.
 */
accounts: boolean, };

/**
 * A person, as they see themselves.
 */
export type Person = { 
/**
 * The name that others see.
 */
name: string, 
/**
 * The login name, if they have an account.
 */
login: string | null, };

/**
 * A new name for a person.
 */
export type NewName = { 
/**
 * 1 to 24 characters.
 */
name: string, };

/**
 * A login name and its password.
 */
export type Credentials = { 
/**
 * 3 to 32 letters, digits, dots, dashes or underscores; capital letters count as small ones.
 */
login: string, 
/**
 * 8 to 128 characters.
 */
password: string, };

/**
 * A table that has been made.
 */
export type CreatedTable = { 
/**
 * Its code.
 */
table: string, };

/**
 * A command for a table.
 */
export type CommandRequest = { 
/**
 * The client's id for it; a repeated command is carried out once.
 */
id: string, 
/**
 * The command.
 */
command: TableCommand, };

/**
 * A command that was carried out.
 */
export type CommandDone = { 
/**
 * The client's id for it.
 */
id: string, 
/**
 * The table of a rematch.
 */
table: string | null, };

/**
 * The body of every answer that refuses.
 */
export type ErrorAnswer = { 
/**
 * What is wrong.
 */
error: ErrorBody, };

/**
 * A game with its options and bots, as [`describe_games`](super::describe_games) writes it.
 */
export type GameDescription = { 
/**
 * The name that the protocol uses.
 */
name: string, 
/**
 * The version of the game's rules.
 */
rules: number, 
/**
 * The options, by their names.
 */
options: { [key in string]: OptionDescription }, 
/**
 * The names of the bots.
 */
bots: Array<string>, };

/**
 * An option of a game.
 */
export type OptionDescription = { "type": "integer", 
/**
 * The least value.
 */
from: number, 
/**
 * The greatest value.
 */
to: number, 
/**
 * The value of an option that is left out; none if the rest of the options decides it.
 */
default?: number | null, 
/**
 * Whether it must not be left out.
 */
required?: boolean, 
/**
 * For a house rule, the rules that it changes.
 */
changes?: Array<string> | null, } | { "type": "boolean", 
/**
 * The value of an option that is left out.
 */
default: boolean, 
/**
 * For a house rule, the rules that it changes.
 */
changes?: Array<string> | null, } | { "type": "string" } & TextDescription | { "type": "object", 
/**
 * The lowest and the highest rank.
 */
ranks: [number, number], 
/**
 * The least number.
 */
from: number, 
/**
 * The greatest number.
 */
to: number, 
/**
 * The numbers of ranks that are left out.
 */
default: Record<string, number>, };

/**
 * An option that is a text.
 */
export type TextDescription = { 
/**
 * The texts.
 */
values: Array<string>, 
/**
 * The value of an option that is left out.
 */
default?: string | null, 
/**
 * For a house rule, the rules that it changes.
 */
changes?: Array<string> | null, } | { 
/**
 * The letters.
 */
letters: string, 
/**
 * The value of an option that is left out.
 */
default?: string | null, };

/**
 * A content pack of Fired Up.
 */
export type PackForm = { 
/**
 * The name by which tables ask for it.
 */
name: string, 
/**
 * The hash that identifies the pack: a name and a hash always mean the same pack.
 */
hash: string, 
/**
 * The faces of an Influence die, by their letters.
 */
influence_die: string, 
/**
 * The faces of an Attack die, by their letters.
 */
attack_die: string, 
/**
 * The faces of a Defense die, by their letters.
 */
defense_die: string, 
/**
 * The fighters.
 */
fighters: Array<MatForm>, 
/**
 * The Highlights.
 */
highlights: Array<HighlightForm>, 
/**
 * The Bets.
 */
bets: Array<BetForm>, };

/**
 * The printed values of a fighter.
 */
export type MatForm = { 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * Its name.
 */
name: TextForm, 
/**
 * The rule that describes its ability.
 */
rule: string, 
/**
 * What its ability does.
 */
ability: TextForm, 
/**
 * The Attack track: its values for Low, Neutral and High Morale.
 */
attack: Array<Array<number>>, 
/**
 * The Defense track: its values for Low, Neutral and High Morale.
 */
defense: Array<Array<number>>, 
/**
 * The top of the Stamina track.
 */
stamina: number, 
/**
 * Its place at the start, in the order of Speed.
 */
speed: number, 
/**
 * Its Influence at the start of a round.
 */
influence: number, };

/**
 * The printed values of a Highlight.
 */
export type HighlightForm = { 
/**
 * The card.
 */
card: string, 
/**
 * Its title.
 */
title: TextForm, 
/**
 * When it is judged.
 */
moment: FiredUpMoment, 
/**
 * Its tiers. A tier also needs all tiers before it.
 */
tiers: Array<TierForm>, };

/**
 * A tier of a Highlight.
 */
export type TierForm = { 
/**
 * The points if it is the highest tier that is met.
 */
points: number, 
/**
 * All that it needs beyond the tiers before it, in words.
 */
text: TextForm, 
/**
 * The same condition by condition, in the order of guides.
 */
conditions: Array<ConditionForm>, };

/**
 * A condition of a tier.
 */
export type ConditionForm = { 
/**
 * The fact that is counted, by its word in content packs.
 */
fact: string, 
/**
 * The condition, in words.
 */
text: TextForm, };

/**
 * The printed values of a Bet.
 */
export type BetForm = { 
/**
 * The Bet.
 */
bet: string, 
/**
 * Its title.
 */
title: TextForm, 
/**
 * What decides it, in words.
 */
text: TextForm, 
/**
 * What decides it.
 */
event: BetEventForm, 
/**
 * What the first, second and third correct card earn.
 */
rewards: [number, number, number], };

/**
 * What decides a Bet.
 */
export type BetEventForm = { "kind": "first_wounds", 
/**
 * How many wounds.
 */
wounds: number, } | { "kind": "first_damage", 
/**
 * How much damage.
 */
damage: number, } | { "kind": "first_eliminated" } | { "kind": "first_at_half" } | { "kind": "winner" } | { "kind": "most_damage" };

/**
 * A text in every language.
 */
export type TextForm = { 
/**
 * English.
 */
en: string, 
/**
 * Russian.
 */
ru: string, };

/**
 * A part of a finished game.
 */
export type Replay = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * Its options.
 */
options: Record<string, unknown>, 
/**
 * The name of the player in each seat.
 */
names: Array<string>, 
/**
 * When it was played, as its record says: `2026.11.16`.
 */
date: string | null, 
/**
 * How it ended; none for a record that breaks off.
 */
how: HowEnded | null, 
/**
 * The seats that won.
 */
winners: Array<number>, 
/**
 * How many events the game has; there is one step more, for its start.
 */
total: number, 
/**
 * The steps that were asked for, as far as the game has them.
 */
steps: Array<ReplayStep>, };

/**
 * The game after one of its events, or at its start.
 */
export type ReplayStep = { 
/**
 * The number of the event, from 1; 0 for the start.
 */
number: number, 
/**
 * The event as the record has it.
 */
event: string | null, 
/**
 * The event in parts, as the seat that moved noticed it.
 */
what: Story | null, 
/**
 * What a spectator sees after it.
 */
view: GameView, 
/**
 * The guide of that view.
 */
guide: Guide, 
/**
 * What only each seat knew.
 */
secrets: Array<SeatSecrets>, };

/**
 * What a seat, or a spectator, may know of a game, as the engine protocol writes it.
 */
export type GameView = { "game": "gorus" } & GorusView | { "game": "gladiators" } & GladiatorsView | { "game": "fired_up" } & FiredUpView;

/**
 * What a seat, or a spectator, may know of a game of Gorus Maximus.
 */
export type GorusView = { 
/**
 * The options of the table.
 */
options: GorusOptions, 
/**
 * Whose view it is; none for a spectator.
 */
seat: number | null, 
/**
 * The seat that is to play; none between rounds and when the game is over.
 */
turn: number | null, 
/**
 * What the seat may play now.
 */
legal: Array<string>, 
/**
 * The open table.
 */
public: GorusPublic, 
/**
 * The letters of the schools in play; empty before the first deal.
 */
schools: string, 
/**
 * The seat's own gladiators.
 */
troupe: Array<string>, 
/**
 * How many gladiators each seat holds.
 */
troupe_sizes: Array<number>, 
/**
 * How many gladiators are left in the draw pile, or contenders to come.
 */
pile: number, 
/**
 * With two players: the gladiators that the seat has drawn in this round, in order.
 */
drawn: Array<string>, 
/**
 * The finished bouts of the round.
 */
history: Array<GorusFinishedBout>, 
/**
 * What happened before the game's position, if it began from one.
 */
opening: GorusOpening | null, };

/**
 * The open table of Gorus Maximus.
 */
export type GorusPublic = { 
/**
 * The running round, or the one to come, from 1.
 */
round: number, 
/**
 * The running bout, from 1.
 */
bout: number, 
/**
 * The seat that dealt last; none before the first deal.
 */
dealer: number | null, 
/**
 * The seat or contenders that lead the bout; none between rounds and when the game is over.
 */
leader: GorusParty | null, 
/**
 * The preferred school, by its letter.
 */
preferred: string | null, 
/**
 * The school that the bout was led with, by its letter.
 */
initiating: string | null, 
/**
 * The gladiators of the running bout, in order.
 */
table: Array<string>, 
/**
 * The Crowd Support of each side.
 */
support: Array<number>, 
/**
 * How many gladiators each side has collected in the round.
 */
collected: Array<number>, 
/**
 * The bout before the running one.
 */
last_bout: GorusFinishedBout | null, 
/**
 * The result of the last finished round.
 */
last_round: GorusFinishedRound | null, 
/**
 * The seats of each side.
 */
sides: Array<Array<number>>, };

/**
 * A finished bout.
 */
export type GorusFinishedBout = { 
/**
 * The seat or contenders that led it.
 */
leader: GorusParty, 
/**
 * Its gladiators in the order of play.
 */
cards: Array<string>, 
/**
 * The seat or contenders that won it.
 */
winner: GorusParty, };

/**
 * The result of a finished round.
 */
export type GorusFinishedRound = { 
/**
 * The Crowd Favour of each side.
 */
favour: Array<number>, 
/**
 * The sides that won Crowd Support.
 */
winners: Array<number>, };

/**
 * What happened before the position that a game began from.
 */
export type GorusOpening = { 
/**
 * The gladiators that each side had collected, joined by dots.
 */
won: Array<string>, 
/**
 * How many gladiators had been played.
 */
plays: number, };

/**
 * The options of a table of Gorus Maximus; an option that is left out has its default.
 */
export type GorusOptions = { 
/**
 * The number of players.
 */
players: number, 
/**
 * The letters of the schools in play; if left out, the first deal decides.
 */
schools?: string, 
/**
 * How the players are divided into teams: `2v2v1`.
 */
teams?: string, 
/**
 * The Crowd Support that wins the game.
 */
target?: number, 
/**
 * The Crowd Favour of ranks for which it is not the printed one.
 */
favour?: Record<string, number>, 
/**
 * Whether collected gladiators may be looked at.
 */
open_history?: boolean, };

/**
 * How a game of Gorus Maximus ended.
 */
export type GorusOutcome = { 
/**
 * The seats that won, or the contenders.
 */
winners: Array<GorusParty>, 
/**
 * The sides that won.
 */
sides: Array<number>, };

/**
 * A player: a seat, or in solo the contenders together.
 */
export type GorusParty = number | GorusSeatless;

/**
 * The players without a seat.
 */
export type GorusSeatless = "contenders";

/**
 * A position in the middle of a round of Gorus Maximus.
 */
export type GorusPosition = { 
/**
 * The cards of each seat, joined by dots.
 */
hands: Array<string>, 
/**
 * The draw pile or the contenders to come, top first, joined by dots.
 */
pile: string | null, 
/**
 * The gladiators of the running bout, in order.
 */
bout: Array<string> | null, 
/**
 * The seat or contenders that led the bout, or will lead it.
 */
leader: GorusParty, 
/**
 * The preferred school, by its letter.
 */
preferred: string | null, 
/**
 * The gladiators that each side has collected, joined by dots.
 */
won: Array<string>, 
/**
 * The Crowd Support of each side.
 */
support: Array<number>, 
/**
 * The seat that dealt the round.
 */
dealer: number, 
/**
 * The round, from 1.
 */
round: number, };

/**
 * What a seat, or a spectator, may know of a game of Gladiators.
 */
export type GladiatorsView = { 
/**
 * The options of the table.
 */
options: GladiatorsOptions, 
/**
 * Whose view it is; none for a spectator.
 */
seat: number | null, 
/**
 * The seat that is asked for a move; none at chance nodes and when the game is over.
 */
asked: number | null, 
/**
 * What the seat may do now.
 */
legal: Array<string>, 
/**
 * The open table.
 */
public: GladiatorsPublic, 
/**
 * The phase of the game.
 */
phase: GladiatorsPhase, 
/**
 * Whether the seat whose turn it is has laid its card before the action.
 */
played: boolean, 
/**
 * The seat's own cards.
 */
hand: Array<string>, 
/**
 * The cards that a fallen seat held when it fell.
 */
fell_with: Array<string>, 
/**
 * The cards under each seat's tops that all viewers saw going there, joined by dots.
 */
history: Array<string>, 
/**
 * For each seat, all cards that its hidden cards can be, from what all viewers have seen,
 * joined by dots.
 */
may_hold: Array<string>, 
/**
 * For each deck, all cards that can be in it, from what all viewers have seen, joined by dots.
 */
may_lie: ByTrait<string>, 
/**
 * The hidden cards of fallen seats.
 */
memories: Array<GladiatorsFallenCard>, };

/**
 * The phase of a game of Gladiators.
 */
export type GladiatorsPhase = "fresh" | "setup" | "turn" | "responses" | "restock" | "draw" | "over";

/**
 * The open table of Gladiators.
 */
export type GladiatorsPublic = { 
/**
 * The seat whose turn it is, or that draws in the setup; none before the setup.
 */
turn: number | null, 
/**
 * The cards that each seat shows, in the order S A D H; empty for a fallen seat.
 */
tops: Array<Array<string>>, 
/**
 * The wounds of each seat.
 */
wounds: Array<number>, 
/**
 * Which seats are alive.
 */
alive: Array<boolean>, 
/**
 * The traits that each seat holds a card of: `SD`.
 */
hand_traits: Array<string>, 
/**
 * How many cards are left in each deck.
 */
decks: ByTrait<number>, 
/**
 * The announced action, until the last responder has answered.
 */
pending: GladiatorsAnnounced | null, 
/**
 * How many turns are over.
 */
turns: number, 
/**
 * At tables with open history: the cards under each seat's tops, joined by dots.
 */
history?: Array<string>, };

/**
 * An announced action.
 */
export type GladiatorsAnnounced = { 
/**
 * The seat that announced it.
 */
seat: number, 
/**
 * The action, written like a move.
 */
action: string, 
/**
 * The seats that may still respond, in the order of asking.
 */
responders: Array<number>, };

/**
 * A value for each trait.
 */
export type ByTrait<T> = { 
/**
 * For Speed.
 */
S: T, 
/**
 * For Attack.
 */
A: T, 
/**
 * For Defense.
 */
D: T, 
/**
 * For Health.
 */
H: T, };

/**
 * A hidden card that a fallen seat held.
 */
export type GladiatorsFallenCard = { 
/**
 * The seat that held it.
 */
seat: number, 
/**
 * The trait's letter.
 */
trait: string, 
/**
 * The cards that it can be, joined by dots.
 */
may_be: string, 
/**
 * Once a restock has shuffled it into the deck: the seats that cannot have it.
 */
apart: Array<number> | null, };

/**
 * The options of a table of Gladiators; an option that is left out has its default.
 */
export type GladiatorsOptions = { 
/**
 * The number of players.
 */
players: number, 
/**
 * Whether the cards under the tops may be looked at.
 */
open_history?: boolean, 
/**
 * The number of turns after which the game ends.
 */
turn_limit?: number, 
/**
 * House rule: what restocks an empty deck.
 */
restock?: 'any' | 'flip', };

/**
 * How a game of Gladiators ended.
 */
export type GladiatorsOutcome = { 
/**
 * The seats that won.
 */
winners: Array<number>, 
/**
 * What ended it.
 */
ending: "victory" | "last_standing" | "turn_limit", };

/**
 * A position at the start of a turn of Gladiators.
 */
export type GladiatorsPosition = { 
/**
 * The cards that each seat shows, joined by dots; empty for a fallen seat.
 */
tops: Array<string>, 
/**
 * The cards under each seat's tops, joined by dots.
 */
history: Array<string>, 
/**
 * The cards that each seat holds, joined by dots.
 */
hands: Array<string>, 
/**
 * The decks, each from its top, joined by dots.
 */
decks: ByTrait<string>, 
/**
 * The wounds of each seat.
 */
wounds: Array<number>, 
/**
 * Which seats are alive.
 */
alive: Array<boolean>, 
/**
 * The seat whose turn begins.
 */
turn: number, };

/**
 * What a seat, or a spectator, may know of a game of Fired Up.
 */
export type FiredUpView = { 
/**
 * The options of the table.
 */
options: FiredUpOptions, 
/**
 * Whose view it is; none for a spectator.
 */
seat: number | null, 
/**
 * Whether the seat is asked for a move.
 */
asked: boolean, 
/**
 * What the seat may do now.
 */
legal: Array<string>, 
/**
 * The open table.
 */
public: FiredUpPublic, 
/**
 * The seat's Highlights.
 */
hand: Array<string>, 
/**
 * Those of them that it has kept for the round and not scored.
 */
kept: Array<string>, 
/**
 * The cards that the seat has discarded, by round, each set joined by dots.
 */
discarded: Array<string>, 
/**
 * The seat's own betting cards.
 */
own_bets: Array<FiredUpOwnBet>, 
/**
 * Everything else that the seat knows; none when there is nothing to decide.
 */
memory: FiredUpMemory | null, };

/**
 * A betting card of the viewer's own.
 */
export type FiredUpOwnBet = { 
/**
 * The Bet that it is on.
 */
bet: string, 
/**
 * The round in which it was placed.
 */
round: number, 
/**
 * The fighter on it.
 */
fighter: FiredUpFighter, };

/**
 * What lies open on the table of Fired Up.
 */
export type FiredUpPublic = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The phase; none before the setup.
 */
phase: FiredUpPhase | null, 
/**
 * The seat that begins the round.
 */
first: number | null, 
/**
 * The fighters in circle order.
 */
fighters: Array<FiredUpPublicFighter>, 
/**
 * The dice in front of each seat: their faces; before the roll, their number.
 */
dice: Array<string>, 
/**
 * The active tokens of each seat.
 */
tokens: Array<number>, 
/**
 * The tokens that each seat has stored in this round, before the running turn, if they wait for
 * the next round by a house rule.
 */
stored_now?: Array<number>, 
/**
 * The points of each seat.
 */
points: Array<number>, 
/**
 * How many kept cards each seat has not scored yet.
 */
kept: Array<number>, 
/**
 * The seats that have kept their cards.
 */
chosen: Array<number>, 
/**
 * The Bets of the game.
 */
bets: Array<FiredUpPublicBet>, 
/**
 * The Highlights that were shown in this round.
 */
scored: Array<FiredUpShown>, 
/**
 * The Highlights that were shown in the round before.
 */
scored_before: Array<FiredUpShown>, };

/**
 * A phase of a round of Fired Up.
 */
export type FiredUpPhase = "keep" | "influence" | "battle";

/**
 * A fighter as all viewers see it.
 */
export type FiredUpPublicFighter = { 
/**
 * Its name.
 */
name: FiredUpFighter, 
/**
 * Its Attack.
 */
attack: number, 
/**
 * Its Defense.
 */
defense: number, 
/**
 * Its Stamina.
 */
stamina: number, 
/**
 * Its Wounds.
 */
wounds: number, 
/**
 * Its Morale.
 */
morale: FiredUpMorale, 
/**
 * How often it can still be influenced in this round.
 */
influence: number, 
/**
 * Dice on Thumbs Up.
 */
up: number, 
/**
 * Dice on Thumbs Down.
 */
down: number, 
/**
 * Its Speed tile, 1 being the fastest; none for a fallen fighter.
 */
speed: number | null, 
/**
 * Whether it has overtaken another in this round.
 */
sprinting: boolean, 
/**
 * The fighter that it targets; none for a fallen fighter.
 */
target: FiredUpFighter | null, 
/**
 * Whether its target is locked.
 */
locked: boolean, 
/**
 * Whether it is still in the fight.
 */
alive: boolean, };

/**
 * A Bet, and the cards on it.
 */
export type FiredUpPublicBet = { 
/**
 * Which Bet.
 */
bet: string, 
/**
 * The betting cards on it, in the order of placing.
 */
cards: Array<FiredUpBetCard>, 
/**
 * Whether it is settled.
 */
settled: boolean, 
/**
 * What it paid each seat, once it is settled.
 */
paid: Array<number> | null, };

/**
 * A betting card on the table.
 */
export type FiredUpBetCard = { 
/**
 * The seat that placed it.
 */
seat: number, 
/**
 * The round in which it was placed.
 */
round: number, 
/**
 * The fighter on it, once the Bet is settled.
 */
fighter?: FiredUpFighter, };

/**
 * A Highlight that a seat has shown.
 */
export type FiredUpShown = { 
/**
 * The seat that showed it.
 */
seat: number, 
/**
 * The Highlight.
 */
card: string, 
/**
 * The points that it gave.
 */
points: number, };

/**
 * Everything that a view knows beyond the open table.
 */
export type FiredUpMemory = { 
/**
 * What the seat is to decide.
 */
question: FiredUpQuestion, 
/**
 * The fighters in circle order.
 */
fighters: Array<FiredUpRawFighter>, 
/**
 * The cards that the seat has discarded, by round, each set joined by dots.
 */
discarded: string[], 
/**
 * How many cards each seat has discarded, by round.
 */
discards: number[][], 
/**
 * How many kept cards each seat has.
 */
kept_counts: Array<number>, 
/**
 * By round, the cards that would have scored by themselves if a seat had kept them, as a mask.
 */
ruled_out: string[], 
/**
 * All cards that were ever shown, joined by dots.
 */
scored_ever: string, 
/**
 * What was shown in this round.
 */
scored: Array<FiredUpShown>, 
/**
 * What was shown in the round before.
 */
scored_before: Array<FiredUpShown>, 
/**
 * The Influence dice that each seat has left.
 */
dice: Array<number>, 
/**
 * The active tokens of each seat.
 */
tokens: Array<number>, 
/**
 * The tokens that each seat has stored in this round, before the running turn, if they wait for
 * the next round by a house rule.
 */
stored_now?: Array<number>, 
/**
 * The points of each seat.
 */
points: Array<number>, 
/**
 * The part of the points that came from bets.
 */
bet_points: Array<number>, 
/**
 * The betting cards, in the order of placing.
 */
wagers: Array<FiredUpWager>, 
/**
 * The Bets of the game.
 */
bets: string[], 
/**
 * For each settled Bet, the fighters that were right.
 */
settled: (FiredUpFighter[] | null)[], 
/**
 * The sums of the battle: damage, best attack, Wounds, counters, Specials, blocks, fallen,
 * harmless attacks, attacks, and attacks that hurt both.
 */
tally: number[], 
/**
 * The last attack of the battle.
 */
last_attack: FiredUpLastAttack | null, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The seat that began it.
 */
first: number, 
/**
 * The order of attack.
 */
order: Array<FiredUpFighter>, 
/**
 * How many cards are left in the deck.
 */
deck: number, };

/**
 * What the seat is to decide.
 */
export type FiredUpQuestion = { "keep": Array<number> } | { "reroll": FiredUpReroll } | { "act": FiredUpTurnSoFar } | { "window": FiredUpWindow };

/**
 * Dice that may be rolled again.
 */
export type FiredUpReroll = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The dice in front of it.
 */
dice: string, };

/**
 * A turn in the Influence phase.
 */
export type FiredUpTurnSoFar = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The dice in front of it.
 */
dice: string, 
/**
 * The fighter that its ordinary dice go to.
 */
fighter: FiredUpFighter | null, 
/**
 * The fighters whose Influence drops by one at the end of the turn.
 */
influenced: Array<FiredUpFighter>, 
/**
 * One die of each face that the seat has paid with.
 */
paid: string, 
/**
 * Whether a die has been used.
 */
used: boolean, 
/**
 * Tokens that were stored in this turn.
 */
fresh: number, };

/**
 * A scoring window.
 */
export type FiredUpWindow = { 
/**
 * The place of the attacker in the order of attack.
 */
number: number, 
/**
 * The seats that were asked and have shown nothing.
 */
silent: Array<number>, 
/**
 * Whether the viewer has not answered yet.
 */
asked: boolean, 
/**
 * The cards that meet each tier, as masks.
 */
met: string[], };

/**
 * A fighter as the rules count it.
 */
export type FiredUpRawFighter = { 
/**
 * Its name.
 */
name: FiredUpFighter, 
/**
 * The space of the Attack marker.
 */
attack: number, 
/**
 * The space of the Defense marker.
 */
defense: number, 
/**
 * Its Stamina.
 */
stamina: number, 
/**
 * Its Wounds.
 */
wounds: number, 
/**
 * Its Morale.
 */
morale: FiredUpMorale, 
/**
 * How often it can still be influenced in this round.
 */
influence: number, 
/**
 * Dice on Thumbs Up.
 */
up: number, 
/**
 * Dice on Thumbs Down.
 */
down: number, 
/**
 * The Speed tile; 0 for a fallen fighter.
 */
speed: number, 
/**
 * Whether it has overtaken another in this round.
 */
sprinting: boolean, 
/**
 * The place in the circle of the fighter that it targets.
 */
target: number, 
/**
 * Whether its target is locked.
 */
locked: boolean, 
/**
 * Whether it is still in the fight.
 */
alive: boolean, 
/**
 * Damage that it has dealt in the whole fight.
 */
dealt: number, 
/**
 * Damage that it took in this round.
 */
taken_now: number, 
/**
 * Damage that it dealt in this round.
 */
dealt_now: number, 
/**
 * The places in the circle of the fighters that have hurt it in this round.
 */
hurt_by: Array<number>, };

/**
 * A betting card.
 */
export type FiredUpWager = { 
/**
 * The seat that placed it.
 */
seat: number, 
/**
 * Which of the game's three Bets it is on, from 0.
 */
bet: number, 
/**
 * The round in which it was placed.
 */
round: number, 
/**
 * The fighter on it, if the viewer knows.
 */
fighter: FiredUpFighter | null, };

/**
 * An attack.
 */
export type FiredUpLastAttack = { 
/**
 * The fighter that attacked.
 */
attacker: FiredUpFighter, 
/**
 * The faces of its dice.
 */
attack: string, 
/**
 * The fighter that was attacked.
 */
defender: FiredUpFighter, 
/**
 * The faces of its dice.
 */
defense: string, };

/**
 * The options of a table of Fired Up; an option that is left out has its default.
 */
export type FiredUpOptions = { 
/**
 * The number of players.
 */
players: number, 
/**
 * Whether fighters have their abilities.
 */
abilities?: boolean, 
/**
 * The name of the content pack.
 */
pack?: string, 
/**
 * House rule: from when on a stored Social may be spent.
 */
social?: 'turn' | 'round', 
/**
 * House rule: how Wounds are counted where some dice of a body part are blocked.
 */
wounds?: 'most' | 'fewest', 
/**
 * House rule: the damage of each of Rexus' countering Legs.
 */
rexus_counter?: number, 
/**
 * House rule: whether Hands wound Abbel.
 */
abbel_wounds?: boolean, 
/**
 * House rule: which Torsos counter FReD.
 */
fred_counter?: 'blocked' | 'unused', 
/**
 * House rule: how long a lock lasts.
 */
locks?: 'round' | 'stay', 
/**
 * House rule: how many cards of one seat may lie on one Bet.
 */
bets?: 'several' | 'one', };

/**
 * How a game of Fired Up ended.
 */
export type FiredUpOutcome = { 
/**
 * The seats that won.
 */
winners: Array<number>, 
/**
 * The last fighter in the arena, if one is left.
 */
fighter: FiredUpFighter | null, };

/**
 * What the rules say about a view of a game. Its `choices` are in the order of the view's
 * `legal`. A choice that can be paid in several ways stands at the place of the first.
 */
export type Guide = { "game": "gorus" } & GorusGuide | { "game": "gladiators" } & GladiatorsGuide | { "game": "fired_up" } & FiredUpGuide;

/**
 * What a viewer notices of one event, in parts.
 */
export type Story = { "game": "gorus" } & GorusStory | { "game": "gladiators" } & GladiatorsStory | { "game": "fired_up" } & FiredUpStory;

/**
 * A side's place at the end of a game.
 */
export type Standing = { 
/**
 * The place, from 1. Sides that share a place have the same number, and the next place counts
 * all sides before it.
 */
place: number, 
/**
 * The seats of the side; none for a side without seats.
 */
seats: Array<number>, 
/**
 * What the game counts for the side, if it counts anything.
 */
points?: number, };

/**
 * The chapters of a game that its table no longer displays: bouts (G3.7), or turns (D1.2). Each
 * story says which chapter it belongs to.
 *
 * This is about screens only. A view remembers everything that its viewer has observed, and a
 * stream has every story, because programs need them.
 */
export type HiddenChapters = { 
/**
 * The first of them.
 */
first: number, 
/**
 * The last of them.
 */
last: number, };

/**
 * What only a seat knows.
 */
export type SeatSecrets = { 
/**
 * The cards in its hand.
 */
hand: Array<string>, 
/**
 * In Fired Up, the Highlights that it keeps.
 */
kept?: Array<string>, 
/**
 * In Fired Up, its bets.
 */
bets?: Array<SecretBet>, };

/**
 * A bet, with the fighter that it names.
 */
export type SecretBet = { 
/**
 * The Bet.
 */
bet: string, 
/**
 * The round in which it was placed.
 */
round: number, 
/**
 * The fighter on it.
 */
fighter: string, };

/**
 * What the rules say about a view of Gorus Maximus.
 */
export type GorusGuide = { 
/**
 * The worth of every rank in play except 0, which is in `zero`.
 */
favour: Array<GorusRank>, 
/**
 * The worth of the preferred school's 0 at the end of a round; every other 0 is worth nothing.
 */
zero: number, 
/**
 * How many bouts a round has.
 */
bouts: number, 
/**
 * How many gladiators are in a full bout.
 */
bout_size: number, 
/**
 * The sides, by number.
 */
sides: Array<GorusSide>, 
/**
 * What the face-down pile is, if this table has one. The view's `pile` says how many
 * gladiators are left in it.
 */
pile: GorusPile | null, 
/**
 * The bout on the table.
 */
bout: GorusBout | null, 
/**
 * The bout before it, of the same round.
 */
last_bout: GorusBout | null, 
/**
 * The complete bouts of the round that the table displays (G3.7): all of them at a table with
 * open history and once the round is over, else only the last.
 */
complete: Array<GorusCompleteBout>, 
/**
 * The bouts that the table no longer displays, counted as in stories.
 */
hidden: HiddenChapters | null, 
/**
 * In solo: the gladiators that the contenders have collected in the round. Their pile lies face
 * up.
 */
contenders_pile: Array<string> | null, 
/**
 * In solo: whether the player has collected no 8 in the round, and so would lose it (G7.3).
 */
lacks_an_eight: boolean, 
/**
 * The count of the round: once the round is over, and at a table with open history at any
 * time.
 */
tally: GorusTally | null, 
/**
 * What the viewer may play now.
 */
choices: Array<GorusChoice>, 
/**
 * How the game ended by its rules; `None` while it goes on.
 */
ending: GorusEnding | null, };

/**
 * A rank, and what it is worth.
 */
export type GorusRank = { 
/**
 * The rank.
 */
rank: number, 
/**
 * Its Crowd Favour.
 */
favour: number, };

/**
 * A side: the seats that score together.
 */
export type GorusSide = { 
/**
 * Its seats; none for the contenders.
 */
seats: Array<number>, 
/**
 * The Crowd Support that it has.
 */
support: number, 
/**
 * The Crowd Support that it needs.
 */
target: number, 
/**
 * How many gladiators it has collected in the round.
 */
collected: number, 
/**
 * Their Crowd Favour, as if the round ended now: the 0 of the school that is preferred now
 * counts (G1.3). All seats have seen every gladiator fall, so this tells no secret.
 */
favour: number, };

/**
 * What the face-down pile is.
 */
export type GorusPile = "draw" | "contenders";

/**
 * A bout, running or complete.
 */
export type GorusBout = { 
/**
 * Its gladiators in the order of play.
 */
plays: Array<GorusPlay>, 
/**
 * The school of its first gladiator, by its letter; `None` before it is led.
 */
initiating: string | null, 
/**
 * The preferred school before it; `None` in the first bout of a round.
 */
preferred_before: string | null, 
/**
 * The preferred school after it, or now.
 */
preferred: string | null, 
/**
 * The place in `plays` of the gladiator that wins it, or is winning now.
 */
winning: number | null, };

/**
 * A complete bout, and which one it is.
 */
export type GorusCompleteBout = { 
/**
 * Its number in the round, from 1.
 */
number: number, 
/**
 * The bout.
 */
bout: GorusBout, };

/**
 * One gladiator in a bout.
 */
export type GorusPlay = { 
/**
 * The seat, or the contenders.
 */
by: GorusParty, 
/**
 * The gladiator.
 */
card: string, 
/**
 * What it did in the bout.
 */
deed: GorusPlayKind, };

/**
 * What a gladiator does in a bout.
 */
export type GorusPlayKind = "opens" | "leads" | "joins" | "sluffs" | "challenges" | "challenges_again";

/**
 * A gladiator that the viewer may play. The move is the card.
 */
export type GorusChoice = { 
/**
 * The move, as records write it.
 */
move: string, 
/**
 * What it would do in the bout.
 */
deed: GorusPlayKind, 
/**
 * The school that it would make preferred; `None` if the preferred school would stay.
 */
prefers: string | null, 
/**
 * The rank that it would match: that of the gladiator played just before.
 */
matches: number | null, 
/**
 * Whether it would be the winning gladiator right after the play.
 */
wins: boolean, };

/**
 * The count of a round.
 */
export type GorusTally = { 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * Whether the round is over. If not, the count is as if it ended now.
 */
is_over: boolean, 
/**
 * The school whose 0 counts.
 */
preferred: string | null, 
/**
 * What each side has, by the side's number.
 */
sides: Array<GorusSideTally>, };

/**
 * What one side has collected in a round.
 */
export type GorusSideTally = { 
/**
 * The bouts that it has won.
 */
bouts: Array<GorusTakenBout>, 
/**
 * The Crowd Favour of all of them.
 */
favour: number, 
/**
 * Whether a rank 8 is among them. A solo player without one loses the round.
 */
has_an_eight: boolean, 
/**
 * Whether it earns a Crowd Support.
 */
wins: boolean, };

/**
 * A bout that a side has won.
 */
export type GorusTakenBout = { 
/**
 * The bout's number in the round, from 1; `None` for what was collected before the record
 * begins.
 */
number: number | null, 
/**
 * Its gladiators in the order of play.
 */
cards: Array<GorusCard>, 
/**
 * The Crowd Favour of all its gladiators.
 */
favour: number, };

/**
 * A gladiator, and its worth at the end of the round.
 */
export type GorusCard = { 
/**
 * The gladiator.
 */
card: string, 
/**
 * Its Crowd Favour; for the preferred school's 0, that of `zero`.
 */
favour: number, };

/**
 * How a game of Gorus Maximus ended.
 */
export type GorusEnding = { 
/**
 * The place of every side, with its Crowd Support; the contenders have no seats.
 */
standings: Array<Standing>, 
/**
 * The sides that reached their targets: one of them, or several of which G5.2 chose.
 */
reached: Array<number>, 
/**
 * The sides that won.
 */
champions: Array<number>, 
/**
 * What decided it.
 */
decision: GorusDecision, };

/**
 * What decided a game.
 */
export type GorusDecision = "alone" | "by_the_zero" | "by_fewest" | "joint";

/**
 * What a viewer notices of one event of Gorus Maximus.
 */
export type GorusStory = { "kind": "deal", 
/**
 * The first bout of the round, counted from 1 through all rounds.
 */
chapter: number, 
/**
 * The seat that dealt.
 */
dealer: number, 
/**
 * The gladiators that the viewer was dealt.
 */
troupe: Array<string>, 
/**
 * In solo, the contender that opens the first bout.
 */
contender: string | null, } | { "kind": "play", 
/**
 * The bout that it was played in, counted from 1 through all rounds.
 */
chapter: number, 
/**
 * The seat that played it.
 */
seat: number, 
/**
 * The card.
 */
card: string, 
/**
 * What it did in the bout.
 */
deed: GorusPlayKind, 
/**
 * The school that it made preferred; `None` if the preferred school stayed.
 */
prefers: string | null, 
/**
 * The gladiator that the viewer drew after playing.
 */
drawn: string | null, 
/**
 * In solo, the contenders that entered after it: the last of this bout, and the first of
 * the next.
 */
contenders: Array<GorusPlay>, 
/**
 * The bout, if the play completed it.
 */
bout: GorusBout | null, 
/**
 * The round, if the play ended it.
 */
round: GorusTally | null, };

/**
 * What the rules say about a view of Gladiators.
 */
export type GladiatorsGuide = { 
/**
 * The cards, pairs and health of every seat, in the order of seats.
 */
fighters: Array<GladiatorsFighter>, 
/**
 * How many cards the seat to move still draws before another seat is asked.
 */
draws: number, 
/**
 * The announced action, while seats can respond to it.
 */
pending: GladiatorsPending | null, 
/**
 * What the viewer may do now.
 */
choices: Array<GladiatorsChoice>, 
/**
 * The turns that the table no longer displays (D1.2), counted as in stories.
 */
hidden: HiddenChapters | null, 
/**
 * At a table with closed history, the only cards that it names: those that lie on top, and the
 * viewer's hand. Every other card that a story tells of is covered by now.
 */
named: Array<string> | null, 
/**
 * In the viewer's own turn: the seats that it cannot attack, and why.
 */
barred: Array<GladiatorsBarred>, 
/**
 * How the game ended by its rules; `None` while it goes on.
 */
ending: GladiatorsEnding | null, };

/**
 * A seat's cards, pairs and health.
 */
export type GladiatorsFighter = { 
/**
 * The seat.
 */
seat: number, 
/**
 * Whether the seat is still in the game.
 */
alive: boolean, 
/**
 * The cards that it shows, in the order `S A D H`; empty before the setup and for a fallen
 * seat.
 */
traits: Array<GladiatorsTrait>, 
/**
 * Pairs of traits that show the same power, each written like `SA`.
 */
pairs: Array<string>, 
/**
 * The traits that an Onslaught strengthens, written like `SAD`; empty without one.
 */
onslaught: string, 
/**
 * Whether all four traits show the same power.
 */
victory: boolean, 
/**
 * How many wounds the seat has.
 */
wounds: number, 
/**
 * Health less wounds. An attack with at least as many wounds fells the seat. Zero or less if
 * Health has sunk to the wounds or below; then any wound does.
 */
left: number, };

/**
 * A trait that a seat shows.
 */
export type GladiatorsTrait = { 
/**
 * The trait's letter.
 */
trait: string, 
/**
 * The power that is printed on its card.
 */
printed: number, 
/**
 * The power that counts: an Onslaught raises it above the printed one.
 */
power: number, };

/**
 * An action that has been announced.
 */
export type GladiatorsPending = { 
/**
 * The seat that announced it.
 */
seat: number, 
/**
 * The action; its `target` is the seat that it is aimed at.
 */
action: GladiatorsParts, 
/**
 * The seats that may still respond, in the order of asking.
 */
responders: Array<number>, 
/**
 * What follows if no other seat responds.
 */
effects: Array<GladiatorsEffect>, 
/**
 * The seats that would change, after the action; only those whose shown cards would all be
 * known.
 */
after: Array<GladiatorsFighter>, };

/**
 * A move or an action, taken apart: its kind, and of the other parts those that it has.
 */
export type GladiatorsParts = { 
/**
 * What kind of move it is.
 */
kind: GladiatorsKind, 
/**
 * The card that is laid or given.
 */
card: string | null, 
/**
 * The trait that is drawn from, flipped onto or laid on. For a Gambit: the trait of the card
 * that is given. For a Recover: the partner of Health.
 */
trait: string | null, 
/**
 * The pair that is broken, written like `SA`.
 */
pair: string | null, 
/**
 * The seat that it is aimed at.
 */
target: number | null, };

/**
 * The kind of a move, by the notation's word for it.
 */
export type GladiatorsKind = "draw" | "play" | "focus" | "attack" | "gambit" | "recover" | "respond" | "pass";

/**
 * Something that the viewer may do, and what would follow if no seat responded (or responded
 * again).
 */
export type GladiatorsChoice = { 
/**
 * The move, as records write it.
 */
move: string, 
/**
 * What would follow, in order.
 */
effects: Array<GladiatorsEffect>, 
/**
 * The seats that would change, after the move; only those whose shown cards would all be
 * known.
 */
after: Array<GladiatorsFighter>, 
/**
 * For a card that is laid before the action: the attacks that the seat could announce then.
 */
attacks?: Array<GladiatorsAttack>, 
/**
 * What kind of move it is.
 */
kind: GladiatorsKind, 
/**
 * The card that is laid or given.
 */
card: string | null, 
/**
 * The trait that is drawn from, flipped onto or laid on. For a Gambit: the trait of the card
 * that is given. For a Recover: the partner of Health.
 */
trait: string | null, 
/**
 * The pair that is broken, written like `SA`.
 */
pair: string | null, 
/**
 * The seat that it is aimed at.
 */
target: number | null, };

/**
 * An attack that could be announced.
 */
export type GladiatorsAttack = { 
/**
 * The seat that would be attacked.
 */
target: number, 
/**
 * What would follow.
 */
effects: Array<GladiatorsEffect>, };

/**
 * Something that followed from a move, or would follow from one.
 */
export type GladiatorsEffect = { "kind": "lays", 
/**
 * The seat.
 */
seat: number, 
/**
 * The card.
 */
card: string, } | { "kind": "heals", 
/**
 * The seat.
 */
seat: number, 
/**
 * How many wounds.
 */
wounds: number, } | { "kind": "gives", 
/**
 * The seat that gives the card.
 */
from: number, 
/**
 * The seat that gets the card.
 */
to: number, 
/**
 * The card.
 */
card: string, } | { "kind": "flips", 
/**
 * The seat.
 */
seat: number, 
/**
 * The trait that it comes on, by its letter.
 */
trait: string, 
/**
 * The card; `None` before it is known.
 */
card: string | null, } | { "kind": "draws", 
/**
 * The seat.
 */
seat: number, 
/**
 * The decks, written like `SAD`.
 */
traits: string, } | { "kind": "restocks", 
/**
 * The trait, by its letter.
 */
trait: string, } | { "kind": "dodges", 
/**
 * The seat.
 */
seat: number, } | { "kind": "blocks", 
/**
 * The seat.
 */
seat: number, } | { "kind": "wounds", 
/**
 * The seat.
 */
seat: number, 
/**
 * How many wounds.
 */
wounds: number, } | { "kind": "falls", 
/**
 * The seat.
 */
seat: number, } | { "kind": "wins", 
/**
 * The seats that won.
 */
seats: Array<number>, 
/**
 * What they won by.
 */
by: GladiatorsReason, 
/**
 * The power of the four equal cards, if they won by a Victory.
 */
power: number | null, };

/**
 * A seat that cannot be attacked.
 */
export type GladiatorsBarred = { 
/**
 * The seat that cannot be attacked.
 */
target: number, 
/**
 * What prevents the attack.
 */
why: GladiatorsBar, 
/**
 * The viewer's Speed or Attack.
 */
own: number, 
/**
 * The seat's Speed or Defense.
 */
theirs: number, };

/**
 * Why a seat cannot be attacked.
 */
export type GladiatorsBar = "too_quick" | "too_tough";

/**
 * How a game of Gladiators ended.
 */
export type GladiatorsEnding = { 
/**
 * The place of every seat. The points of a living seat are the health that it had left; the
 * fallen share a place.
 */
standings: Array<Standing>, 
/**
 * What the game was won by.
 */
by: GladiatorsReason, 
/**
 * The power of the four equal cards, if a Victory won the game.
 */
power: number | null, };

/**
 * What a game was won by.
 */
export type GladiatorsReason = "victory" | "last_standing" | "turn_limit";

/**
 * What a viewer notices of one event of Gladiators.
 */
export type GladiatorsStory = { 
/**
 * The turn that it belongs to, from 1; 0 for the setup.
 */
chapter: number, 
/**
 * What followed from it, in order.
 */
effects: Array<GladiatorsEffect>, } & ({ "kind": "setup", 
/**
 * The cards that each seat shows.
 */
tops: Array<Array<string>>, } | { "kind": "draw", 
/**
 * The seat.
 */
seat: number, 
/**
 * The trait of the deck, by its letter.
 */
trait: string, 
/**
 * The card, if the viewer drew it.
 */
card: string | null, } | { "kind": "play", 
/**
 * The seat.
 */
seat: number, 
/**
 * The card.
 */
card: string, } | { "kind": "announce", 
/**
 * The seat.
 */
seat: number, 
/**
 * The action; for a Gambit without the power of the given card.
 */
action: GladiatorsParts, } | { "kind": "respond", 
/**
 * The seat.
 */
seat: number, 
/**
 * The card.
 */
card: string, } | { "kind": "pass", 
/**
 * The seat.
 */
seat: number, } | { "kind": "restock", 
/**
 * The trait, by its letter.
 */
trait: string, 
/**
 * How many cards the deck has now.
 */
cards: number, });

/**
 * An event of the game.
 */
export type GladiatorsHappening = { "kind": "setup", 
/**
 * The cards that each seat shows.
 */
tops: Array<Array<string>>, } | { "kind": "draw", 
/**
 * The seat.
 */
seat: number, 
/**
 * The trait of the deck, by its letter.
 */
trait: string, 
/**
 * The card, if the viewer drew it.
 */
card: string | null, } | { "kind": "play", 
/**
 * The seat.
 */
seat: number, 
/**
 * The card.
 */
card: string, } | { "kind": "announce", 
/**
 * The seat.
 */
seat: number, 
/**
 * The action; for a Gambit without the power of the given card.
 */
action: GladiatorsParts, } | { "kind": "respond", 
/**
 * The seat.
 */
seat: number, 
/**
 * The card.
 */
card: string, } | { "kind": "pass", 
/**
 * The seat.
 */
seat: number, } | { "kind": "restock", 
/**
 * The trait, by its letter.
 */
trait: string, 
/**
 * How many cards the deck has now.
 */
cards: number, };

/**
 * What the rules say about a view of Fired Up.
 */
export type FiredUpGuide = { 
/**
 * The fighters in the order of the circle.
 */
fighters: Array<FiredUpFighterGuide>, 
/**
 * The order of attack. Before the battle: as it would be if it began now.
 */
attacks: Array<FiredUpAttack>, 
/**
 * The last attack of the battle; until the next battle begins, of the battle before.
 */
last_attack: FiredUpFight | null, 
/**
 * The running turn of the Influence phase.
 */
turn: FiredUpTurn | null, 
/**
 * The viewer's Highlights.
 */
highlights: Array<FiredUpHighlight>, 
/**
 * The Bets of the game.
 */
bets: Array<FiredUpBet>, 
/**
 * What the viewer may do now.
 */
choices: Array<FiredUpChoice>, 
/**
 * How the game ended by its rules; `None` while it goes on.
 */
ending: FiredUpEnding | null, };

/**
 * One of the six fighters.
 */
export type FiredUpFighter = "sigurd" | "marrow" | "mei" | "rexus" | "abbel" | "fred";

/**
 * How the crowd has moved a fighter's spirits.
 */
export type FiredUpMorale = "low" | "neutral" | "high";

/**
 * A marker of a fighter.
 */
export type FiredUpStat = "attack" | "defense";

/**
 * Which thumb a Morale die gives.
 */
export type FiredUpThumb = "up" | "down";

/**
 * When a Highlight is judged.
 */
export type FiredUpMoment = "start" | "fight" | "end";

/**
 * What the rules say about a fighter beyond the view's `public.fighters`, in the same order: the
 * circle. The left neighbour of each fighter is the next in the list, and of the last one the
 * first.
 */
export type FiredUpFighterGuide = { 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * Its Attack, in dice.
 */
attack: FiredUpStrength, 
/**
 * Its Defense, in dice.
 */
defense: FiredUpStrength, 
/**
 * The Stamina that it began with.
 */
full_stamina: number, 
/**
 * How many more Wounds it takes to fall.
 */
wounds_left: number, 
/**
 * The Morale after the next check, if no more thumbs are given.
 */
morale_to_come: FiredUpMorale, 
/**
 * The limits that each Morale sets, from Low to High.
 */
limits: Array<FiredUpLimit>, 
/**
 * The Influence that it has at the beginning of a round.
 */
full_influence: number, 
/**
 * The fighters that target it.
 */
targeted_by: Array<FiredUpFighter>, 
/**
 * The next faster fighter, which it could overtake.
 */
overtakes: FiredUpOvertaking | null, 
/**
 * The damage that it has dealt in the whole fight.
 */
dealt: number, 
/**
 * The damage that it has dealt in the last battle, or in the running one.
 */
dealt_now: number, 
/**
 * The damage that it has taken in the last battle, or in the running one.
 */
taken_now: number, };

/**
 * The marker of a fighter, in dice.
 */
export type FiredUpStrength = { 
/**
 * The value that the marker stands on.
 */
value: number, 
/**
 * The largest value that counts at the Morale to come.
 */
limit: number, 
/**
 * The value that would count if the battle began now.
 */
counting: number, 
/**
 * The end of its track.
 */
end: number, };

/**
 * The limits that a Morale sets.
 */
export type FiredUpLimit = { 
/**
 * The Morale.
 */
morale: FiredUpMorale, 
/**
 * The largest Attack that counts.
 */
attack: number, 
/**
 * The largest Defense that counts.
 */
defense: number, };

/**
 * The next faster fighter.
 */
export type FiredUpOvertaking = { 
/**
 * The faster fighter.
 */
whom: FiredUpFighter, 
/**
 * How many dice it takes to overtake it.
 */
dice: number, };

/**
 * A fighter's turn in the order of attack.
 */
export type FiredUpAttack = { 
/**
 * The fighter that attacks.
 */
attacker: FiredUpFighter, 
/**
 * The fighter that is attacked.
 */
defender: FiredUpFighter, 
/**
 * How many dice it attacks with, as the table stands.
 */
attack: number, 
/**
 * How many dice the defender has.
 */
defense: number, 
/**
 * Whether its turn is past, now, to come or never.
 */
when: FiredUpAttackTurn, };

/**
 * When a fighter attacks.
 */
export type FiredUpAttackTurn = "past" | "now" | "coming" | "never";

/**
 * An attack that is over. Dice are written as letters: `H A T L X -` for Head, Hand, Torso, Leg,
 * Special and Miss.
 */
export type FiredUpFight = { 
/**
 * The fighter that attacked.
 */
attacker: FiredUpOpponent, 
/**
 * The fighter that defended.
 */
defender: FiredUpOpponent, 
/**
 * The Attack dice that were blocked.
 */
blocked: string, 
/**
 * The Attack dice that were not blocked, Specials included.
 */
unblocked: string, 
/**
 * How many Defense dice countered.
 */
counters: number, 
/**
 * The fighters whose abilities made a difference, as far as the dice show it.
 */
abilities: Array<FiredUpFighter>, };

/**
 * One side of an attack.
 */
export type FiredUpOpponent = { 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * Its dice after all rolls.
 */
dice: string, 
/**
 * The damage that it took.
 */
damage: number, 
/**
 * The Wounds that it took.
 */
wounds: number, 
/**
 * The Stamina that it has left.
 */
stamina: number, 
/**
 * All Wounds that it carries now.
 */
all_wounds: number, 
/**
 * Whether it fell.
 */
fell: boolean, };

/**
 * A running turn. Dice are written as letters: `B M S T O D` for Buff, Morale, Speed, Target, Social
 * and Double.
 */
export type FiredUpTurn = { 
/**
 * The seat whose turn it is.
 */
seat: number, 
/**
 * The dice that are left.
 */
dice: string, 
/**
 * Whether some of them may be rolled again now.
 */
rerolls: boolean, 
/**
 * The fighter that all ordinary dice of the turn go to, once that is settled.
 */
fighter: FiredUpFighter | null, 
/**
 * The fighters that were influenced, and will drop by one Influence.
 */
influenced: Array<FiredUpFighter>, 
/**
 * The faces that a Double can stand for.
 */
doubles: string, 
/**
 * How many stored Social tokens can be spent in this turn.
 */
tokens: number, 
/**
 * Whether a die has been used; only then can the turn end.
 */
used: boolean, };

/**
 * A Highlight of the viewer. The content pack has its title.
 */
export type FiredUpHighlight = { 
/**
 * The card.
 */
card: string, 
/**
 * Whether it is in the hand, kept or laid aside.
 */
place: FiredUpHighlightPlace, 
/**
 * When it is judged.
 */
moment: FiredUpMoment, 
/**
 * Whether its first tier is met, can be met or cannot.
 */
standing: FiredUpStanding, 
/**
 * The points if it were judged now; for a Fight card, by the last attack.
 */
points: number, 
/**
 * Its tiers. A tier also needs all tiers before it.
 */
tiers: Array<FiredUpTier>, };

/**
 * Where a Highlight of the viewer is.
 */
export type FiredUpHighlightPlace = "hand" | "kept" | "aside";

/**
 * Whether a Highlight, a tier or a condition can still be met in this round.
 */
export type FiredUpStanding = "failed" | "open" | "sure";

/**
 * A tier of a Highlight.
 */
export type FiredUpTier = { 
/**
 * The points if it is the highest tier that is met.
 */
points: number, 
/**
 * Whether it and all tiers before it are met now.
 */
holds: boolean, 
/**
 * Whether it and all tiers before it can be met.
 */
standing: FiredUpStanding, 
/**
 * What it needs beyond the tiers before it.
 */
conditions: Array<FiredUpCondition>, };

/**
 * A condition of a tier: a fact, and the least and the most that it allows.
 */
export type FiredUpCondition = { 
/**
 * The fact that is counted, by its word in content packs.
 */
fact: string, 
/**
 * The least that meets the condition.
 */
least: number, 
/**
 * The most that meets the condition; `None` if there is no limit.
 */
most: number | null, 
/**
 * How much there is now. Facts of an attack are counted in the last attack. `None` where there
 * is nothing to count yet.
 */
now: number | null, 
/**
 * Whether this condition alone can be met.
 */
standing: FiredUpStanding, };

/**
 * A Bet. The content pack has its title and what decides it.
 */
export type FiredUpBet = { 
/**
 * The Bet.
 */
bet: string, 
/**
 * Whether it is settled.
 */
settled: boolean, 
/**
 * The fighters that were right, once the Bet is settled. For a Bet that the end of the game
 * decides: those that would be right if the game ended now. `None` where nothing is known yet.
 */
right: Array<FiredUpFighter> | null, 
/**
 * What the first, second and third correct card earn.
 */
rewards: [number, number, number], 
/**
 * What a correct card earns beyond that if it is placed now.
 */
bonus: number, 
/**
 * The cards on it, in the order of placing.
 */
cards: Array<FiredUpStake>, };

/**
 * A betting card.
 */
export type FiredUpStake = { 
/**
 * The seat that placed it.
 */
seat: number, 
/**
 * The round in which it was placed.
 */
round: number, 
/**
 * The fighter on it, if the viewer knows.
 */
fighter: FiredUpFighter | null, 
/**
 * Whether it can be right, is right, or is not.
 */
standing: FiredUpStakeStanding, 
/**
 * What it has paid; while the Bet is open, the least that it pays if only its fighter is
 * right.
 */
least: number, 
/**
 * What it has paid; while the Bet is open, the most that it can pay.
 */
most: number, };

/**
 * How a betting card stands.
 */
export type FiredUpStakeStanding = "hidden" | "open" | "lost" | "right" | "wrong";

/**
 * Something that the viewer may do, and all ways to pay for it. The ways of all choices together
 * are the view's `legal`, each exactly once.
 */
export type FiredUpChoice = { 
/**
 * What the choice does.
 */
act: FiredUpAct, 
/**
 * The ways to do it, which differ in their payment.
 */
ways: Array<FiredUpWay>, };

/**
 * What a viewer may do.
 */
export type FiredUpAct = { "kind": "keep", 
/**
 * The cards.
 */
cards: Array<string>, } | { "kind": "reroll" } | { "kind": "stand" } | { "kind": "influence", 
/**
 * What the dice do to it.
 */
deed: FiredUpInfluenceAction, 
/**
 * How the fighters would change.
 */
changes: Array<FiredUpChange>, } | { "kind": "store", 
/**
 * How many tokens would be active then.
 */
tokens: number, } | { "kind": "bet", 
/**
 * The Bet.
 */
bet: string, 
/**
 * The fighter on the card.
 */
fighter: FiredUpFighter, 
/**
 * The least that it pays if only its fighter is right.
 */
least: number, 
/**
 * The most that it can pay.
 */
most: number, } | { "kind": "discard", 
/**
 * The letter of its face.
 */
face: string, } | { "kind": "end", 
/**
 * The fighters whose Influence drops by one.
 */
influenced: Array<FiredUpFighter>, 
/**
 * Whether the battle begins.
 */
battle: boolean, } | { "kind": "score", 
/**
 * The cards.
 */
cards: Array<string>, 
/**
 * The points for them.
 */
points: number, } | { "kind": "wait" };

/**
 * A way to make a choice.
 */
export type FiredUpWay = { 
/**
 * The move, as records write it.
 */
move: string, 
/**
 * The dice that it uses, by the letters of their faces.
 */
dice: string, 
/**
 * How many stored Social tokens it uses.
 */
tokens?: number, 
/**
 * Whether two Socials (dice or tokens) stand for a die of any face.
 */
multitask?: boolean, 
/**
 * The other die of a sprinter's payment, beside the two Socials.
 */
beside?: string, };

/**
 * What the crowd does, or could do, to a fighter.
 */
export type FiredUpInfluenceAction = { "kind": "buff", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * The marker.
 */
stat: FiredUpStat, } | { "kind": "morale", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * The thumb.
 */
thumb: FiredUpThumb, } | { "kind": "speed", 
/**
 * Who overtakes.
 */
fighter: FiredUpFighter, } | { "kind": "target", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * The fighter that becomes its target.
 */
target: FiredUpFighter, } | { "kind": "lock", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, } | { "kind": "unlock", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, };

/**
 * How a fighter changes.
 */
export type FiredUpChange = { "kind": "value", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * The marker.
 */
stat: FiredUpStat, 
/**
 * The value before.
 */
before: number, 
/**
 * The value after.
 */
after: number, } | { "kind": "counting", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * The marker whose dice count.
 */
stat: FiredUpStat, 
/**
 * The dice before.
 */
before: number, 
/**
 * The dice after.
 */
after: number, } | { "kind": "morale_to_come", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * The Morale before.
 */
before: FiredUpMorale, 
/**
 * The Morale after.
 */
after: FiredUpMorale, } | { "kind": "place", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * The place before.
 */
before: number, 
/**
 * The place after.
 */
after: number, } | { "kind": "influence", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * The value before the change.
 */
before: number, 
/**
 * The value after the change.
 */
after: number, } | { "kind": "stamina", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * The value before the change.
 */
before: number, 
/**
 * The value after the change.
 */
after: number, } | { "kind": "wounds", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * The number before the change.
 */
before: number, 
/**
 * The number after the change.
 */
after: number, };

/**
 * How a game of Fired Up ended.
 */
export type FiredUpEnding = { 
/**
 * The place of every seat.
 */
standings: Array<Standing>, 
/**
 * For each seat, where its points came from.
 */
points: Array<FiredUpPoints>, 
/**
 * The fighter that won the fight; `None` if all fell.
 */
fighter: FiredUpFighter | null, 
/**
 * Whether another living fighter had as much Stamina, so that Starting Speed decided (U8.2).
 */
by_starting_speed: boolean, 
/**
 * Why the game ended.
 */
reason: FiredUpEndReason, 
/**
 * What decided who won.
 */
decision: FiredUpDecision, };

/**
 * Where a seat's points came from.
 */
export type FiredUpPoints = { 
/**
 * From Highlights.
 */
highlights: number, 
/**
 * From bets.
 */
bets: number, };

/**
 * Why a game ended.
 */
export type FiredUpEndReason = "last_round" | "one_left" | "none_left";

/**
 * What decided a game.
 */
export type FiredUpDecision = "by_points" | "by_bets" | "shared";

/**
 * What a viewer notices of one event.
 */
export type FiredUpStory = { 
/**
 * What happened.
 */
happening: FiredUpHappening, 
/**
 * How fighters have changed: by influence, by the morale check, by an attack, by a new round.
 */
changes: Array<FiredUpChange>, 
/**
 * What followed from it, in order.
 */
effects: Array<FiredUpEffect>, };

/**
 * An event of the game.
 */
export type FiredUpHappening = { "kind": "setup", 
/**
 * The fighters, in the order of the circle.
 */
fighters: Array<FiredUpFighter>, 
/**
 * The Bets of the game.
 */
bets: Array<string>, } | { "kind": "kept", 
/**
 * The seat.
 */
seat: number, 
/**
 * The cards, if they are the viewer's.
 */
cards: Array<string> | null, } | { "kind": "rolled", 
/**
 * The seat.
 */
seat: number, 
/**
 * All dice that the seat has now.
 */
dice: string, } | { "kind": "rerolls", 
/**
 * The seat.
 */
seat: number, 
/**
 * The dice that it rolls again.
 */
dice: string, } | { "kind": "stands", 
/**
 * The seat.
 */
seat: number, } | { "kind": "influenced", 
/**
 * The seat.
 */
seat: number, 
/**
 * What the dice do to it.
 */
deed: FiredUpInfluenceAction, 
/**
 * The dice that paid for it.
 */
dice: string, 
/**
 * How many stored Social tokens paid for it.
 */
tokens: number, 
/**
 * Whether two Socials stood for the die.
 */
multitask: boolean, } | { "kind": "stored", 
/**
 * The seat.
 */
seat: number, } | { "kind": "bet", 
/**
 * The seat.
 */
seat: number, 
/**
 * The Bet.
 */
bet: string, 
/**
 * The fighter on the card, if the viewer placed it.
 */
fighter: FiredUpFighter | null, 
/**
 * The dice that paid for it.
 */
dice: string, 
/**
 * How many stored Social tokens paid for it.
 */
tokens: number, } | { "kind": "discarded", 
/**
 * The seat.
 */
seat: number, 
/**
 * The letter of its face.
 */
face: string, } | { "kind": "ended_turn", 
/**
 * The seat.
 */
seat: number, } | { "kind": "fought", 
/**
 * The attack with its dice and damage.
 */
fight: FiredUpFight, } | { "kind": "missed", 
/**
 * How many dice missed.
 */
dice: number, } | { "kind": "scored", 
/**
 * The seat.
 */
seat: number, } | { "kind": "waited" };

/**
 * Something that followed from an event.
 */
export type FiredUpEffect = { "kind": "morale", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, 
/**
 * The Morale after the change.
 */
morale: FiredUpMorale, } | { "kind": "fell", 
/**
 * The fighter.
 */
fighter: FiredUpFighter, } | { "kind": "settled", 
/**
 * The Bet.
 */
bet: string, 
/**
 * The cards on it, in the order in which they are revealed.
 */
cards: Array<FiredUpRevealed>, } | { "kind": "shown", 
/**
 * The seat that showed it.
 */
seat: number, 
/**
 * The card.
 */
card: string, 
/**
 * The points for it.
 */
points: number, } | { "kind": "round", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The seat that begins it.
 */
first: number, 
/**
 * The cards that the viewer drew.
 */
drawn: Array<string>, } | { "kind": "won", 
/**
 * The seats that won.
 */
seats: Array<number>, };

/**
 * A betting card that was turned over.
 */
export type FiredUpRevealed = { 
/**
 * The seat that placed it.
 */
seat: number, 
/**
 * The fighter on it.
 */
fighter: FiredUpFighter, 
/**
 * What it earned.
 */
points: number, };
