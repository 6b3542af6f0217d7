// Made from the server's wire types by `cargo test -p server`; see crates/server/src/typescript.rs.
// Do not edit: set NEMEDIAN_UPDATE=1 and run the tests to write it anew.

export type AdminLink = { token: string };

/** The answer to a command. */
export type Answer = { id: string; version: number; answer: "done" } | { id: string; refusal: Refusal; answer: "refused" } | { id: string; snapshot: Snapshot; answer: "stale" } | { id: string; hint: Hint; answer: "hint" };

export type ChatLine = { number: number; name: string; text: string; at: number };

export type Claim = { name: string; password: string; mail?: string | null };

/** What a player says on a table's socket. */
export type Command = Order & { id: string; seen?: number };

export type Credentials = { name: string; password: string };

/** What a coach would do in this seat, from nothing but its own view. */
export type Hint = Line & { action: string };

export type Invitation = { seat: number; word: string };

export type Join = { seat?: number | null; invitation?: string | null; nonce?: string | null };

/** A phrase and the sentence that says it in the listener's language. */
export type Line = { key: string; args: Record<string, unknown>; text: string };

export type Lobby = { tables: TableInfo[] };

export type LoginInfo = { id: string; agent: string; at: number; this: boolean };

export type Me = { id: string; name: string; guest: boolean; admin: boolean; mail?: string | null };

export type MyGame = { table: TableInfo; seat: number; your_turn: boolean; version: number; seen: number };

export type NewTable = { game: string; terms?: Terms; seats: Wanted[]; listed?: boolean; watchable?: boolean; hints?: boolean };

/** Something one may do now. */
export type Offer = Line & { action: string };

/** The words that open the invited seats. Shown to the one who opens the table, and never again. */
export type Opened = { table: TableInfo; invitations: Invitation[] };

export type Order = { action: string; do: "act" } | { do: "take_back" } | { do: "resign" } | { bot?: string | null; do: "hand_over" } | { do: "take_over" } | { text: string; do: "chat" } | { version: number; do: "looked" } | { do: "hint" };

export type Overview = { tables: Record<string, number>; loaded: number };

/** A past view of a game, as its looker saw it. */
export type Past = { version: number; last: number; view: View };

/** One step of an RFC 6902 patch. */
export type PatchStep = { op: string; path: string; from?: string | null; value?: Record<string, unknown> | null };

export type Place = { place: number; score: number };

export type Presence = { seats: number[]; onlookers: number };

/** What went wrong, in a word for programs and a sentence for people; never a word about a game's position. */
export type Problem = { code: string; text: string };

export type Refusal = { rule?: string | null; key: string; text: string };

export type Rename = { name: string };

export type SeatInfo = { seat: number; sitter: Sitter; name: string; you: boolean; role?: string | null; bot?: string | null; temper?: string | null; stand_in: boolean };

export type Sitter = "open" | "invited" | "person" | "bot";

/** Everything one may know of a table now. */
export type Snapshot = { version: number; seen: number; seat?: number | null; table: TableInfo; presence: Presence; view?: null | View; story: Told[]; chat: ChatLine[] };

export type Status = "gathering" | "running" | "over";

export type StoryOf = { version: number; story: Told[] };

export type TableInfo = { id: string; game: string; status: Status; terms: Terms; seats: SeatInfo[]; listed: boolean; watchable: boolean; hints: boolean; yours: boolean; commitment: string; turn: number[]; next?: string | null };

/** What a table agrees on. */
export type Terms = { edition?: number | null; preset?: string | null; options?: Record<string, string> };

/** What the server says on a table's socket. */
export type ToClient = Snapshot & { type: "snapshot" } | { version: number; table: TableInfo; presence: Presence; type: "resumed" } | { version: number; heard: Line[]; patch: PatchStep[]; type: "update" } | { table: TableInfo; type: "table" } | Presence & { type: "presence" } | ChatLine & { type: "chat" } | Answer & { type: "answer" } | Problem & { type: "problem" };

/** A line of the story, with the version of one's own view that it led to. */
export type Told = Line & { version: number };

/** The game as one looker may see it. */
export type View = { sheet: Record<string, unknown>; ask: Line; turn: number[]; offers: Offer[]; take_back: boolean; over: boolean; standing?: Place[] | null };

/** Who is to sit somewhere. */
export type Wanted = { role?: string | null; sitter: "me" } | { role?: string | null; sitter: "open" } | { role?: string | null; sitter: "invited" } | { bot: string; temper?: string | null; role?: string | null; sitter: "bot" };
