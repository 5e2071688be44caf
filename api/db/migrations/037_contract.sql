-- The contract of a confirmed match. Its terms stand in versions: what was sent is never changed, only followed.
CREATE TABLE contract (
  id TEXT PRIMARY KEY,
  match_id TEXT NOT NULL REFERENCES match (id),
  employer_id TEXT NOT NULL REFERENCES employer (id),
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  -- api/contract/contract-rules.ts says what follows what.
  state TEXT NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'sent', 'signed-by-employer', 'signed-by-candidate',
    'active', 'ended', 'cancelled')),
  -- In the operator's words; both sides read it.
  cancel_reason TEXT NOT NULL DEFAULT '',
  -- Of the terms; the newest row of contract_terms.
  terms_version INTEGER NOT NULL DEFAULT 1,
  -- Counts the changes, so that nobody acts on what they have not seen.
  version INTEGER NOT NULL DEFAULT 1,
  -- ISO day of the terms, for what ends by itself.
  ends_on TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX contract_of_match ON contract (match_id) WHERE state <> 'cancelled';
CREATE INDEX contract_by_match ON contract (match_id);
CREATE INDEX contract_by_time ON contract (created_at);
CREATE INDEX contract_by_employer ON contract (employer_id, created_at);
CREATE INDEX contract_by_applicant ON contract (applicant_id, created_at);
CREATE INDEX contract_by_state ON contract (state, created_at);
CREATE INDEX contract_to_end ON contract (ends_on) WHERE state = 'active';

CREATE TABLE contract_terms (
  contract_id TEXT NOT NULL REFERENCES contract (id),
  version INTEGER NOT NULL,
  -- Parties, days, wage, hours, place, housing and costs, as they are printed.
  terms TEXT NOT NULL CHECK (json_valid(terms)),
  account_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- From then on these terms are not changed. NULL: a draft, which only the operator sees.
  sent_at INTEGER,
  -- When the candidate acknowledged the cost sheet in these terms.
  costs_acknowledged_at INTEGER,
  PRIMARY KEY (contract_id, version)
) STRICT, WITHOUT ROWID;

-- Signed copies; an earlier one of the same side stays until the contract goes. The file has the same id.
CREATE TABLE contract_copy (
  id TEXT PRIMARY KEY,
  contract_id TEXT NOT NULL REFERENCES contract (id),
  terms_version INTEGER NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('employer', 'candidate')),
  file_name TEXT NOT NULL,
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  key_id TEXT NOT NULL,
  uploaded_at INTEGER NOT NULL
) STRICT;
CREATE INDEX contract_copy_by_contract ON contract_copy (contract_id, uploaded_at);

-- Confirmed matches that have no contract, kept by triggers: the operator's list, and its count.
CREATE TABLE contract_wanted (
  match_id TEXT PRIMARY KEY REFERENCES match (id),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX contract_wanted_by_time ON contract_wanted (created_at);
CREATE TRIGGER match_begins_wanting AFTER INSERT ON match WHEN NEW.state = 'confirmed' BEGIN
  INSERT INTO contract_wanted (match_id, created_at) VALUES (NEW.id, NEW.changed_at);
END;
CREATE TRIGGER match_wants_contract AFTER UPDATE OF state ON match
  WHEN NEW.state = 'confirmed' AND OLD.state <> 'confirmed' BEGIN
  INSERT INTO contract_wanted (match_id, created_at) SELECT NEW.id, NEW.changed_at
    WHERE NOT EXISTS (SELECT 1 FROM contract WHERE match_id = NEW.id AND state <> 'cancelled');
END;
CREATE TRIGGER match_wants_no_contract AFTER UPDATE OF state ON match
  WHEN NEW.state <> 'confirmed' AND OLD.state = 'confirmed' BEGIN
  DELETE FROM contract_wanted WHERE match_id = NEW.id;
END;
CREATE TRIGGER contract_is_made AFTER INSERT ON contract BEGIN
  DELETE FROM contract_wanted WHERE match_id = NEW.match_id;
END;
CREATE TRIGGER contract_is_cancelled AFTER UPDATE OF state ON contract
  WHEN NEW.state = 'cancelled' AND OLD.state <> 'cancelled' BEGIN
  INSERT INTO contract_wanted (match_id, created_at) SELECT id, NEW.changed_at FROM match
    WHERE id = NEW.match_id AND state = 'confirmed';
END;
