-- Times are milliseconds since 1970, ids are UUIDs.

CREATE TABLE applicant (
  id TEXT PRIMARY KEY,
  first_name TEXT NOT NULL,
  middle_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL DEFAULT '',
  lang TEXT NOT NULL CHECK (lang IN ('de', 'en')),
  status TEXT NOT NULL,
  -- Why it was rejected, in the operator's words; null in every other status.
  decision_reason TEXT,
  user_id TEXT,
  idempotency_sha256 TEXT UNIQUE,
  consented_at INTEGER NOT NULL,
  originals_received_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

-- One open application an address, whatever arrives at the same moment. The closed statuses never change.
CREATE UNIQUE INDEX applicant_one_open_per_email ON applicant (lower(email))
  WHERE status NOT IN ('COMPLETE', 'REJECTED', 'WITHDRAWN');
CREATE INDEX applicant_by_status ON applicant (status, created_at);

-- Only hashes: the table is worth nothing to a thief.
CREATE TABLE applicant_token (
  sha256 TEXT PRIMARY KEY,
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX applicant_token_by_applicant ON applicant_token (applicant_id);

-- A replaced document keeps its row and file; the current one has no replaced_at.
CREATE TABLE document (
  id TEXT PRIMARY KEY,
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  type TEXT NOT NULL CHECK (type IN ('hub4africa', 'a2', 'cv', 'passport', 'enrolment', 'other')),
  subtype TEXT,
  file_name TEXT NOT NULL,
  mime TEXT NOT NULL,
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  key_id TEXT NOT NULL,
  review TEXT NOT NULL CHECK (review IN ('pending', 'accepted', 'to_replace')),
  reason TEXT,
  uploaded_at INTEGER NOT NULL,
  replaced_at INTEGER
) STRICT;
CREATE UNIQUE INDEX document_one_current_per_type ON document (applicant_id, type) WHERE replaced_at IS NULL;

-- What happened to whom, by whom. Append-only; no names, addresses or tokens.
CREATE TABLE event (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  subject TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  from_status TEXT,
  to_status TEXT,
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail))
) STRICT;
CREATE INDEX event_by_subject ON event (subject, subject_id, id);
CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
  BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;
CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event
  BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;

-- Template and parameters only: secrets are made and the text is rendered when a mail is sent.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  template TEXT NOT NULL,
  lang TEXT NOT NULL CHECK (lang IN ('de', 'en')),
  applicant_id TEXT REFERENCES applicant (id),
  -- Null: the applicant's address at the time of sending.
  recipient TEXT,
  params TEXT NOT NULL CHECK (json_valid(params)),
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  leased_until INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  sent_at INTEGER
) STRICT;
CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'waiting';
CREATE INDEX outbox_by_applicant ON outbox (applicant_id, template, created_at);
