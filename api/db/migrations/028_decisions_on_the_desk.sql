-- Decisions on the review desk: docs/decisions/050-decisions-on-the-desk.md.

-- An application that the operator has put on hold; it keeps its status.
ALTER TABLE applicant ADD COLUMN held_at INTEGER;
ALTER TABLE applicant ADD COLUMN hold_reason TEXT NOT NULL DEFAULT '';
CREATE TRIGGER applicant_hold_may_wait AFTER UPDATE OF held_at ON applicant
  BEGIN UPDATE applicant SET waits_since = 0 WHERE id = NEW.id; END;

-- What operators write down for themselves.
CREATE TABLE applicant_note (
  id TEXT PRIMARY KEY,
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  -- 'hold': the reason of a hold.
  kind TEXT NOT NULL CHECK (kind IN ('note', 'hold')),
  account_id TEXT NOT NULL,
  note TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX applicant_note_by_applicant ON applicant_note (applicant_id, created_at);

-- The last decision of each application from the desk, with what it takes to undo it.
CREATE TABLE last_decision (
  applicant_id TEXT PRIMARY KEY REFERENCES applicant (id),
  -- Made by the page, so that a request that comes twice decides once.
  id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  action TEXT NOT NULL,
  at INTEGER NOT NULL,
  event_id INTEGER NOT NULL,
  -- Ids of the mails that it queued.
  mails TEXT NOT NULL CHECK (json_valid(mails)),
  before TEXT NOT NULL CHECK (json_valid(before)),
  undone_at INTEGER
) STRICT, WITHOUT ROWID;

-- Hints of duplicates.
CREATE INDEX document_by_content ON document (sha256);
CREATE INDEX applicant_by_name ON applicant (lower(first_name || ' ' || last_name));
CREATE INDEX applicant_by_phone ON applicant
  (substr(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '/', ''), '(', ''), ')', ''), -9))
  WHERE phone <> '';
