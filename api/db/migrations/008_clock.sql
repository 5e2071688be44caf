-- The newest time at which the server's clock was believed. At a start with a wrong clock, everything would fall due
-- at once: reminders would go out and files set aside would be deleted.
CREATE TABLE clock_seen (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL
) STRICT;
