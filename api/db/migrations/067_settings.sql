-- Each version of the settings: the values that differ from the shipped ones, as JSON by field, such as
-- {"legal.entity": "…"}. Nothing is ever changed here: the newest row is in force, and to take one back is a new one.
-- Kept by an admin, or by whoever typed a command or edited site.config.ts (`name`).
CREATE TABLE settings_version (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  account_id TEXT,
  name TEXT,
  origin TEXT NOT NULL,
  kept TEXT NOT NULL,
  CHECK (account_id IS NOT NULL OR name IS NOT NULL)
) STRICT;
