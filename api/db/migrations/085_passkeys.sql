-- Passkeys of admins, beside the app's codes: docs/decisions/116-other-programs.md.
CREATE TABLE passkey (
  -- As the browser names it.
  credential_id TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  -- JSON.
  transports TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
CREATE INDEX passkey_by_account ON passkey (account_id, created_at);

-- What a browser has to sign, once and soon: one for each purpose of an account.
CREATE TABLE passkey_challenge (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('add', 'sign-in')),
  challenge TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, purpose)
) STRICT, WITHOUT ROWID;
