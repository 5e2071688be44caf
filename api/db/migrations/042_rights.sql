-- Mailed links to the page "your data": hashes only, each for one application and an hour.
CREATE TABLE data_token (
  sha256 TEXT PRIMARY KEY,
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX data_token_by_applicant ON data_token (applicant_id);
CREATE INDEX data_token_by_end ON data_token (expires_at);

-- What somebody wants put right that they cannot change themselves.
CREATE TABLE correction_request (
  id TEXT PRIMARY KEY,
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  -- What it is about, as the page names it.
  field TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'declined')),
  -- The operator's sentence, as the mail says it.
  answer TEXT NOT NULL DEFAULT '',
  answered_at INTEGER
) STRICT;
CREATE INDEX correction_request_by_applicant ON correction_request (applicant_id, created_at);
CREATE UNIQUE INDEX correction_request_open_once ON correction_request (applicant_id) WHERE state = 'open';
-- What waits for the operator, the oldest first.
CREATE INDEX correction_request_open ON correction_request (created_at, id) WHERE state = 'open';

CREATE TRIGGER applicant_leaves_rights BEFORE DELETE ON applicant BEGIN
  DELETE FROM data_token WHERE applicant_id = OLD.id;
  DELETE FROM correction_request WHERE applicant_id = OLD.id;
END;

-- Which partner's list was opened or saved on which day: whoever stands on it can be told.
CREATE TABLE partner_view (
  partner_id TEXT NOT NULL,
  -- ISO date in Berlin.
  day TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('list', 'export')),
  at INTEGER NOT NULL,
  PRIMARY KEY (partner_id, day, kind)
) STRICT, WITHOUT ROWID;

-- A name stands on a partner's list only with the applicant's consent. Without it, names go at once; numbers come with
-- the rows, which are made anew in small batches.
CREATE TRIGGER consent_changes_registration AFTER INSERT ON consent WHEN NEW.purpose = 'partner_name'
  BEGIN INSERT OR IGNORE INTO registration_stale VALUES (NEW.applicant_id); END;
CREATE TRIGGER withdrawal_changes_registration AFTER UPDATE OF withdrawn_at ON consent WHEN NEW.purpose = 'partner_name'
  BEGIN INSERT OR IGNORE INTO registration_stale VALUES (NEW.applicant_id); END;
UPDATE registration SET name = '', sort_name = '', search = '';
INSERT OR IGNORE INTO registration_stale SELECT owner_id FROM registration;
