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
speech: Speech, } | { "do": "mute", 
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
 * What may be said at a table.
 */
export type ChatForm = "off" | "phrases" | "free";

/**
 * How the table answers response windows for a seat without asking each time. The seat's person
 * declares it and can revoke it at any time; other viewers do not learn of it.
 */
export type StandingForm = "ask" | "decline_unless_aimed_at" | "decline_until_turn" | "decline";

/**
 * A message of a seat.
 */
export type Speech = { "words": string } | { "phrase": number };

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
view: GameView, 
/**
 * What follows from the view by the rules of the game.
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
view?: GameView, 
/**
 * What follows from the view by the rules of the game; there whenever the view is.
 */
guide?: Guide, } | { "t": "presence", 
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
 * A chair as every viewer sees it.
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
stand_in?: Cause, 
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
seeded: boolean, 
/**
 * The team that the chair plays for, where there are teams, counted from 0.
 */
team?: number, };

/**
 * Who sits in a chair.
 */
export type ChairKind = "nobody" | "person" | "program" | "bot";

/**
 * Why a bot plays for a person.
 */
export type Cause = "absent" | "left" | "resigned";

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
how: HowEnded, 
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
export type HowEnded = "finished" | "resigned" | "abandoned";

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
text: string, 
/**
 * The same in parts, and what followed from it.
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
seat: number, } | { "k": "declared" } | { "k": "taken_over", 
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

/**
 * A content pack of Fired Up.
 */
export type PackForm = { 
/**
 * The name that tables ask for it by.
 */
name: string, 
/**
 * What distinguishes it from every other pack: under one name and hash it never changes.
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
 * What is printed of a fighter.
 */
export type MatForm = { 
/**
 * Who.
 */
fighter: FiredUpFighter, 
/**
 * What it is called.
 */
name: TextForm, 
/**
 * The rule that says what its ability is.
 */
rule: string, 
/**
 * What its ability is.
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
 * Who is faster at the start.
 */
speed: number, 
/**
 * Where Influence starts.
 */
influence: number, };

/**
 * What is printed of a Highlight.
 */
export type HighlightForm = { 
/**
 * The card.
 */
card: string, 
/**
 * What it is called.
 */
title: TextForm, 
/**
 * When it is judged.
 */
moment: FiredUpMoment, 
/**
 * Its tiers, each asking for all before it.
 */
tiers: Array<TierForm>, };

/**
 * A tier of a Highlight.
 */
export type TierForm = { 
/**
 * What it is worth if it is the highest that is met.
 */
points: number, 
/**
 * All that it asks for beyond the tiers before it, in words.
 */
text: TextForm, 
/**
 * The same, condition by condition, in the order in which guides have them.
 */
conditions: Array<ConditionForm>, };

/**
 * A condition of a tier.
 */
export type ConditionForm = { 
/**
 * What is counted, by the word that packs use.
 */
fact: string, 
/**
 * What it asks for, in words.
 */
text: TextForm, };

/**
 * What is printed of a Bet.
 */
export type BetForm = { 
/**
 * Which.
 */
bet: string, 
/**
 * What it is called.
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
 * How many.
 */
wounds: number, } | { "kind": "first_damage", 
/**
 * How much.
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
 * Which game.
 */
game: string, 
/**
 * Its options.
 */
options: Record<string, unknown>, 
/**
 * Who sat where.
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
 * The seats that have won.
 */
winners: Array<number>, 
/**
 * How many events the game has; there is one step more, for its start.
 */
total: number, 
/**
 * The steps that were asked for, as far as there are any.
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
 * The event in parts, as whoever moved noticed it.
 */
what: Story | null, 
/**
 * What lay open after it: a spectator's view.
 */
view: GameView, 
/**
 * What follows from that view.
 */
guide: Guide, 
/**
 * What each seat alone knew.
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
 * What lies open.
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
 * With two players: what the seat has drawn in this round, in order.
 */
drawn: Array<string>, 
/**
 * The finished bouts of the round.
 */
history: Array<GorusFinishedBout>, 
/**
 * Where the game began, if it began from a position.
 */
opening: GorusOpening | null, };

/**
 * What lies open on the table of Gorus Maximus.
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
 * Who leads the bout; none between rounds and when the game is over.
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
 * How the last finished round went.
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
 * Who led it.
 */
leader: GorusParty, 
/**
 * Its gladiators in the order of play.
 */
cards: Array<string>, 
/**
 * Who took it.
 */
winner: GorusParty, };

/**
 * How a finished round went.
 */
export type GorusFinishedRound = { 
/**
 * The Crowd Favour of each side.
 */
favour: Array<number>, 
/**
 * The sides that earned support.
 */
winners: Array<number>, };

/**
 * What had happened before a position that a game was begun from.
 */
export type GorusOpening = { 
/**
 * What each side had collected, joined by dots.
 */
won: Array<string>, 
/**
 * How many gladiators had been played.
 */
plays: number, };

/**
 * The options of a table of Gorus Maximus; one that is not there is as usual.
 */
export type GorusOptions = { 
/**
 * How many play.
 */
players: number, 
/**
 * The letters of the schools in play; without them the first deal decides.
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
 * The Crowd Favour of ranks, where it is not as printed.
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
 * Who won.
 */
winners: Array<GorusParty>, 
/**
 * The sides that won.
 */
sides: Array<number>, };

/**
 * Who plays: a seat, or in solo the contenders together.
 */
export type GorusParty = number | GorusSeatless;

/**
 * Who plays without a seat.
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
 * Who led it, or is to lead.
 */
leader: GorusParty, 
/**
 * The preferred school, by its letter.
 */
preferred: string | null, 
/**
 * What each side has collected, joined by dots.
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
 * What lies open.
 */
public: GladiatorsPublic, 
/**
 * Where the game stands.
 */
phase: GladiatorsPhase, 
/**
 * Whether the seat whose turn it is has played its card before the action.
 */
played: boolean, 
/**
 * The seat's own cards.
 */
hand: Array<string>, 
/**
 * What a fallen seat held when it fell.
 */
fell_with: Array<string>, 
/**
 * What lies under each seat's tops and was seen going there, joined by dots.
 */
history: Array<string>, 
/**
 * All cards that each seat's hidden cards can be, for anybody who has watched, joined by dots.
 */
may_hold: Array<string>, 
/**
 * All cards that can be in each deck, for anybody who has watched, joined by dots.
 */
may_lie: ByTrait<string>, 
/**
 * The hidden cards of fallen seats.
 */
memories: Array<GladiatorsFallenCard>, };

/**
 * Where a game of Gladiators stands.
 */
export type GladiatorsPhase = "fresh" | "setup" | "turn" | "responses" | "restock" | "draw" | "over";

/**
 * What lies open on the table of Gladiators.
 */
export type GladiatorsPublic = { 
/**
 * The seat whose turn it is, or that draws in the setup; none before the setup.
 */
turn: number | null, 
/**
 * What each seat shows, in the order S A D H; nothing for the fallen.
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
 * At tables with open history: what lies under each seat's tops, joined by dots.
 */
history?: Array<string>, };

/**
 * An announced action.
 */
export type GladiatorsAnnounced = { 
/**
 * The seat that has announced it.
 */
seat: number, 
/**
 * The action as a move is written.
 */
action: string, 
/**
 * The seats that may still respond, in the order of asking.
 */
responders: Array<number>, };

/**
 * Something for each trait.
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
 * Its trait, by its letter.
 */
trait: string, 
/**
 * What it can have been, joined by dots.
 */
may_be: string, 
/**
 * Once a restock has mixed it into the deck: the seats that cannot have it.
 */
apart: Array<number> | null, };

/**
 * The options of a table of Gladiators; one that is not there is as usual.
 */
export type GladiatorsOptions = { 
/**
 * How many play.
 */
players: number, 
/**
 * Whether the cards under the tops may be looked at.
 */
open_history?: boolean, 
/**
 * After how many turns the game ends.
 */
turn_limit?: number, };

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
 * What each seat shows, joined by dots; nothing for the fallen.
 */
tops: Array<string>, 
/**
 * What lies under each seat's tops, joined by dots.
 */
history: Array<string>, 
/**
 * What each seat holds, joined by dots.
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
 * What lies open.
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
 * What the seat has discarded, by round, each joined by dots.
 */
discarded: Array<string>, 
/**
 * The seat's own betting cards.
 */
own_bets: Array<FiredUpOwnBet>, 
/**
 * Everything else that the seat recalls; none when there is nothing to decide.
 */
memory: FiredUpMemory | null, };

/**
 * A betting card of the viewer's own.
 */
export type FiredUpOwnBet = { 
/**
 * On which Bet.
 */
bet: string, 
/**
 * In which round it was placed.
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
 * The dice in front of each seat: their faces, or before its roll their number.
 */
dice: Array<string>, 
/**
 * The active tokens of each seat.
 */
tokens: Array<number>, 
/**
 * The points of each seat.
 */
points: Array<number>, 
/**
 * How many unscored kept cards each seat has.
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
 * A fighter as everyone sees it.
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
 * How it feels about the crowd.
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
 * Its Speed tile, 1 being the fastest; none of a fallen fighter.
 */
speed: number | null, 
/**
 * Whether it has overtaken another in this round.
 */
sprinting: boolean, 
/**
 * The fighter that it targets; none of a fallen fighter.
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
 * The betting cards on it, in placing order.
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
 * In which round.
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
 * The seat.
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
 * All that a view recalls beyond what lies open.
 */
export type FiredUpMemory = { 
/**
 * What is to be decided.
 */
question: FiredUpQuestion, 
/**
 * The fighters in circle order.
 */
fighters: Array<FiredUpRawFighter>, 
/**
 * What the seat has discarded, by round, each joined by dots.
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
 * By round, the cards that would have scored by themselves, as a mask.
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
 * The points of each seat.
 */
points: Array<number>, 
/**
 * The part of them that came from bets.
 */
bet_points: Array<number>, 
/**
 * The betting cards in placing order.
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
 * What the battle came to, in ten counts.
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
 * What is to be decided.
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
 * The fighters that drop by one Influence at the end.
 */
influenced: Array<FiredUpFighter>, 
/**
 * One die of each face that has been paid with.
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
 * Whether the viewer has yet to answer.
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
 * How it feels about the crowd.
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
 * The Speed tile; 0 of a fallen fighter.
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
 * On which of the game's three Bets, from 0.
 */
bet: number, 
/**
 * In which round.
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
 * The options of a table of Fired Up; one that is not there is as usual.
 */
export type FiredUpOptions = { 
/**
 * How many play.
 */
players: number, 
/**
 * Whether fighters have their abilities.
 */
abilities?: boolean, 
/**
 * The name of the content pack.
 */
pack?: string, };

/**
 * How a game of Fired Up ended.
 */
export type FiredUpOutcome = { 
/**
 * The seats that won.
 */
winners: Array<number>, 
/**
 * The fighter that was left, if one was.
 */
fighter: FiredUpFighter | null, };

/**
 * What follows by the rules from a view of a game. Its `choices` are in the order of the view's
 * `legal`; where one of them can be paid in several ways, at the place of the first.
 */
export type Guide = { "game": "gorus" } & GorusGuide | { "game": "gladiators" } & GladiatorsGuide | { "game": "fired_up" } & FiredUpGuide;

/**
 * What a viewer has noticed of a game, in parts.
 */
export type Story = { "game": "gorus" } & GorusStory | { "game": "gladiators" } & GladiatorsStory | { "game": "fired_up" } & FiredUpStory;

/**
 * Where somebody came in at the end of a game.
 */
export type Standing = { 
/**
 * From 1; whoever shares a place has the same, and those after them count all before them.
 */
place: number, 
/**
 * Who: the seats that win and lose together; none for those who play without a seat.
 */
seats: Array<number>, 
/**
 * What the game counts, if it counts anything for them.
 */
points?: number, };

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
 * Which Bet.
 */
bet: string, 
/**
 * In which round it was placed.
 */
round: number, 
/**
 * On whom.
 */
fighter: string, };

/**
 * What follows from a view of Gorus Maximus.
 */
export type GorusGuide = { 
/**
 * What every rank in play is worth; a 0 apart, see `zero`.
 */
favour: Array<GorusRank>, 
/**
 * What the 0 of the school that is preferred when a round ends is worth then; every other 0 is
 * worth nothing.
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
 * Those who score together.
 */
sides: Array<GorusSide>, 
/**
 * What lies face down, if this table has any such: the view's `pile` says how much of it is left.
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
 * The round counted out: once it is over, and at a table with open history at any time.
 */
tally: GorusTally | null, 
/**
 * What the viewer may do now.
 */
choices: Array<GorusChoice>, 
/**
 * How the game ended by its rules.
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
 * Those who score together.
 */
export type GorusSide = { 
/**
 * Who; nobody for the contenders.
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
collected: number, };

/**
 * What lies face down.
 */
export type GorusPile = "draw" | "contenders";

/**
 * A bout, running or complete.
 */
export type GorusBout = { 
/**
 * Its gladiators in order.
 */
plays: Array<GorusPlay>, 
/**
 * The school that it was led with, by its letter; none before it is led.
 */
initiating: string | null, 
/**
 * The school that was preferred before it; none in the first of a round.
 */
preferred_before: string | null, 
/**
 * The school that is preferred after it, or now.
 */
preferred: string | null, 
/**
 * The place in `plays` of the gladiator that wins it, or is winning now.
 */
winning: number | null, };

/**
 * One gladiator in a bout.
 */
export type GorusPlay = { 
/**
 * Who played it.
 */
by: GorusParty, 
/**
 * The gladiator.
 */
card: string, 
/**
 * What it did.
 */
deed: GorusDeed, };

/**
 * What a play does.
 */
export type GorusDeed = "opens" | "leads" | "joins" | "sluffs" | "challenges" | "challenges_again";

/**
 * A gladiator that the viewer may play. The move is the card.
 */
export type GorusChoice = { 
/**
 * As it is written.
 */
move: string, 
/**
 * What it would do.
 */
deed: GorusDeed, 
/**
 * The school that would be preferred by it, where another is now, or none.
 */
prefers: string | null, 
/**
 * The rank that it would match, of the gladiator played just before.
 */
matches: number | null, 
/**
 * Whether it would be the winning gladiator at that moment.
 */
wins: boolean, };

/**
 * A round counted out.
 */
export type GorusTally = { 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * Whether it is over; else this is what it would come to if it ended now.
 */
is_over: boolean, 
/**
 * The school whose 0 counts.
 */
preferred: string | null, 
/**
 * By side.
 */
sides: Array<GorusSideTally>, };

/**
 * What one side has collected in a round.
 */
export type GorusSideTally = { 
/**
 * Bout by bout.
 */
bouts: Array<GorusTakenBout>, 
/**
 * What all of it is worth.
 */
favour: number, 
/**
 * Whether a rank 8 is among it: a solo player without one loses the round.
 */
has_an_eight: boolean, 
/**
 * Whether it earns a Crowd Support.
 */
wins: boolean, };

/**
 * A bout that somebody has taken.
 */
export type GorusTakenBout = { 
/**
 * Which of the round, from 1; none for what was collected before the record begins.
 */
number: number | null, 
/**
 * Its gladiators in the order of play.
 */
cards: Array<GorusCard>, 
/**
 * What it is worth.
 */
favour: number, };

/**
 * A gladiator, and what it is worth when the round ends.
 */
export type GorusCard = { 
/**
 * The gladiator.
 */
card: string, 
/**
 * Its Crowd Favour; that of the preferred school's 0 included.
 */
favour: number, };

/**
 * How a game of Gorus Maximus ended.
 */
export type GorusEnding = { 
/**
 * Every side's place, with its Crowd Support; the contenders have no seat.
 */
standings: Array<Standing>, 
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
 * What a viewer has noticed of Gorus Maximus.
 */
export type GorusStory = { "kind": "deal", 
/**
 * Who dealt.
 */
dealer: number, 
/**
 * What the viewer was dealt.
 */
troupe: Array<string>, 
/**
 * In solo, the contender that opens the first bout.
 */
contender: string | null, } | { "kind": "play", 
/**
 * By whom.
 */
seat: number, 
/**
 * Which.
 */
card: string, 
/**
 * What it did.
 */
deed: GorusDeed, 
/**
 * The school that is preferred by it, where another was, or none.
 */
prefers: string | null, 
/**
 * What the viewer drew for it, if it was the viewer's.
 */
drawn: string | null, 
/**
 * In solo, the contenders that entered after it: the last of this bout, the first of the next.
 */
contenders: Array<GorusPlay>, 
/**
 * The bout, if it is complete now.
 */
bout: GorusBout | null, 
/**
 * The round, if it is over now.
 */
round: GorusTally | null, };

/**
 * What follows from a view of Gladiators.
 */
export type GladiatorsGuide = { 
/**
 * What everybody amounts to, by seat.
 */
fighters: Array<GladiatorsFighter>, 
/**
 * How many cards the seat that is asked still draws before it is another's turn to.
 */
draws: number, 
/**
 * What has been announced, while it can be responded to.
 */
pending: GladiatorsPending | null, 
/**
 * What the viewer may do now.
 */
choices: Array<GladiatorsChoice>, 
/**
 * In the viewer's own turn, whom it cannot attack, and why.
 */
barred: Array<GladiatorsBarred>, 
/**
 * How the game ended by its rules.
 */
ending: GladiatorsEnding | null, };

/**
 * What somebody amounts to.
 */
export type GladiatorsFighter = { 
/**
 * Who.
 */
seat: number, 
/**
 * Whether they stand.
 */
alive: boolean, 
/**
 * What they show, in the order `S A D H`; nothing before the cards are laid out and of the fallen.
 */
traits: Array<GladiatorsTrait>, 
/**
 * Two traits that show the same power, each written like `SA`.
 */
pairs: Array<string>, 
/**
 * The traits that an Onslaught strengthens, written like `SAD`; empty without one.
 */
onslaught: string, 
/**
 * Whether all four show the same power.
 */
victory: boolean, 
/**
 * Wounds.
 */
wounds: number, 
/**
 * Health less wounds: a blow of as many wounds fells. Not above 0 if Health has sunk below the
 * wounds; then any blow does.
 */
left: number, };

/**
 * A trait that somebody shows.
 */
export type GladiatorsTrait = { 
/**
 * Its letter.
 */
trait: string, 
/**
 * The power that is printed on its card.
 */
printed: number, 
/**
 * The power that counts: more than the printed one under an Onslaught.
 */
power: number, };

/**
 * An action that has been announced.
 */
export type GladiatorsPending = { 
/**
 * Who acts.
 */
seat: number, 
/**
 * What was announced; its `target` is whom it is aimed at.
 */
action: GladiatorsParts, 
/**
 * Who may still respond, in the order of asking.
 */
responders: Array<number>, 
/**
 * What comes of it if nobody responds any more.
 */
effects: Array<GladiatorsEffect>, 
/**
 * What those would amount to then of whom all cards are known.
 */
after: Array<GladiatorsFighter>, };

/**
 * A move or an action taken apart: `kind`, and of the others those that it has.
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
 * The trait that is drawn, flipped or laid on; of a Gambit the one that is given, of a Recover
 * the partner of Health.
 */
trait: string | null, 
/**
 * The pair that is broken, written like `SA`.
 */
pair: string | null, 
/**
 * Whom it is aimed at.
 */
target: number | null, };

/**
 * What kind of move it is; as the notation calls it.
 */
export type GladiatorsKind = "draw" | "play" | "focus" | "attack" | "gambit" | "recover" | "respond" | "pass";

/**
 * Something that the viewer may do, and what would come of it if nobody responded, or responded any
 * more.
 */
export type GladiatorsChoice = { 
/**
 * As it is written.
 */
move: string, 
/**
 * What would happen, in order.
 */
effects: Array<GladiatorsEffect>, 
/**
 * What those would amount to then of whom all cards are known.
 */
after: Array<GladiatorsFighter>, 
/**
 * For a card that is laid before the action: the attacks that could be announced then.
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
 * The trait that is drawn, flipped or laid on; of a Gambit the one that is given, of a Recover
 * the partner of Health.
 */
trait: string | null, 
/**
 * The pair that is broken, written like `SA`.
 */
pair: string | null, 
/**
 * Whom it is aimed at.
 */
target: number | null, };

/**
 * An attack that could be announced.
 */
export type GladiatorsAttack = { 
/**
 * On whom.
 */
target: number, 
/**
 * What would come of it.
 */
effects: Array<GladiatorsEffect>, };

/**
 * Something that has come of a deed, or would come of one.
 */
export type GladiatorsEffect = { "kind": "lays", 
/**
 * Who.
 */
seat: number, 
/**
 * Which.
 */
card: string, } | { "kind": "heals", 
/**
 * Whose.
 */
seat: number, 
/**
 * How many.
 */
wounds: number, } | { "kind": "gives", 
/**
 * Whose it was.
 */
from: number, 
/**
 * Whose it is.
 */
to: number, 
/**
 * Which.
 */
card: string, } | { "kind": "flips", 
/**
 * Who.
 */
seat: number, 
/**
 * Onto which trait.
 */
trait: string, 
/**
 * Which; none before anybody knows.
 */
card: string | null, } | { "kind": "draws", 
/**
 * Who.
 */
seat: number, 
/**
 * The decks, written like `SAD`.
 */
traits: string, } | { "kind": "restocks", 
/**
 * Which.
 */
trait: string, } | { "kind": "dodges", 
/**
 * Who.
 */
seat: number, } | { "kind": "blocks", 
/**
 * Whose.
 */
seat: number, } | { "kind": "wounds", 
/**
 * Who.
 */
seat: number, 
/**
 * How many.
 */
wounds: number, } | { "kind": "falls", 
/**
 * Who.
 */
seat: number, } | { "kind": "wins", 
/**
 * Who has won.
 */
seats: Array<number>, 
/**
 * By what.
 */
by: GladiatorsReason, };

/**
 * Somebody who cannot be attacked.
 */
export type GladiatorsBarred = { 
/**
 * Who.
 */
target: number, 
/**
 * Why.
 */
why: GladiatorsBar, 
/**
 * The viewer's Speed or Attack.
 */
own: number, 
/**
 * Their Speed or Defense.
 */
theirs: number, };

/**
 * Why somebody cannot be attacked.
 */
export type GladiatorsBar = "too_quick" | "too_tough";

/**
 * How a game of Gladiators ended.
 */
export type GladiatorsEnding = { 
/**
 * Every seat's place; for the living, the health that they had left. The fallen share theirs.
 */
standings: Array<Standing>, 
/**
 * By what it was won.
 */
by: GladiatorsReason, 
/**
 * The power of the four cards, if four of a kind have won.
 */
power: number | null, };

/**
 * By what a game was won.
 */
export type GladiatorsReason = "victory" | "last_standing" | "turn_limit";

/**
 * What a viewer has noticed of Gladiators: a deed, and what came of it.
 */
export type GladiatorsStory = { 
/**
 * What came of it, in order.
 */
effects: Array<GladiatorsEffect>, } & ({ "kind": "setup", 
/**
 * What each seat shows.
 */
tops: Array<Array<string>>, } | { "kind": "draw", 
/**
 * Who.
 */
seat: number, 
/**
 * From which deck.
 */
trait: string, 
/**
 * Which, if the viewer drew it.
 */
card: string | null, } | { "kind": "play", 
/**
 * Who.
 */
seat: number, 
/**
 * Which.
 */
card: string, } | { "kind": "announce", 
/**
 * Who.
 */
seat: number, 
/**
 * What; of a Gambit's card only the trait.
 */
action: GladiatorsParts, } | { "kind": "respond", 
/**
 * Who.
 */
seat: number, 
/**
 * With which card.
 */
card: string, } | { "kind": "pass", 
/**
 * Who.
 */
seat: number, } | { "kind": "restock", 
/**
 * Which.
 */
trait: string, 
/**
 * How many cards it has now.
 */
cards: number, });

/**
 * Something that was done.
 */
export type GladiatorsDeed = { "kind": "setup", 
/**
 * What each seat shows.
 */
tops: Array<Array<string>>, } | { "kind": "draw", 
/**
 * Who.
 */
seat: number, 
/**
 * From which deck.
 */
trait: string, 
/**
 * Which, if the viewer drew it.
 */
card: string | null, } | { "kind": "play", 
/**
 * Who.
 */
seat: number, 
/**
 * Which.
 */
card: string, } | { "kind": "announce", 
/**
 * Who.
 */
seat: number, 
/**
 * What; of a Gambit's card only the trait.
 */
action: GladiatorsParts, } | { "kind": "respond", 
/**
 * Who.
 */
seat: number, 
/**
 * With which card.
 */
card: string, } | { "kind": "pass", 
/**
 * Who.
 */
seat: number, } | { "kind": "restock", 
/**
 * Which.
 */
trait: string, 
/**
 * How many cards it has now.
 */
cards: number, };

/**
 * What follows from a view of Fired Up.
 */
export type FiredUpGuide = { 
/**
 * The fighters in the order of the circle.
 */
fighters: Array<FiredUpCorner>, 
/**
 * The order of attack: before the battle, as it would be if it began now.
 */
attacks: Array<FiredUpAttack>, 
/**
 * The last attack of the battle, or of the last one until the next begins.
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
 * How the game ended by its rules.
 */
ending: FiredUpEnding | null, };

/**
 * One of the six who can fight.
 */
export type FiredUpFighter = "sigurd" | "marrow" | "mei" | "rexus" | "abbel" | "fred";

/**
 * How a fighter feels about the crowd.
 */
export type FiredUpMorale = "low" | "neutral" | "high";

/**
 * A marker of a fighter.
 */
export type FiredUpStat = "attack" | "defense";

/**
 * Where a Morale die goes.
 */
export type FiredUpThumb = "up" | "down";

/**
 * When a Highlight is judged.
 */
export type FiredUpMoment = "start" | "fight" | "end";

/**
 * What follows about a fighter, beyond what the view's `public.fighters` says in the same order. Each
 * has the next one to its left, and the last one the first.
 */
export type FiredUpCorner = { 
/**
 * Who.
 */
fighter: FiredUpFighter, 
/**
 * What its Attack amounts to.
 */
attack: FiredUpStrength, 
/**
 * What its Defense amounts to.
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
 * The Morale after the next check, as the thumbs are now.
 */
morale_to_come: FiredUpMorale, 
/**
 * What each Morale lets count, the lowest first.
 */
limits: Array<FiredUpLimit>, 
/**
 * The Influence that it has at the beginning of a round.
 */
full_influence: number, 
/**
 * Who targets it.
 */
targeted_by: Array<FiredUpFighter>, 
/**
 * Whom it could overtake: the next faster one.
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
 * What a marker amounts to, in dice.
 */
export type FiredUpStrength = { 
/**
 * Where it stands.
 */
value: number, 
/**
 * The most that the Morale to come lets count.
 */
limit: number, 
/**
 * What would count if the battle began now.
 */
counting: number, 
/**
 * The end of its track.
 */
end: number, };

/**
 * What a Morale lets count.
 */
export type FiredUpLimit = { 
/**
 * The Morale.
 */
morale: FiredUpMorale, 
/**
 * The most Attack.
 */
attack: number, 
/**
 * The most Defense.
 */
defense: number, };

/**
 * The next faster fighter.
 */
export type FiredUpOvertaking = { 
/**
 * Who.
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
 * Who attacks.
 */
attacker: FiredUpFighter, 
/**
 * Whom.
 */
defender: FiredUpFighter, 
/**
 * With how many dice, as things are.
 */
attack: number, 
/**
 * Against how many dice.
 */
defense: number, 
/**
 * When.
 */
when: FiredUpAttackTurn, };

/**
 * When a fighter attacks.
 */
export type FiredUpAttackTurn = "past" | "now" | "coming" | "never";

/**
 * An attack that has taken place. Dice are written as letters: `H A T L X -` for Head, Hand, Torso,
 * Leg, Special and Miss.
 */
export type FiredUpFight = { 
/**
 * Who attacked.
 */
attacker: FiredUpOpponent, 
/**
 * Who defended.
 */
defender: FiredUpOpponent, 
/**
 * The Attack dice that were blocked.
 */
blocked: string, 
/**
 * The Attack dice that came through, Specials included.
 */
unblocked: string, 
/**
 * How many Defense dice countered.
 */
counters: number, 
/**
 * Whose abilities made a difference, as far as the dice tell.
 */
abilities: Array<FiredUpFighter>, };

/**
 * One side of an attack.
 */
export type FiredUpOpponent = { 
/**
 * Who.
 */
fighter: FiredUpFighter, 
/**
 * Its dice as they lay in the end.
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
 * Whose turn it is.
 */
seat: number, 
/**
 * The dice that lie there.
 */
dice: string, 
/**
 * Whether some of them may be rolled again now.
 */
rerolls: boolean, 
/**
 * Where all ordinary dice of the turn go, if that is settled.
 */
fighter: FiredUpFighter | null, 
/**
 * Who has been influenced, and will drop by one Influence.
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
 * Whether a die has been used, so that the turn can end.
 */
used: boolean, };

/**
 * A Highlight of the viewer's. What it is called is in the content pack.
 */
export type FiredUpHighlight = { 
/**
 * The card.
 */
card: string, 
/**
 * Where it is.
 */
place: FiredUpHighlightPlace, 
/**
 * When it is judged.
 */
moment: FiredUpMoment, 
/**
 * How it stands: as its first tier does.
 */
standing: FiredUpStanding, 
/**
 * What it would bring if it were judged as things are; a Fight card by the attack that everybody
 * looks at.
 */
points: number, 
/**
 * Its tiers, each asking for all before it.
 */
tiers: Array<FiredUpTier>, };

/**
 * Where a Highlight of the viewer's is.
 */
export type FiredUpHighlightPlace = "hand" | "kept" | "aside";

/**
 * How a Highlight, a tier or a condition stands in this round.
 */
export type FiredUpStanding = "failed" | "open" | "sure";

/**
 * A tier of a Highlight.
 */
export type FiredUpTier = { 
/**
 * What it is worth if it is the highest that is met.
 */
points: number, 
/**
 * Whether it holds as things are, all before it included.
 */
holds: boolean, 
/**
 * How it stands, all before it included.
 */
standing: FiredUpStanding, 
/**
 * What it asks for beyond those before it.
 */
conditions: Array<FiredUpCondition>, };

/**
 * A condition of a tier: so much of a fact.
 */
export type FiredUpCondition = { 
/**
 * What is counted, by the word that packs use.
 */
fact: string, 
/**
 * At least so much of it.
 */
least: number, 
/**
 * At most so much of it; nothing if there cannot be too much.
 */
most: number | null, 
/**
 * How much of it there is now: of an attack, in the one that everybody looks at. Nothing where
 * there is nothing to count.
 */
now: number | null, 
/**
 * How it stands by itself.
 */
standing: FiredUpStanding, };

/**
 * A Bet. What decides it and what it is called is in the content pack.
 */
export type FiredUpBet = { 
/**
 * Which.
 */
bet: string, 
/**
 * Whether it is settled.
 */
settled: boolean, 
/**
 * The fighters that were right, if it is settled; of a Bet that the end of the game decides, those
 * who would be if the game ended now. Nothing where nothing can be told.
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
 * Whose it is.
 */
seat: number, 
/**
 * The round in which it was placed.
 */
round: number, 
/**
 * The fighter that it names, if the viewer knows.
 */
fighter: FiredUpFighter | null, 
/**
 * How it stands.
 */
standing: FiredUpStakeStanding, 
/**
 * What it has paid; while the Bet is open, the least that it pays if its fighter alone is right.
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
 * Something that the viewer may do, and all ways to do it: together, the ways of all choices are the
 * view's `legal`, each of them once.
 */
export type FiredUpChoice = { 
/**
 * What would be done.
 */
act: FiredUpAct, 
/**
 * The ways to do it: they differ in what is paid.
 */
ways: Array<FiredUpWay>, };

/**
 * What a viewer may do.
 */
export type FiredUpAct = { "kind": "keep", 
/**
 * Which.
 */
cards: Array<string>, } | { "kind": "reroll" } | { "kind": "stand" } | { "kind": "influence", 
/**
 * How.
 */
deed: FiredUpDeed, 
/**
 * How fighters would change by it.
 */
changes: Array<FiredUpChange>, } | { "kind": "store", 
/**
 * How many would be active.
 */
tokens: number, } | { "kind": "bet", 
/**
 * On which Bet.
 */
bet: string, 
/**
 * Whose card.
 */
fighter: FiredUpFighter, 
/**
 * The least that it pays if its fighter alone is right.
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
 * Who drops by one Influence.
 */
influenced: Array<FiredUpFighter>, 
/**
 * Whether the battle begins.
 */
battle: boolean, } | { "kind": "score", 
/**
 * Which.
 */
cards: Array<string>, 
/**
 * What they bring.
 */
points: number, } | { "kind": "wait" };

/**
 * A way to do something.
 */
export type FiredUpWay = { 
/**
 * As it is written.
 */
move: string, 
/**
 * The dice that it uses, by the letters of their faces.
 */
dice: string, 
/**
 * The stored Social tokens that it uses, if it uses any.
 */
tokens?: number, 
/**
 * Whether the dice and tokens are two Socials that make a die of any face.
 */
multitask?: boolean, 
/**
 * The die beside the made one, where a sprinter takes two.
 */
beside?: string, };

/**
 * What the crowd makes of a fighter, or could.
 */
export type FiredUpDeed = { "kind": "buff", 
/**
 * Whose.
 */
fighter: FiredUpFighter, 
/**
 * Which.
 */
stat: FiredUpStat, } | { "kind": "morale", 
/**
 * For whom.
 */
fighter: FiredUpFighter, 
/**
 * Which.
 */
thumb: FiredUpThumb, } | { "kind": "speed", 
/**
 * Who overtakes.
 */
fighter: FiredUpFighter, } | { "kind": "target", 
/**
 * Whose.
 */
fighter: FiredUpFighter, 
/**
 * Whom.
 */
target: FiredUpFighter, } | { "kind": "lock", 
/**
 * Whose.
 */
fighter: FiredUpFighter, } | { "kind": "unlock", 
/**
 * Whose.
 */
fighter: FiredUpFighter, };

/**
 * How a fighter changes.
 */
export type FiredUpChange = { "kind": "value", 
/**
 * Whose.
 */
fighter: FiredUpFighter, 
/**
 * Which.
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
 * Whose.
 */
fighter: FiredUpFighter, 
/**
 * Of which marker.
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
 * Whose.
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
 * Whose.
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
 * Whose.
 */
fighter: FiredUpFighter, 
/**
 * So much before.
 */
before: number, 
/**
 * So much after.
 */
after: number, } | { "kind": "stamina", 
/**
 * Whose.
 */
fighter: FiredUpFighter, 
/**
 * So much before.
 */
before: number, 
/**
 * So much after.
 */
after: number, } | { "kind": "wounds", 
/**
 * Whose.
 */
fighter: FiredUpFighter, 
/**
 * So many before.
 */
before: number, 
/**
 * So many after.
 */
after: number, };

/**
 * How a game of Fired Up ended.
 */
export type FiredUpEnding = { 
/**
 * Everybody's place.
 */
standings: Array<Standing>, 
/**
 * By seat, where the points came from.
 */
points: Array<FiredUpPoints>, 
/**
 * Who won the fight; nobody if nobody lives.
 */
fighter: FiredUpFighter | null, 
/**
 * Why the game ended.
 */
reason: FiredUpEndReason, 
/**
 * What decided who has won.
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
 * What a viewer has noticed of one event.
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
 * What came of it, in order.
 */
effects: Array<FiredUpEffect>, };

/**
 * Something that happened.
 */
export type FiredUpHappening = { "kind": "setup", 
/**
 * In the order of the circle.
 */
fighters: Array<FiredUpFighter>, 
/**
 * The Bets of the game.
 */
bets: Array<string>, } | { "kind": "kept", 
/**
 * Who.
 */
seat: number, 
/**
 * The cards, if they are the viewer's.
 */
cards: Array<string> | null, } | { "kind": "rolled", 
/**
 * Who.
 */
seat: number, 
/**
 * All that lie there now.
 */
dice: string, } | { "kind": "rerolls", 
/**
 * Who.
 */
seat: number, 
/**
 * Which.
 */
dice: string, } | { "kind": "stands", 
/**
 * Who.
 */
seat: number, } | { "kind": "influenced", 
/**
 * Who.
 */
seat: number, 
/**
 * How.
 */
deed: FiredUpDeed, 
/**
 * With which dice.
 */
dice: string, 
/**
 * With how many stored Social tokens.
 */
tokens: number, 
/**
 * Whether two Socials made the die.
 */
multitask: boolean, } | { "kind": "stored", 
/**
 * Who.
 */
seat: number, } | { "kind": "bet", 
/**
 * Who.
 */
seat: number, 
/**
 * On which Bet.
 */
bet: string, 
/**
 * Which card, if it is the viewer's.
 */
fighter: FiredUpFighter | null, 
/**
 * With which dice.
 */
dice: string, 
/**
 * With how many stored Social tokens.
 */
tokens: number, } | { "kind": "discarded", 
/**
 * Who.
 */
seat: number, 
/**
 * The letter of its face.
 */
face: string, } | { "kind": "ended_turn", 
/**
 * Who.
 */
seat: number, } | { "kind": "fought", 
/**
 * How.
 */
fight: FiredUpFight, } | { "kind": "missed", 
/**
 * How many.
 */
dice: number, } | { "kind": "scored", 
/**
 * Who.
 */
seat: number, } | { "kind": "waited" };

/**
 * Something that came of it.
 */
export type FiredUpEffect = { "kind": "morale", 
/**
 * Whose.
 */
fighter: FiredUpFighter, 
/**
 * How it is now.
 */
morale: FiredUpMorale, } | { "kind": "fell", 
/**
 * Who.
 */
fighter: FiredUpFighter, } | { "kind": "settled", 
/**
 * Which.
 */
bet: string, 
/**
 * The cards on it, in the order of revealing.
 */
cards: Array<FiredUpRevealed>, } | { "kind": "shown", 
/**
 * By whom.
 */
seat: number, 
/**
 * Which.
 */
card: string, 
/**
 * For how many points.
 */
points: number, } | { "kind": "round", 
/**
 * Which, from 1.
 */
round: number, 
/**
 * Who begins it.
 */
first: number, 
/**
 * What the viewer drew.
 */
drawn: Array<string>, } | { "kind": "won", 
/**
 * Who has won.
 */
seats: Array<number>, };

/**
 * A betting card that was turned over.
 */
export type FiredUpRevealed = { 
/**
 * Whose it was.
 */
seat: number, 
/**
 * The fighter that it names.
 */
fighter: FiredUpFighter, 
/**
 * What it earned.
 */
points: number, };
