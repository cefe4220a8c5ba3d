-- The first version of the database: tables with their logs, and people.
--
-- A table has a small number of its own beside its code, because the number is part of the key of
-- every entry, and because new tables then stand at the end of the entries' tree, where the pages
-- that are written are neighbours.

CREATE TABLE game_table (
    id INTEGER PRIMARY KEY,
    code BLOB NOT NULL UNIQUE CHECK (length(code) = 10),
    -- 0 gathering, 1 playing, 2 over, 3 imported.
    stage INTEGER NOT NULL CHECK (stage BETWEEN 0 AND 3),
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    touched INTEGER NOT NULL,
    face TEXT NOT NULL,
    -- How often the table has been opened.
    epoch INTEGER NOT NULL DEFAULT 0,
    -- How many entries there are, and the hash of the last: so a log that was cut short is found out.
    length INTEGER NOT NULL DEFAULT 0,
    head BLOB NOT NULL CHECK (length(head) = 32)
) STRICT;

-- What the server asks for when it begins is answered from this index alone.
CREATE INDEX game_table_unfinished ON game_table (code) WHERE stage < 2;
CREATE INDEX game_table_listed ON game_table (touched) WHERE listed = 1 AND stage < 2;
CREATE INDEX game_table_by_age ON game_table (stage, touched);

-- The entries of all logs. Without a row id, so that the entries of a table lie side by side.
CREATE TABLE entry (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    hash BLOB NOT NULL,
    seat INTEGER,
    move_id TEXT,
    PRIMARY KEY (table_id, sequence),
    CHECK ((seat IS NULL) = (move_id IS NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entry_by_move ON entry (table_id, seat, move_id) WHERE move_id IS NOT NULL;

CREATE TABLE record (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    text TEXT NOT NULL
) STRICT;

-- Who sits or has sat at a table, in the order of the table's card. People may be forgotten while
-- their table goes on, so a person here need not exist any more.
CREATE TABLE sitting (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX sitting_by_person ON sitting (person, table_id);

-- AUTOINCREMENT, so that nobody ever inherits the number, and with it the games, of somebody who was
-- forgotten.
CREATE TABLE person (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    seen INTEGER NOT NULL,
    -- The account that this guest has become.
    joined_into INTEGER REFERENCES person (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX person_joined_into ON person (joined_into) WHERE joined_into IS NOT NULL;

CREATE TABLE account (
    person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    login TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL
) STRICT;

CREATE TABLE session (
    secret BLOB PRIMARY KEY CHECK (length(secret) = 32),
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    -- NULL for a browser; a program's token has a label.
    label TEXT,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX session_by_person ON session (person);

-- One row that is written where a write is wanted for its own sake.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    beats INTEGER NOT NULL
) STRICT;

INSERT INTO pulse (id, beats) VALUES (1, 0);
