-- Beside what happens before the first day: that somebody began to work, or did not come. Noted by the employer or us.
CREATE TABLE contract_mark_new (
  contract_id TEXT NOT NULL REFERENCES contract (id),
  what TEXT NOT NULL CHECK (what IN ('paper', 'zav', 'visa', 'airport', 'began', 'absent')),
  terms_version INTEGER NOT NULL,
  day TEXT NOT NULL,
  noted_by TEXT NOT NULL CHECK (noted_by IN ('employer', 'candidate', 'operator')),
  -- NULL: the holder of an application's link.
  account_id TEXT,
  noted_at INTEGER NOT NULL,
  PRIMARY KEY (contract_id, what)
) STRICT, WITHOUT ROWID;
INSERT INTO contract_mark_new (contract_id, what, terms_version, day, noted_by, account_id, noted_at)
SELECT contract_id, what, terms_version, day, noted_by, account_id, noted_at FROM contract_mark;
DROP TABLE contract_mark;
ALTER TABLE contract_mark_new RENAME TO contract_mark;
CREATE UNIQUE INDEX contract_mark_arrival ON contract_mark (contract_id) WHERE what IN ('began', 'absent');
CREATE INDEX contract_mark_absent ON contract_mark (noted_at) WHERE what = 'absent';
