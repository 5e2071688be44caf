-- The contract of a confirmed match. Its terms stand in versions: what was sent is never changed, only followed.
CREATE TABLE contract (
  id TEXT PRIMARY KEY,
  match_id TEXT NOT NULL UNIQUE REFERENCES match (id),
  employer_id TEXT NOT NULL REFERENCES employer (id),
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  -- api/contract/contract-rules.ts says what follows what.
  state TEXT NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'sent', 'signed-by-employer', 'signed-by-candidate',
    'active', 'ended', 'cancelled')),
  -- When the candidate acknowledged the cost sheet of the version sent; NULL: not yet.
  costs_acknowledged_at INTEGER,
  -- Of the terms; the newest row of contract_terms.
  terms_version INTEGER NOT NULL DEFAULT 1,
  -- Counts the changes, so that nobody acts on what they have not seen.
  version INTEGER NOT NULL DEFAULT 1,
  -- ISO days of the terms, for what ends by itself.
  starts_on TEXT NOT NULL,
  ends_on TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX contract_by_employer ON contract (employer_id, created_at);
CREATE INDEX contract_by_applicant ON contract (applicant_id, created_at);
CREATE INDEX contract_by_state ON contract (state, changed_at);

CREATE TABLE contract_terms (
  contract_id TEXT NOT NULL REFERENCES contract (id),
  version INTEGER NOT NULL,
  -- Parties, days, wage, hours, place, housing and costs, as they are printed.
  terms TEXT NOT NULL CHECK (json_valid(terms)),
  account_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (contract_id, version)
) STRICT, WITHOUT ROWID;

-- Signed copies; an earlier one of the same side stays until the contract goes.
CREATE TABLE contract_copy (
  id TEXT PRIMARY KEY,
  contract_id TEXT NOT NULL REFERENCES contract (id),
  terms_version INTEGER NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('employer', 'candidate')),
  storage_key TEXT NOT NULL,
  original_name TEXT NOT NULL,
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  uploaded_at INTEGER NOT NULL
) STRICT;
CREATE INDEX contract_copy_by_contract ON contract_copy (contract_id, side, uploaded_at);
