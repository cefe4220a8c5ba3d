-- Names and words beside the logs, so that they can be erased without breaking the chains: an entry
-- has only a salted hash of its text. Texts that older versions wrote stay in their entries until
-- their person is forgotten.
CREATE TABLE personal (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,
    person INTEGER NOT NULL,
    salt BLOB NOT NULL CHECK (length(salt) = 16),
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE INDEX personal_by_person ON personal (person, table_id);

-- The people whose names and words have yet to be erased at some tables.
CREATE TABLE forgotten (
    person INTEGER PRIMARY KEY
) STRICT;
