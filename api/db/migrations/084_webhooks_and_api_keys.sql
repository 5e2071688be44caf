-- Up to which event WEBHOOK_URL was told: docs/decisions/116-other-programs.md. One row, from the first start with it.
CREATE TABLE webhook (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  event_id INTEGER NOT NULL,
  -- Of the event that is next; NULL while none has failed.
  failing_since INTEGER,
  tried_at INTEGER
) STRICT;

-- Keys with which other programs read figures. They end with their maker's access, and are deleted when taken back.
CREATE TABLE api_key (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  sha256 TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- A day, such as 2026-11-27.
  last_used_on TEXT
) STRICT;
CREATE INDEX api_key_by_account ON api_key (account_id);
