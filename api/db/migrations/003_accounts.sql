-- Whoever signs in. Without a password nobody can: an admin sets one by a link, others by confirming.
CREATE TABLE account (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  password_hash TEXT,
  lang TEXT NOT NULL CHECK (lang IN ('de', 'en')),
  -- A company's name for employers.
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  -- As chosen at sign-up; what counts is user_roles.
  chosen_role TEXT NOT NULL CHECK (chosen_role IN ('student', 'candidate', 'employer', 'partner', 'admin')),
  -- Of the partner who invited a student.
  partner_id TEXT,
  confirmed_at INTEGER,
  disabled_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX account_one_per_email ON account (lower(email));
CREATE INDEX account_by_partner ON account (partner_id);

-- The names under which the specification reads accounts.
CREATE VIEW profiles AS SELECT id, email FROM account;

-- One row for everybody who is more than a student.
CREATE TABLE user_roles (
  user_id TEXT PRIMARY KEY REFERENCES account (id),
  role TEXT NOT NULL CHECK (role IN ('student', 'employer', 'partner', 'admin'))
) STRICT, WITHOUT ROWID;

-- A sign-up that waits for its mail to be answered. Each has a password of its own: whoever registers with the
-- address of somebody else must not come in when that person confirms a sign-up of their own.
CREATE TABLE sign_up (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  password_hash TEXT NOT NULL,
  chosen_role TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  partner_id TEXT,
  applicant_id TEXT REFERENCES applicant (id),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_up_by_account ON sign_up (account_id, created_at);

-- Tokens of mailed links. Only hashes; used once.
CREATE TABLE account_token (
  sha256 TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  purpose TEXT NOT NULL CHECK (purpose IN ('sign-up', 'email', 'password')),
  sign_up_id TEXT,
  new_email TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX account_token_by_account ON account_token (account_id);

CREATE TABLE session (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  -- Browser and system in words; no address.
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL
) STRICT;
CREATE INDEX session_by_account ON session (account_id, last_seen_at);

CREATE TABLE second_factor (
  account_id TEXT PRIMARY KEY REFERENCES account (id),
  -- Sealed with a key made of the server's secret key.
  secret TEXT NOT NULL,
  confirmed_at INTEGER,
  -- The period of the last code, so that none counts twice.
  last_step INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE recovery_code (
  account_id TEXT NOT NULL REFERENCES account (id),
  sha256 TEXT NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (account_id, sha256)
) STRICT, WITHOUT ROWID;

CREATE TABLE partner_profiles (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE REFERENCES account (id),
  organization_name TEXT NOT NULL,
  contact_person TEXT NOT NULL,
  partner_id TEXT NOT NULL UNIQUE,
  -- Both stand on posters, so they are kept as they are; a rotation changes both. The code is for typing.
  invite_token TEXT NOT NULL UNIQUE,
  invite_code TEXT NOT NULL UNIQUE,
  invite_active INTEGER NOT NULL DEFAULT 1 CHECK (invite_active IN (0, 1)),
  invite_rotated_at INTEGER,
  verified_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE partner_token_audit (
  id TEXT PRIMARY KEY,
  partner_id TEXT NOT NULL REFERENCES partner_profiles (partner_id),
  action TEXT NOT NULL,
  -- Null: the system or the command line.
  actor_id TEXT REFERENCES account (id),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX partner_token_audit_by_partner ON partner_token_audit (partner_id, created_at);

-- Sign-ins and the like, apart from what happened to a person's application. What browsers report is marked so.
CREATE TABLE security_event (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  action TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('server', 'client')),
  account_id TEXT,
  -- Pseudonym of the network address.
  network TEXT NOT NULL,
  resource_type TEXT,
  resource_id TEXT,
  success INTEGER CHECK (success IN (0, 1)),
  error_message TEXT,
  metadata TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(metadata))
) STRICT;
CREATE INDEX security_event_by_time ON security_event (at);
CREATE INDEX security_event_by_account ON security_event (account_id, at);
CREATE TRIGGER security_event_is_never_changed BEFORE UPDATE ON security_event
  BEGIN SELECT RAISE(ABORT, 'security events are append-only'); END;

ALTER TABLE outbox ADD COLUMN account_id TEXT REFERENCES account (id);
CREATE INDEX outbox_by_account ON outbox (account_id, template, created_at);
ALTER TABLE applicant ADD COLUMN partner_id TEXT;
CREATE INDEX applicant_by_user ON applicant (user_id);
CREATE INDEX applicant_by_partner ON applicant (partner_id);
