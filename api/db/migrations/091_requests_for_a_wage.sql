-- A request for a new version, kept since its employer raised the wage, is told from what somebody typed: the operator
-- answers many of them at once.
CREATE TABLE contract_request_new (
  id TEXT PRIMARY KEY,
  contract_id TEXT NOT NULL REFERENCES contract (id),
  side TEXT NOT NULL CHECK (side IN ('employer', 'candidate')),
  kind TEXT NOT NULL CHECK (kind IN ('change', 'end', 'wage')),
  words TEXT NOT NULL,
  account_id TEXT,
  asked_at INTEGER NOT NULL,
  -- In the operator's words; only the side that asked reads them. NULL while it waits.
  answer TEXT,
  answered_at INTEGER
) STRICT;
INSERT INTO contract_request_new SELECT id, contract_id, side,
  CASE WHEN side = 'employer' AND kind = 'change' AND (words LIKE 'Beim Bedarf stehen jetzt % je Stunde, im Vertrag noch %'
    OR words LIKE 'The requirement now says €% an hour, the contract still €%') THEN 'wage' ELSE kind END,
  words, account_id, asked_at, answer, answered_at FROM contract_request ORDER BY rowid;
DROP TABLE contract_request;
ALTER TABLE contract_request_new RENAME TO contract_request;
CREATE INDEX contract_request_by_contract ON contract_request (contract_id, asked_at);
CREATE INDEX contract_request_waiting ON contract_request (asked_at) WHERE answered_at IS NULL;
CREATE UNIQUE INDEX contract_request_open ON contract_request (contract_id, side) WHERE answered_at IS NULL;
