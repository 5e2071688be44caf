-- Erasing what is kept of a person: docs/decisions/069-erasure.md.

-- Erasures and how far each has come. No name and no id stands here: `person` is the SHA-256 of the application's id.
CREATE TABLE erasure (
  id INTEGER PRIMARY KEY,
  person TEXT NOT NULL UNIQUE,
  why TEXT NOT NULL CHECK (why IN ('asked', 'operator', 'retention', 'restored')),
  -- The operator's reason code; '' for all others.
  reason TEXT NOT NULL DEFAULT '',
  actor_account_id TEXT,
  actor_name TEXT,
  begun_at INTEGER NOT NULL,
  -- Files to be removed, then copies in the search index, then nothing.
  state TEXT NOT NULL DEFAULT 'files' CHECK (state IN ('files', 'search', 'done')),
  -- Names of files, and words that a saved view may search for; emptied with the files.
  rest TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(rest)),
  done_at INTEGER
) STRICT;
CREATE INDEX erasure_open ON erasure (state, id) WHERE state <> 'done';
CREATE INDEX erasure_by_time ON erasure (begun_at);

-- Mails that say good-bye: they hold the last copy of an address, for a day after they were sent.
CREATE TABLE erasure_mail (mail_id TEXT PRIMARY KEY, created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

-- What is left for statistics: how many people, never who.
CREATE TABLE erased_statistics (
  -- Of the application, such as 2026-11.
  month TEXT NOT NULL,
  -- '' for all who came without a partner.
  partner_id TEXT NOT NULL,
  -- The furthest step.
  step TEXT NOT NULL,
  people INTEGER NOT NULL,
  PRIMARY KEY (month, partner_id, step)
) STRICT, WITHOUT ROWID;

-- Contracts that a law keeps after their candidate was erased, and nothing else of the person.
CREATE TABLE kept_contract (
  id TEXT PRIMARY KEY,
  employer_id TEXT NOT NULL REFERENCES employer (id),
  terms TEXT NOT NULL CHECK (json_valid(terms)),
  -- ISO day.
  ends_on TEXT NOT NULL,
  -- The last day on which it is kept.
  keep_until TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_contract_by_end ON kept_contract (keep_until);
CREATE TABLE kept_contract_copy (
  id TEXT PRIMARY KEY,
  contract_id TEXT NOT NULL REFERENCES kept_contract (id),
  side TEXT NOT NULL CHECK (side IN ('employer', 'candidate')),
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  key_id TEXT NOT NULL,
  uploaded_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_contract_copy_by_contract ON kept_contract_copy (contract_id);

-- Events stay append-only but for an erasure, which puts a row here for the time of its transaction.
CREATE TABLE erasing (yes INTEGER PRIMARY KEY) STRICT;
DROP TRIGGER event_is_never_deleted;
CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event WHEN NOT EXISTS (SELECT 1 FROM erasing)
  BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;

-- Mails to an employer that name the candidate of a contract.
CREATE INDEX outbox_of_contract ON outbox (json_extract(params, '$.contract')) WHERE json_extract(params, '$.contract') IS NOT NULL;
