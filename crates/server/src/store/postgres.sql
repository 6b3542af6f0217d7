-- The tables of PostgreSQL, version 1. Only TEXT and BIGINT, never null.

CREATE TABLE format (version BIGINT NOT NULL);

-- Times that nodes compare are told by the database, so that no node need have the right one.
CREATE VIEW clock AS SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now;

-- `seen` is when somebody was last here, to the minute; `banned` is when, or 0.
-- `name_key` and `name_look` are what a name is known by and what it looks like.
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL DEFAULT '',
    name_look TEXT NOT NULL DEFAULT '',
    portrait TEXT NOT NULL DEFAULT '',
    password TEXT NOT NULL DEFAULT '',
    mail TEXT NOT NULL DEFAULT '',
    confirmed BIGINT NOT NULL DEFAULT 0,
    admin BIGINT NOT NULL DEFAULT 0,
    seen BIGINT NOT NULL DEFAULT 0,
    banned BIGINT NOT NULL DEFAULT 0,
    ban_reason TEXT NOT NULL DEFAULT '',
    made BIGINT NOT NULL);

-- What a registered name is known by and what it looks like are one person's, and in one list, because each of two
-- names may be either. Guests share theirs, and have no key while they bear no name of their own.
CREATE TABLE looks (look TEXT PRIMARY KEY, person TEXT NOT NULL);
CREATE INDEX looks_of ON looks (person);
CREATE INDEX people_by_key ON people (name_key) WHERE name_key <> '';
CREATE INDEX people_by_look ON people (name_look) WHERE name_look <> '';
CREATE INDEX people_by_mail ON people (mail) WHERE mail <> '';

CREATE TABLE links (
    token TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    person TEXT NOT NULL,
    mail TEXT NOT NULL,
    until BIGINT NOT NULL);
CREATE INDEX links_of ON links (person);

-- `used` is when the log-in was last used, to the hour: what nobody uses ends.
CREATE TABLE logins (
    token TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL,
    agent TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT NOT NULL);
CREATE INDEX logins_of ON logins (person);

-- The log-ins that a ban ended: they open nothing, and nobody who shows one becomes a guest. A guest who is let in
-- again gets them back, because guests have no other way.
CREATE TABLE barred (
    token TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL,
    agent TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT NOT NULL);
CREATE INDEX barred_of ON barred (person);

-- `several` lets one person take several open seats. `origin` tells tables opened from one address from others.
-- `turn`, `missing` and `bots` have a bit a seat: whose turn it is, whose choice is missing, which seats bots play.
-- `arranged` counts every change of seats and status, so that a node that missed one finds out.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('gathering', 'running', 'over')),
    owner TEXT NOT NULL,
    listed BIGINT NOT NULL,
    watchable BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    several BIGINT NOT NULL DEFAULT 0,
    origin TEXT NOT NULL DEFAULT '',
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
    touched BIGINT NOT NULL);
CREATE INDEX tables_in_lobby ON tables (touched) WHERE listed = 1 AND status <> 'over';
CREATE INDEX tables_of ON tables (owner);
CREATE INDEX tables_from ON tables (origin) WHERE origin <> '';
CREATE INDEX tables_unfinished ON tables (touched) WHERE status <> 'over';
CREATE INDEX tables_awaiting_bots ON tables (bot_due) WHERE bot_due > 0;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    sitter TEXT NOT NULL CHECK (sitter IN ('open', 'invited', 'person', 'bot')),
    person TEXT NOT NULL DEFAULT '',
    bot TEXT NOT NULL DEFAULT '',
    temper TEXT NOT NULL DEFAULT '',
    stand_in BIGINT NOT NULL DEFAULT 0,
    role TEXT NOT NULL DEFAULT '',
    nonce TEXT NOT NULL DEFAULT '',
    invitation TEXT NOT NULL DEFAULT '',
    seen BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat));
CREATE INDEX seats_of ON seats (person) WHERE person <> '';

CREATE TABLE log (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    deed TEXT NOT NULL,
    chance TEXT NOT NULL,
    command TEXT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (table_id, number));

-- A command is done once at its table, whatever comes with it and whichever node hears it. Bots have none.
CREATE UNIQUE INDEX log_done ON log (table_id, command) WHERE command <> '';

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT NOT NULL DEFAULT '',
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    made BIGINT NOT NULL,
    command TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, number));
CREATE INDEX chat_by ON chat (person) WHERE person <> '';
CREATE UNIQUE INDEX chat_said ON chat (table_id, command) WHERE command <> '';

-- Whom a table's owner has sent away.
CREATE TABLE removed (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person));

-- `person` wants nothing to do with `other`.
CREATE TABLE blocks (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (person, other));
CREATE INDEX blocks_of ON blocks (other);

CREATE TABLE mutes (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));

-- Talk that somebody complained of, with the lines before and after it: kept when the table is not.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    line BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    context TEXT NOT NULL,
    why TEXT NOT NULL,
    made BIGINT NOT NULL,
    settled BIGINT NOT NULL DEFAULT 0,
    verdict TEXT NOT NULL DEFAULT '');
CREATE UNIQUE INDEX reports_once ON reports (reporter, table_id, line);
CREATE INDEX reports_open ON reports (made) WHERE settled = 0;

-- What the operator's command did to a file that a server uses: the server reads it and crosses it out.
CREATE TABLE errands (number BIGINT PRIMARY KEY, notice TEXT NOT NULL);

CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL);
