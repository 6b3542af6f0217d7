//! The tables of the database. The same text serves SQLite and PostgreSQL: only `TEXT` and `BIGINT`, never null.

/// Every step from an empty database to today's. A step that was ever released is never changed; before the first
/// release there is one, and it may be.
pub(super) const MIGRATIONS: &[&[&str]] = &[FIRST];

/// Versions up to this one were drafts before the first release: they are refused instead of half read.
pub(super) const DRAFTS: i64 = 100;

/// Stands for what the database calls this moment.
pub(super) const CLOCK: &str = "{clock}";

const FIRST: &[&str] = &[
    // Times that nodes compare are told by the database, so that no node need have the right one.
    "CREATE VIEW clock AS SELECT {clock} AS now",
    "CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        name_key TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL DEFAULT '',
        mail TEXT NOT NULL DEFAULT '',
        admin BIGINT NOT NULL DEFAULT 0,
        made BIGINT NOT NULL)",
    // `used` is when the log-in was last used, to the hour: what nobody uses ends.
    "CREATE TABLE logins (
        token TEXT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        person TEXT NOT NULL,
        agent TEXT NOT NULL,
        made BIGINT NOT NULL,
        used BIGINT NOT NULL)",
    "CREATE INDEX logins_of ON logins (person)",
    // `turn`, `missing` and `bots` have a bit a seat: whose turn it is, whose choice is missing, which seats bots play.
    // `arranged` counts every change of seats and status, so that a node that missed one finds out.
    "CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        owner TEXT NOT NULL,
        listed BIGINT NOT NULL,
        watchable BIGINT NOT NULL,
        hints BIGINT NOT NULL,
        terms TEXT NOT NULL,
        scenario TEXT NOT NULL DEFAULT '',
        chronicle TEXT NOT NULL DEFAULT '',
        secret TEXT NOT NULL,
        entries BIGINT NOT NULL DEFAULT 0,
        turn BIGINT NOT NULL DEFAULT 0,
        missing BIGINT NOT NULL DEFAULT 0,
        bots BIGINT NOT NULL DEFAULT 0,
        versions TEXT NOT NULL DEFAULT '',
        bot_due BIGINT NOT NULL DEFAULT 0,
        bot_until BIGINT NOT NULL DEFAULT 0,
        next TEXT NOT NULL DEFAULT '',
        arranged BIGINT NOT NULL DEFAULT 0,
        made BIGINT NOT NULL,
        touched BIGINT NOT NULL)",
    "CREATE INDEX tables_in_lobby ON tables (touched) WHERE listed = 1 AND status <> 'over'",
    "CREATE INDEX tables_awaiting_bots ON tables (bot_due) WHERE bot_due > 0",
    "CREATE TABLE seats (
        table_id TEXT NOT NULL,
        seat BIGINT NOT NULL,
        kind TEXT NOT NULL,
        person TEXT NOT NULL DEFAULT '',
        bot TEXT NOT NULL DEFAULT '',
        temper TEXT NOT NULL DEFAULT '',
        stand_in BIGINT NOT NULL DEFAULT 0,
        role TEXT NOT NULL DEFAULT '',
        nonce TEXT NOT NULL DEFAULT '',
        invitation TEXT NOT NULL DEFAULT '',
        seen BIGINT NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat))",
    "CREATE INDEX seats_of ON seats (person) WHERE person <> ''",
    "CREATE TABLE log (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        seat BIGINT NOT NULL,
        deed TEXT NOT NULL,
        chance TEXT NOT NULL,
        command TEXT NOT NULL,
        made BIGINT NOT NULL,
        PRIMARY KEY (table_id, number))",
    // A command is done once at its table, whatever comes with it and whichever node hears it. Bots have none.
    "CREATE UNIQUE INDEX log_done ON log (table_id, command) WHERE command <> ''",
    "CREATE TABLE chat (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        made BIGINT NOT NULL,
        command TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (table_id, number))",
    "CREATE UNIQUE INDEX chat_said ON chat (table_id, command) WHERE command <> ''",
    "CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
];
