// Made by `cargo test -p server`; see crates/server/src/web/typescript.rs.
// Do not edit: set NEMEDIAN_UPDATE=1 and run the tests to write it anew.

export type Account = {
  id: string;
  name: string;
  portrait: string;
  guest: boolean;
  mail: string;
  confirmed: boolean;
  admin: boolean;
  made: number;
  /** When they were last here, to the minute. */
  seen: number;
  /** Since when they are banned, or 0. */
  banned: number;
  ban_reason: string;
};

export type AdminLink = {
  token: string;
};

/** Something one may do, and what the coach expects of it. */
export type Advised = {
  action: string;
  /** The offer it is. */
  line: Line;
  /** Of winning, 0 to 1. */
  chance: number;
  /** At the end of the game. */
  points: number;
  because: Line;
};

/** The answer to a command. */
export type Answer = { id: string; version: number; answer: "done" } | { id: string; refusal: Refusal; answer: "refused" } | { id: string; answer: "unknown" } | { id: string; command: string; done: boolean; version: number; answer: "became" } | { id: string; snapshot: Snapshot; answer: "stale" } | { id: string; hint: Hint; answer: "hint" } | { id: string; seats: Expected[]; answer: "forecast" } | { id: string; reasons: Refusal[]; answer: "why" };

export type Ban = {
  reason?: string;
};

/** Whom one wants nothing to do with. */
export type Block = { table: string; line: number; by: "line" } | { table: string; seat: number; by: "seat" } | { name: string; by: "name" };

export type Blocked = {
  id: string;
  name: string;
  /** Since when, in milliseconds since 1970. */
  at: number;
};

export type ChanceCheck = "recomputed" | "unopened" | "unverifiable";

export type ChatLine = {
  number: number;
  /** Whether you said it. */
  yours: boolean;
  name: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
};

/** What one wants to play, before the start. */
export type ChooseRole = {
  /** One of one's own. */
  seat: number;
  /** Nothing leaves it open again. */
  role?: string | null;
};

export type Claim = {
  name: string;
  password: string;
  mail?: string | null;
};

/** What a player says on a table's socket. */
export type Command = Order & { id: string; seen?: number };

export type Company = {
  blocked: Blocked[];
  muted: Muted[];
};

/** The word of a link, out of what follows the hash sign. */
export type Confirm = {
  token: string;
};

/** How the game went, in numbers of each seat, as one looker saw them. */
export type Course = {
  /** Versions of the looker's view, the first and the last among them; the values below belong to them. */
  versions: number[];
  /** The entries they belong to: once the game is over. */
  entries?: number[] | null;
  plots: Plot[];
};

export type Credentials = {
  name: string;
  password: string;
};

/** Everything that is stored about one person. Times are milliseconds since 1970. */
export type Everything = {
  account: Account;
  logins: KeptLogin[];
  seats: KeptSeat[];
  deeds: OwnDeed[];
  /** The tables opened. */
  tables: KeptTable[];
  talk: Said[];
  blocked: KeptBlock[];
  /** The tables whose talk is not shown. */
  muted: string[];
  /** What was reported to the operator. */
  reports: KeptReport[];
};

/** What is expected of a seat, from nothing but the asker's view. */
export type Expected = {
  /** At the end of the game. */
  points: number;
  /** Of winning, 0 to 1. */
  chance: number;
};

/** What shows that somebody means it: the password, or for a guest, who has none, the name. */
export type Farewell = {
  password?: string | null;
  name?: string | null;
};

/** A name, or a confirmed mail address. */
export type Forgotten = {
  who: string;
};

/** A game to be played on from a moment of another one, by what one seat knew then. */
export type Fork = {
  /** After this entry; 0 is the opening. */
  entry: number;
  /** Whose knowledge stands; everything it did not know is dealt anew. An onlooker's if not said. */
  seat?: number | null;
  seats: Wanted[];
  listed?: boolean;
};

/** The same from a chronicle that was written elsewhere. Its game need not be over. */
export type ForkOf = {
  chronicle: string;
  fork: Fork;
};

/** What is printed on the box. */
export type GameLabel = {
  game: string;
  /** In the asker's language, as is what follows. */
  title: string;
  /** The game in a line. */
  about: string;
  edition: number;
  /** The fewest and the most who may play. */
  seats: [number, number];
  /** What a seat may be; empty where all are alike. */
  roles: Named[];
  /** Whether the rules recommend who plays what. */
  recommends: boolean;
  options: OptionLabel[];
  presets: PresetLabel[];
  /** The edition of cards and boards. */
  content: string;
};

/** Every game, and against whom. */
export type Games = {
  games: GameLabel[];
  /** The weakest first. */
  bots: string[];
  /** Temperaments of bots that have a level. */
  tempers: string[];
};

/** What a coach would do in this seat, from nothing but its own view. */
export type Hint = {
  /** The best first. */
  options: Advised[];
};

export type Invitation = {
  seat: number;
  word: string;
};

export type Join = {
  /** Any that is open if not said. */
  seat?: number | null;
  invitation?: string | null;
  /** What to play, where the seat leaves it open. */
  role?: string | null;
  /** What this seat adds to chance: 32 hexadecimal digits. Drawn for you if not given. */
  nonce?: string | null;
};

/** Somebody one wants nothing to do with, by id. */
export type KeptBlock = {
  person: string;
  at: number;
};

export type KeptLogin = {
  agent: string;
  made: number;
  /** To the hour. */
  used: number;
};

export type KeptReport = {
  table: string;
  line: number;
  why: string;
  at: number;
  /** When it was settled, or 0. */
  settled: number;
  verdict: string;
};

export type KeptSeat = {
  table: string;
  game: string;
  status: string;
  seat: number;
  role: string;
  stand_in: boolean;
  /** The version last looked at. */
  looked: number;
  /** What this seat added to chance. */
  nonce: string;
};

export type KeptTable = {
  table: string;
  game: string;
  status: string;
  listed: boolean;
  watchable: boolean;
  hints: boolean;
  terms: TableTerms;
  made: number;
};

/** A person as the operator sees them. */
export type Known = {
  id: string;
  name: string;
  guest: boolean;
  admin: boolean;
  /** When they came, in milliseconds since 1970. */
  made: number;
  /** When they were last here, to the minute; 0 if nobody noted it. */
  seen: number;
  /** Since when they are banned, if they are. */
  banned?: number | null;
  ban_reason: string;
  /** At how many tables they sit or sat. */
  tables: number;
  /** How many of their lines were reported. */
  reports: number;
};

/** A person, and the tables they sit at, the latest first. */
export type KnownPerson = {
  person: Known;
  tables: KnownTable[];
};

export type KnownSeat = {
  seat: number;
  sitter: Sitter;
  person?: string | null;
  name: string;
  stand_in: boolean;
};

/** A table as the operator sees it: who sits there, and never what is played. */
export type KnownTable = {
  id: string;
  game: string;
  status: Status;
  /** Whose it is, by id. */
  owner?: string | null;
  listed: boolean;
  watchable: boolean;
  touched: number;
  seats: KnownSeat[];
};

/** A phrase and the sentence that says it in the listener's language. */
export type Line = {
  key: string;
  /** Numbers of seats, counts, and keys of names. */
  args: Record<string, unknown>;
  text: string;
  /** The rule it is about, to be opened from there. */
  rule?: string | null;
};

export type Lobby = {
  tables: TableInfo[];
};

export type LoginInfo = {
  id: string;
  agent: string;
  at: number;
  /** The one that asks. */
  this: boolean;
};

export type Me = {
  id: string;
  name: string;
  /** The portrait one chose, by its key. */
  portrait?: string | null;
  guest: boolean;
  admin: boolean;
  mail?: string | null;
  /** Whether the link that was sent to this address was opened. */
  confirmed: boolean;
  /** Whether this server sends mail. */
  mails: boolean;
};

/** A table whose talk one does not hear. */
export type Muted = {
  table: string;
  game: string;
};

export type MyGame = {
  table: TableInfo;
  seat: number;
  your_turn: boolean;
  version: number;
  /** The version you looked at last: what came after it is new to you. */
  seen: number;
};

export type Named = {
  key: string;
  /** In the asker's language. */
  name: string;
};

/** Another mail address, or none; a link is sent to it, if this server sends mail. */
export type NewMail = {
  mail: string;
  password: string;
};

/** The old password, and the new one; every other log-in ends. */
export type NewPassword = {
  old: string;
  new: string;
};

export type NewTable = {
  game: string;
  terms?: TableTerms;
  seats: Wanted[];
  listed?: boolean;
  watchable?: boolean;
  hints?: boolean;
  /** One person may take several open seats. */
  several?: boolean;
};

/** Something one may do now. */
export type Offer = Line & { action: string; final: boolean };

/** The words that open the invited seats. Shown to the one who opens the table, and never again. */
export type Opened = {
  table: TableInfo;
  invitations: Invitation[];
};

export type OptionLabel = {
  name: string;
  /** The rule it changes, and what that rule says. */
  rule: string;
  text: string;
  /** Named values; a flag is `off` or `on`. */
  values?: string[] | null;
  /** Or the least and the most. */
  range?: [number, number] | null;
  default: string;
};

export type Order = { action: string; do: "act" } | { do: "take_back" } | { do: "resign" } | { bot?: string | null; do: "hand_over" } | { do: "take_over" } | { text: string; do: "chat" } | { command: string; do: "became" } | { version: number; do: "looked" } | { do: "hint" } | { do: "forecast" } | { thing: string; do: "why" };

export type Overview = {
  /** Tables by status. */
  tables: Record<string, number>;
  /** Tables in memory here. */
  loaded: number;
  /** Reports that wait to be settled. */
  reports: number;
};

/** Something done at a seat, in the notation of the log. */
export type OwnDeed = {
  table: string;
  seat: number;
  deed: string;
  at: number;
};

/** A past view of a game, as its looker saw it. */
export type Past = {
  version: number;
  /** The last version there is. */
  last: number;
  /** The entry of the chronicle, and how many there are: once the game is over. Before, they would count what others do in secret. */
  entry?: number | null;
  entries?: number | null;
  view: View;
  /** What this looker heard at this step. */
  heard: Line[];
};

/** One step of an RFC 6902 patch. */
export type PatchStep = {
  op: string;
  path: string;
  from?: string | null;
  value?: Record<string, unknown> | null;
};

export type Placing = {
  /** 1 is best; tied seats share a place. */
  place: number;
  score: number;
};

/** Who sat in a seat, as the chronicle names him. */
export type Player = {
  /** Null where the rules give no roles, or draw them. */
  role?: string | null;
  name: string;
};

export type Plot = {
  key: string;
  /** In the asker's language. */
  name: string;
  /** By seat, then by version; null where it was hidden or is not known. */
  seats: ((number | null)[])[];
};

export type Portrait = {
  /** One of those there are, by its key; nothing for none. */
  portrait?: string | null;
};

export type Presence = {
  /** The seats whose players are connected. */
  seats: number[];
  onlookers: number;
};

export type PresetLabel = {
  name: string;
  options: Record<string, string>;
};

/** What went wrong, in a word for programs and a sentence for people; never a word about a game's position. */
export type Problem = {
  code: string;
  text: string;
};

/** What was checked of a chronicle, with nothing but its text and the rules. */
export type Receipt = {
  game: string;
  edition: number;
  /** By seat. */
  players: Player[];
  /** Each allowed by the rules. */
  entries: number;
  over: boolean;
  /** How often chance was asked. */
  answers: number;
  chance: ChanceCheck;
  /** What was promised before the game, and the secret that keeps the promise. */
  commitment?: string | null;
  secret?: string | null;
  /** SHA-256 of the text that was checked. */
  digest: string;
  /** All this in a sentence. */
  text: string;
};

export type Refusal = {
  /** The rule that forbids it. */
  rule?: string | null;
  key: string;
  text: string;
};

export type Rename = {
  name: string;
};

/** A line of talk that the operator should see. */
export type Report = {
  table: string;
  line: number;
  /** In one's own words. */
  why?: string;
};

/** Talk that somebody reported. */
export type Reported = {
  id: string;
  table: string;
  line: number;
  /** Who said it: id, and the name they had. */
  person: string;
  name: string;
  text: string;
  /** Who reported it, by id and name. */
  reporter: string;
  reporter_name: string;
  why: string;
  /** What was said before and after it. */
  context: ChatLine[];
  at: number;
  /** When it was settled, if it is. */
  settled?: number | null;
  verdict: string;
};

/** The word of a link, and a password. */
export type Reset = {
  token: string;
  password: string;
};

/** Good for one new password. Shown to the operator, who hands it to its owner. */
export type ResetLink = {
  link: string;
};

/** The numbered rules of a game. */
export type RuleBook = {
  game: string;
  title: string;
  introduction: string;
  sections: RuleSection[];
};

export type RuleSection = {
  /** What the numbers of its rules begin with. */
  letter: string;
  title: string;
  rules: RuleText[];
};

export type RuleText = {
  id: string;
  /** The heading within the section it stands under. */
  heading?: string | null;
  text: string;
};

export type Said = {
  table: string;
  text: string;
  at: number;
};

export type SeatInfo = {
  seat: number;
  sitter: Sitter;
  name: string;
  /** The portrait the person chose, by its key. */
  portrait?: string | null;
  you: boolean;
  /** Agreed before the start: a role, `random`, `chosen` where the player has yet to choose, or nothing where the rules decide unless the player does. */
  role?: string | null;
  /** Whoever sits here may choose his role before the start. */
  free: boolean;
  /** The bot that sits here or stands in. */
  bot?: string | null;
  temper?: string | null;
  /** A bot plays until the person is back. */
  stand_in: boolean;
};

/** Whom a table's owner sends away. */
export type SendAway = {
  seat: number;
};

export type Settle = {
  verdict?: string;
};

export type Sitter = "open" | "invited" | "person" | "bot";

/** Everything one may know of a table now. */
export type Snapshot = {
  /** How many changes of this view there were; every looker counts his own. */
  version: number;
  /** The version this player has looked at last. */
  seen: number;
  /** Who is looking; nothing for an onlooker. */
  seat?: number | null;
  table: TableInfo;
  presence: Presence;
  view?: null | View;
  story: StoryLine[];
  chat: ChatLine[];
};

export type Status = "gathering" | "running" | "over";

/** A line of the story, with the version of one's own view that it led to. */
export type StoryLine = Line & { version: number };

export type StoryOf = {
  version: number;
  story: StoryLine[];
};

export type TableInfo = {
  id: string;
  game: string;
  status: Status;
  terms: TableTerms;
  seats: SeatInfo[];
  listed: boolean;
  watchable: boolean;
  hints: boolean;
  /** One person may take several open seats. */
  several: boolean;
  /** Whether you opened this table. */
  yours: boolean;
  /** The promise that chance is derived from a secret chosen before anybody sat down. */
  commitment: string;
  turn: number[];
  /** When something last happened here that everybody may know, in milliseconds since 1970. */
  touched: number;
  /** The rematch. */
  next?: string | null;
};

/** What a table agrees on. */
export type TableTerms = {
  edition?: number | null;
  preset?: string | null;
  options?: Record<string, string>;
};

/** What the server says on a table's socket. */
export type ToClient = Snapshot & { type: "snapshot" } | { version: number; seat?: number | null; table: TableInfo; presence: Presence; chat?: ChatLine[]; type: "resumed" } | { version: number; heard: Line[]; patch: PatchStep[]; type: "update" } | { table: TableInfo; type: "table" } | Presence & { type: "presence" } | ChatLine & { type: "chat" } | { chat: ChatLine[]; type: "talk" } | Answer & { type: "answer" } | Problem & { type: "problem" };

/** The game as one looker may see it. */
export type View = {
  /** The game's own sheet; each game has its own form. */
  sheet: Record<string, unknown>;
  ask: Line;
  /** The position in words, line by line: for screen readers, and wherever there is no room for a picture. Empty unless asked for with `words=true`. */
  words: Line[];
  /** Whom the table waits for. */
  turn: number[];
  offers: Offer[];
  take_back: boolean;
  over: boolean;
  /** By seat, once the game is over. */
  standing?: Placing[] | null;
};

/** Who is to sit somewhere. */
export type Wanted = { role?: string | null; sitter: "me" } | { role?: string | null; sitter: "open" } | { role?: string | null; sitter: "invited" } | { bot: string; temper?: string | null; role?: string | null; sitter: "bot" };
