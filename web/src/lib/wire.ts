// Written by `make wire` from src/frostwall/server/wire/ and src/frostwall/core/types.py. Do not edit.

export const CHANCE = -1;
export const SPECTATOR = -2;
export const MOST_MOVES = 40;
export const LONGEST_MOVE = 400;
export const LONGEST_BOT_PAUSE = 5000;
export const LONGEST_CHAT = 300;
export const LONGEST_NAME = 24;
export const LONGEST_MESSAGE = 16384;
export const MOST_SEATS = 6;
export const AWAY_BY_TURNS = 86400;

export type Level = "easy" | "medium" | "full";
export type Pace = "live" | "turns";
export type Caretaker = "auto" | "vote" | "never";
export type Matter = "end" | "undo" | "caretaker";
export type Stage = "lobby" | "playing" | "over" | "closed";
export type PuzzleLevel = "easy" | "medium" | "hard";

// --- a game, as every game shows itself ---

/** A legal move: its notation, its kind and its arguments. A client filters by the fields and never reads `text`. */
export interface MoveShape {
  text: string;
  kind: string;
  [field: string]: unknown;
}

/** The open decision: who must make it and by which rule. `id` changes with every new decision. */
export interface DecisionShape {
  id: number;
  kind: string;
  seat: number;
  rule: string;
  source?: string;
  sealed?: boolean;
}

/** What every game's view has; `seats` and `board` are the game's own. */
export interface ViewShape {
  game: string;
  rules: string;
  viewer: number;
  turn: number;
  phase: string;
  actors: number[];
  decision: DecisionShape | null;
  moves: MoveShape[];
  choices: Record<string, unknown>[];
  seats: Record<string, unknown>[];
  board: Record<string, unknown>;
  outcome: OutcomeShape | null;
}

/** Where an option applies; no seats named: whatever their number. */
export interface AppliesShape {
  rules: string[];
  seats: number[];
}

/** One table option: its key and values as in the rules, and where it applies. */
export interface OptionShape {
  key: string;
  type: "bool" | "int" | "choice" | "file";
  values: (string | number | boolean)[];
  default: string | number | boolean;
  applies: AppliesShape;
  rule: string;
}

/** Why a move, an option or a position is not accepted: a code, its rule and what it would need. */
export interface RefusalShape {
  code: string;
  rule: string;
  args: Record<string, unknown>;
  needs: Record<string, unknown>;
}

/** What happened, by which rule, as a preview foresees it: no line of the record has it yet. */
export interface GameEventShape {
  name: string;
  seat: number;
  args: Record<string, unknown>;
  rule: string;
}

/** How a game ended: nobody, one or several winners, the ranking, and where the points came from. */
export interface OutcomeShape {
  winners: number[];
  ranking: number[];
  points: number[];
  sources: Record<string, number>[];
  ending: string;
}

// --- messages ---

/** How a table is played, beyond the rules of its game. */
export interface SettingsInput {
  listed?: boolean;
  pace?: Pace;
  away_after?: number; // seconds until a caretaker may play
  caretaker?: Caretaker;
  clock_move?: number | null; // seconds per decision
  clock_game?: number | null; // seconds per seat and game
  bot_pause?: number; // milliseconds a bot waits so that people can follow
  hints?: boolean; // may a seat ask what a bot would do?
}

/**
 * Make these moves, all or none. `decision` is the id of the view's open decision; the same message
 * again, with its `key`, gets the first answer and moves nothing. `seat` says for whom, where one
 * person has several of them.
 */
export interface Move {
  table: string;
  ref?: string | null;
  type: "move";
  decision: number;
  key: string;
  moves: string[];
  seat?: number | null;
}

/** May this be done, and if not, why not? As notation, or as the fields of a move. */
export interface Why {
  table: string;
  ref?: string | null;
  type: "why";
  text?: string | null;
  fields?: Record<string, unknown> | null;
  seat?: number | null;
}

/** What would these moves do, up to the first chance, reveal or decision of another? */
export interface Preview {
  table: string;
  ref?: string | null;
  type: "preview";
  moves: string[];
  seat?: number | null;
}

/** What would a bot do here? */
export interface Hint {
  table: string;
  ref?: string | null;
  type: "hint";
  seat?: number | null;
}

/**
 * Take back: the own last move, or everything after line `to`. `consent` asks the others beyond the
 * own right.
 */
export interface Undo {
  table: string;
  ref?: string | null;
  type: "undo";
  key: string;
  to?: number | null;
  consent?: boolean;
  seat?: number | null;
}

export interface Chat {
  table: string;
  ref?: string | null;
  type: "chat";
  key: string;
  text: string;
}

/**
 * Send me this table from now on, beginning with a fresh view. `since` is the last line the client
 * has seen: what happened meanwhile comes along. Without it that is what happened since the guest
 * was last here; with -200, in the last 200 lines at least. `seat` turns the device to one of the
 * own seats; -2 looks on.
 */
export interface Sync {
  table: string;
  ref?: string | null;
  type: "sync";
  since?: number | null;
  seat?: number | null;
  scene?: boolean;
}

/** Send me nothing more of this table. */
export interface Unwatch {
  table: string;
  ref?: string | null;
  type: "unwatch";
}

/** Take an open seat. A second one on the same device is hot seat; then `name` says who sits there. */
export interface Sit {
  table: string;
  ref?: string | null;
  type: "sit";
  seat: number;
  name?: string | null;
}

/** Leave the seat (all own seats if none is named). In a running game a caretaker plays on. */
export interface Stand {
  table: string;
  ref?: string | null;
  type: "stand";
  seat?: number | null;
}

/** Host: a bot into an open seat. */
export interface Fill {
  table: string;
  ref?: string | null;
  type: "fill";
  seat: number;
  bot: string;
  level?: Level;
}

/** Host: take the bot or the person out of a seat. In a running game a bot plays on for a person. */
export interface Empty {
  table: string;
  ref?: string | null;
  type: "empty";
  seat: number;
}

/** Host: this guest leaves the table and may not come back. */
export interface Remove {
  table: string;
  ref?: string | null;
  type: "remove";
  guest: string;
}

/** Host: this guest may (not) chat here. */
export interface Mute {
  table: string;
  ref?: string | null;
  type: "mute";
  guest: string;
  on: boolean;
}

/** Host: let nobody new in, neither by the invitation nor to look on, or open the table again. */
export interface Lock {
  table: string;
  ref?: string | null;
  type: "lock";
  on: boolean;
}

/** Host: stop the table and its clocks, or let it go on. */
export interface Pause {
  table: string;
  ref?: string | null;
  type: "pause";
  on: boolean;
}

/** Host: how many milliseconds a bot waits before it moves, so that people can follow. */
export interface BotPause {
  table: string;
  ref?: string | null;
  type: "bot_pause";
  pause: number;
}

/** Host, before the start: may a seat ask for hints at this table? */
export interface Hints {
  table: string;
  ref?: string | null;
  type: "hints";
  on: boolean;
}

/** A word of one's own for the dice, before the start: then not even the server could have chosen them. */
export interface Word {
  table: string;
  ref?: string | null;
  type: "word";
  text: string;
}

/** Host: begin. Every seat must be taken. */
export interface Start {
  table: string;
  ref?: string | null;
  type: "start";
}

/**
 * Say yes or no to an open vote, or open one: to end the game, or to let a caretaker play the seat
 * of somebody who is away. A vote on an undo is opened by `undo`.
 */
export interface Vote {
  table: string;
  ref?: string | null;
  type: "vote";
  matter: Matter;
  yes: boolean;
  seat?: number | null;
}

/** I am here again and play my seat myself. */
export interface Back {
  table: string;
  ref?: string | null;
  type: "back";
}

/** Give up: a bot plays the seat to the end. */
export interface Concede {
  table: string;
  ref?: string | null;
  type: "concede";
  seat?: number | null;
}

/** Host: delete the table with its record and chat; not while it is played. */
export interface Close {
  table: string;
  ref?: string | null;
  type: "close";
}

/** The same table again, once this game has ended. */
export interface Rematch {
  table: string;
  ref?: string | null;
  type: "rematch";
}

export interface NewGuest {
  name: string;
}

/**
 * A table to be made. `seats` are those of the game; the host takes `seat` unless `sit` is false;
 * `bots` fill the rest from the back. A `record` (with `to`) starts it from a position; a `day`
 * gives the deal of that day.
 */
export interface NewTable {
  game: string;
  rules?: string | null;
  seats: number;
  options?: Record<string, string | number | boolean | Record<string, unknown>>;
  settings?: SettingsInput;
  bots?: string[];
  level?: Level;
  sit?: boolean;
  seat?: number;
  record?: string | null;
  to?: number | null;
  day?: string | null;
}

/** A finished or unfinished record to be watched. */
export interface NewRecord {
  text: string;
}

export interface Join {
  invite: string;
}

export interface LanAsk {
  on: boolean;
}

/**
 * No, and why: a code, its rule, what it is about and what would make it possible. Nothing has
 * changed.
 */
export interface Refused {
  type: "refused";
  table: string | null;
  ref: string | null;
  code: string;
  rule: string;
  args: Record<string, unknown>;
  needs: Record<string, unknown>;
}

/**
 * Yes. `seq` is the last line of the record that this message wrote, if it wrote any; `result` is
 * what was asked for: of `why` {"legal": true}, of `preview` the events, of `rematch` the new
 * table; of `hint` the `moves`, what they say by their fields (`says`), and the `reasons` for them
 * that the next best move has not: each the key of a sentence and its arguments; where the bot can
 * say so, how `sure` it is (clear, likely, even) and the `next` best move by its fields.
 */
export interface Done {
  type: "done";
  table: string;
  ref: string | null;
  key: string | null;
  seq: number | null;
  result: Record<string, unknown> | null;
}

/** One line of the record as the viewer may read it; `?` stands for what it may not know. */
export interface LineShape {
  seq: number;
  seat: number;
  text: string;
  notes: Record<string, string>;
}

/** What happened at a line of the record; null for an argument the viewer may not know. */
export interface EventShape {
  seq: number;
  name: string;
  seat: number;
  args: Record<string, unknown>;
  rule: string;
}

/**
 * The table has moved on from line `since` to line `seq`; `view` is what the viewer sees now. A
 * client that is not at `since` has missed something and asks for a `sync`.
 */
export interface Update {
  type: "update";
  table: string;
  since: number;
  seq: number;
  lines: LineShape[];
  events: EventShape[];
  view: ViewShape;
  undo: number | null; // the line back to which the viewer's seat may go alone; null: nothing to take back
  consent: number[]; // who must agree before the viewer's seat may take back its last move, where `undo` is null
}

export interface SeatShape {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string | null;
  guest: string | null;
  bot: string | null;
  level: Level | null;
  away: number | null; // since when, in seconds of the epoch
  caretaker: string | null; // the bot that plays for the person
  conceded: boolean;
  used: number; // seconds of this seat's game clock
  deadline: number | null; // when the clock runs out that runs now
}

export interface VoteShape {
  matter: Matter;
  by: number;
  seat: number | null;
  to: number | null;
  yes: number[];
  needed: number[]; // the seats that have not answered
}

export interface GuestShape {
  guest: string;
  name: string;
  muted: boolean;
  here: boolean;
}

/** How a table is played, beyond the rules of its game. */
export interface Settings {
  listed: boolean;
  pace: Pace;
  away_after: number; // seconds until a caretaker may play
  caretaker: Caretaker;
  clock_move: number | null; // seconds per decision
  clock_game: number | null; // seconds per seat and game
  bot_pause: number; // milliseconds a bot waits so that people can follow
  hints: boolean; // may a seat ask what a bot would do?
}

/**
 * Everything about a table that is not the game: who sits where, what is voted on, what the clocks
 * say.
 */
export interface TableShape {
  id: string;
  game: string;
  rules: string;
  seats: SeatShape[];
  options: Record<string, unknown>;
  set: string | null;
  settings: Settings;
  stage: Stage;
  host: string;
  guests: GuestShape[];
  watching: number; // how many look on
  paused: boolean;
  locked: boolean; // nobody new comes in
  votes: VoteShape[];
  commit: string | null;
  words: string[];
  verifiable: boolean;
  day: string | null; // the game of this day: the same deal for everybody, whose seed everybody can know beforehand
  compared: number[]; // of the game of a day: seats whose result will be shown; a hint takes the seat out
  seed: string | null; // revealed when the game has ended; of the game of a day never secret
  ending: string | null; // why it ended, when not by its rules
  created: number;
  now: number; // the server's clock, by which `deadline` and `away` are told
  seq: number;
  source: string | null; // the record it was imported from, or "position"
  rematch: string | null;
}

/** Something about the table has changed; all of it comes again. `version` grows. */
export interface TableNews {
  type: "table";
  table: string;
  version: number;
  info: TableShape;
}

/** The table says something about itself: a caretaker took over, a bot failed, a clock ran out. */
export interface Notice {
  code: string;
  args: Record<string, unknown>;
}

/**
 * One line of the chat. A `notice` is the table's own and has no text; who is named then is whom it
 * is about. The name of a guest who was deleted is empty.
 */
export interface ChatShape {
  n: number;
  guest: string | null;
  name: string;
  text: string;
  at: number;
  notice: Notice | null;
}

export interface ChatNews {
  type: "chat";
  table: string;
  line: ChatShape;
}

/** Who the receiver is at this table. `viewer` is whose view the socket gets now. */
export interface You {
  guest: string;
  seats: number[];
  viewer: number;
  host: boolean;
  muted: boolean;
  invite: string | null; // the path of the invitation link, for those who sit here
}

/**
 * The answer to `sync`: everything needed to draw the table. `meanwhile` is what happened since the
 * line the client named, or since it was here last; `lines` are the lines of the record since then,
 * and say what was taken back.
 */
export interface Synced {
  type: "synced";
  table: string;
  ref: string | null;
  version: number;
  info: TableShape;
  you: You;
  seq: number;
  scene: Record<string, unknown> | null;
  view: ViewShape | null; // null in the lobby
  undo: number | null;
  consent: number[];
  lines: LineShape[];
  meanwhile: EventShape[];
  chat: ChatShape[];
}

export interface GuestAnswer {
  guest: string;
  name: string;
}

export interface Made {
  table: string;
  invite: string | null;
}

/** One table of a list. */
export interface TableLine {
  id: string;
  game: string;
  rules: string;
  stage: Stage;
  names: (string | null)[];
  seats: number;
  open: number;
  pace: Pace;
  mine: boolean;
  my_turn: boolean;
  touched: number;
}

export interface TableList {
  tables: TableLine[];
}

/** What somebody made of the game of a day, at the first attempt. */
export interface DailyResult {
  name: string;
  points: number;
  won: boolean;
  rival: number | null; // the points of an opponent that has no seat
  at: number;
  mine: boolean;
}

/** My first attempt, the only one that counts; no table any more if it was deleted. */
export interface DailyTry {
  table: string | null;
  stage: Stage | null;
}

/** The game of a day and its finished games at this server, best first. */
export interface DailyShape {
  day: string;
  today: string;
  game: string;
  rules: string;
  seats: number;
  options: Record<string, unknown>;
  seed: string;
  mine: DailyTry | null;
  results: DailyResult[];
}

/**
 * A bot that may sit at a table. A `character` is offered first, has a name and a style, and is
 * itself a level.
 */
export interface BotShape {
  name: string;
  levels: Level[];
  character: boolean;
}

export interface GameShape {
  name: string;
  rules: Record<string, number[]>;
  options: Record<string, OptionShape[]>;
  bots: BotShape[];
  sets: string[];
}

export interface GameList {
  games: GameShape[];
}

export interface Joined {
  table: string;
}

/** One line of a replay: the line, what happened, and the view after it. */
export interface ViewStep {
  line: LineShape | null; // null before the first line
  events: EventShape[];
  view: ViewShape;
}

/** A part of a replay for one viewer, from line `since` (0: before the first) on. */
export interface ViewPage {
  record: string;
  viewer: number;
  last: number; // the number of the record's last line
  scene: Record<string, unknown> | null;
  steps: ViewStep[];
  next: number | null; // where the next page begins
}

/** An outcome of chance: what it gave to each seat, and what was to be expected just before it. */
export interface LuckDraw {
  line: number;
  got: number[];
  expected: number[];
}

/** How chance treated the seats of a finished game; empty where the game does not count it. */
export interface Luck {
  record: string;
  draws: LuckDraw[];
}

/**
 * The chances of each seat after a line; line 0 is the beginning. `by` is who made the line, -1 is
 * nature.
 */
export interface ReviewMoment {
  line: number;
  turn: number;
  by: number;
  shares: number[];
}

/** A move, and the chance that it promised by what its seat knew. */
export interface ReviewOption {
  text: string;
  value: number;
}

/**
 * A choice: what the best move promised beyond the one made (`loss`), what the one made promised
 * beyond the obvious move (`gain`), and how far off both may be. The lesser of two moves may be
 * followed by the better one, if it still could be in the same turn.
 */
export interface ReviewDecision {
  line: number;
  turn: number;
  seat: number;
  played: ReviewOption;
  options: ReviewOption[]; // the best first
  obvious: string | null; // the move that a find surpassed; none in reviews of before
  loss: number;
  gain: number;
  error: number;
  mistake: boolean;
  find: boolean;
}

/** start + luck + play + others = end; `mistakes` and `finds` are the lines of the largest ones. */
export interface ReviewSeat {
  seat: number;
  start: number;
  luck: number;
  play: number;
  others: number;
  end: number;
  lost: number;
  mistakes: number[];
  finds: number[];
}

/** What a move did, or would have done. */
export interface ReviewEvent {
  name: string;
  seat: number;
  args: Record<string, unknown>;
  rule: string;
}

/**
 * A line that the review speaks of: what it did, and what the better or the obvious move would have
 * done, if there was one.
 */
export interface ReviewTold {
  line: number;
  did: ReviewEvent[];
  better: ReviewEvent[];
  obvious: ReviewEvent[];
}

/** What the coach found in a finished game. */
export interface Review {
  format: number;
  game: string;
  rules: string;
  moments: ReviewMoment[];
  turning: number[]; // lines, the greatest change first
  decisions: ReviewDecision[];
  seats: ReviewSeat[];
  told: ReviewTold[];
}

/** A review, or how far it is: ask again in a second. */
export interface Reviewed {
  record: string;
  done: number;
  total: number;
  review: Review | null;
}

/** Who invites to what: for whoever has the link, before they have a name. Nothing of the game. */
export interface Invited {
  host: string | null; // null if the host was deleted
  game: string;
  rules: string;
  stage: Stage;
  pace: Pace;
  names: string[]; // who sits there, bots included
  seats: number;
  open: number; // how many can still sit down
}

/** An invitation for friends: where they find it, that as the address of a picture, and what it is to. */
export interface InvitationShape {
  link: string;
  qr: string;
  table: Invited;
}

/**
 * Where others in the same network reach this server, and whether whoever asks may switch that on
 * and off.
 */
export interface LanShape {
  addresses: string[];
  may: boolean;
}

/** One topic of the rulebook and the rules it covers. */
export interface RuleEntry {
  name: string;
  ids: string[];
  chapter: string;
  title: string;
  text: string;
  see: string[]; // names of related entries
  modes: string[]; // empty: it applies in every mode
  words: string[]; // further words people may look for
}

/**
 * The rulebook of a game, in reading order; `lang` is the language it is really in. `elsewhere` has
 * the names of things in the other languages, each with the name in this one: people look for
 * either.
 */
export interface RuleBook {
  game: string;
  lang: string;
  entries: RuleEntry[];
  elsewhere: Record<string, string>;
}

/** One puzzle of a list. */
export interface PuzzleLine {
  id: string;
  rules: string;
  seats: number;
  theme: string;
  level: PuzzleLevel;
}

/** The puzzles of a game in the order in which somebody should meet them; `themes` likewise. */
export interface PuzzleList {
  game: string;
  themes: string[];
  puzzles: PuzzleLine[];
}

/** A puzzle as its seat sees it: the same as a table where it is that seat's turn. */
export interface PuzzleShape {
  puzzle: PuzzleLine;
  table: Synced;
}

/** A move by its fields, as a view lists it, and the chance of winning that it promises, in percent. */
export interface PuzzleMove {
  fields: Record<string, unknown>;
  percent: number;
}

/** What speaks for a move: the key of a sentence, and its arguments. */
export interface PuzzleReason {
  key: string;
  args: Record<string, unknown>;
}

/**
 * What is said about an answer. `cost` is what it promises less than the best move, in percentage
 * points; null: nobody looked at it.
 */
export interface PuzzleVerdict {
  right: boolean;
  cost: number | null;
  best: PuzzleMove;
  next: PuzzleMove;
  reasons: PuzzleReason[];
}

/** Everything a client may ask of a table. */
export type Ask =
  | Move
  | Why
  | Preview
  | Hint
  | Undo
  | Chat
  | Sync
  | Unwatch
  | Sit
  | Stand
  | Fill
  | Empty
  | Remove
  | Mute
  | Lock
  | Pause
  | BotPause
  | Hints
  | Word
  | Start
  | Vote
  | Back
  | Concede
  | Close
  | Rematch;

/** What comes back, once, to whoever asked; `ref` says to what. */
export type Answer =
  | Refused
  | Done
  | Synced;

/** What a table sends by itself to all who follow it. */
export type News =
  | Update
  | TableNews
  | ChatNews;
