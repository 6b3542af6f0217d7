//! The tables of the database, and how older ones are brought up to date. The same text serves SQLite and
//! PostgreSQL: only `TEXT` and `BIGINT`, never null.

/// Every step from an empty database to today's. A step that was ever released is never changed.
pub(super) const MIGRATIONS: &[&[&str]] = &[FIRST, MISSING, ONCE];

/// Which seats bots play, a bit a seat: whoever adds an entry need not have heard of what was arranged at another
/// node. And the command that said a line: said twice, it is heard once.
const ONCE: &[&str] = &[
    "ALTER TABLE tables ADD COLUMN bots BIGINT NOT NULL DEFAULT 0",
    "UPDATE tables SET bots = (
        SELECT CAST(COALESCE(SUM(CAST(1 AS BIGINT) << CAST(seat AS INTEGER)), 0) AS BIGINT)
        FROM seats WHERE table_id = tables.id AND (kind = 'bot' OR stand_in = 1))",
    "ALTER TABLE chat ADD COLUMN command TEXT NOT NULL DEFAULT ''",
    "CREATE UNIQUE INDEX chat_said ON chat (table_id, command) WHERE command <> ''",
];

/// Whose choice is missing. Where it was not kept, everybody who may act counts until the next entry.
const MISSING: &[&str] =
    &["ALTER TABLE tables ADD COLUMN missing BIGINT NOT NULL DEFAULT 0", "UPDATE tables SET missing = turn"];

const FIRST: &[&str] = &[
    "CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        name_key TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL DEFAULT '',
        mail TEXT NOT NULL DEFAULT '',
        admin BIGINT NOT NULL DEFAULT 0,
        made BIGINT NOT NULL)",
    "CREATE TABLE logins (
        token TEXT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        person TEXT NOT NULL,
        agent TEXT NOT NULL,
        made BIGINT NOT NULL)",
    "CREATE INDEX logins_of ON logins (person)",
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
        versions TEXT NOT NULL DEFAULT '',
        bot_due BIGINT NOT NULL DEFAULT 0,
        bot_until BIGINT NOT NULL DEFAULT 0,
        next TEXT NOT NULL DEFAULT '',
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
    "CREATE TABLE chat (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        made BIGINT NOT NULL,
        PRIMARY KEY (table_id, number))",
    "CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
];
