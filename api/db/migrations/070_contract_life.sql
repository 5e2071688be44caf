-- What happened on paper around a contract, and on which day; who noted it. Of the paper and of the ZAV's confirmation
-- only that of the terms that count is shown: other terms need another one.
CREATE TABLE contract_mark (
  contract_id TEXT NOT NULL REFERENCES contract (id),
  what TEXT NOT NULL CHECK (what IN ('paper', 'zav', 'visa', 'airport')),
  terms_version INTEGER NOT NULL,
  day TEXT NOT NULL,
  noted_by TEXT NOT NULL CHECK (noted_by IN ('employer', 'candidate', 'operator')),
  -- NULL: the holder of an application's link.
  account_id TEXT,
  noted_at INTEGER NOT NULL,
  PRIMARY KEY (contract_id, what)
) STRICT, WITHOUT ROWID;

-- How a signed contract ends before its last day: on paper, between the two sides. Corrected until that day has come.
CREATE TABLE contract_end (
  contract_id TEXT PRIMARY KEY REFERENCES contract (id),
  ended_by TEXT NOT NULL CHECK (ended_by IN ('employer', 'candidate', 'both')),
  ground TEXT NOT NULL CHECK (ground IN ('agreement', 'notice', 'cause', 'permit')),
  -- Which paper it is, and where it lies, in the operator's words; both sides read them.
  paper TEXT NOT NULL,
  paper_on TEXT NOT NULL,
  last_day TEXT NOT NULL,
  account_id TEXT NOT NULL,
  noted_at INTEGER NOT NULL
) STRICT;

-- What a side asks the operator for: another version, or an end.
CREATE TABLE contract_request (
  id TEXT PRIMARY KEY,
  contract_id TEXT NOT NULL REFERENCES contract (id),
  side TEXT NOT NULL CHECK (side IN ('employer', 'candidate')),
  kind TEXT NOT NULL CHECK (kind IN ('change', 'end')),
  words TEXT NOT NULL,
  account_id TEXT,
  asked_at INTEGER NOT NULL,
  -- In the operator's words; only the side that asked reads them. NULL while it waits.
  answer TEXT,
  answered_at INTEGER
) STRICT;
CREATE INDEX contract_request_by_contract ON contract_request (contract_id, asked_at);
CREATE INDEX contract_request_waiting ON contract_request (asked_at) WHERE answered_at IS NULL;
CREATE UNIQUE INDEX contract_request_open ON contract_request (contract_id, side) WHERE answered_at IS NULL;
