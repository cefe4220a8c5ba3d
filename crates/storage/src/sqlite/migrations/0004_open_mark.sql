-- Whether a server has the database open. While it has, the newest writes are only in SQLite's
-- write-ahead log, so a file that says that it is open must have its log beside it.
CREATE TABLE open_mark (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    is_open INTEGER NOT NULL CHECK (is_open IN (0, 1))
) STRICT;

INSERT INTO open_mark (id, is_open) VALUES (1, 0);
