-- The content packs that tables began with, by the hash of what the rules use of them.

CREATE TABLE content_pack (
    hash TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
