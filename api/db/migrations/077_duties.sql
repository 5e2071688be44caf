-- What of an employer's duties before a requirement begins is done, and who has said so.
CREATE TABLE employer_duty (
  requirement_id TEXT NOT NULL REFERENCES requirement (id),
  duty TEXT NOT NULL,
  account_id TEXT NOT NULL,
  done_at INTEGER NOT NULL,
  PRIMARY KEY (requirement_id, duty)
) STRICT, WITHOUT ROWID;

-- What admins have looked at when they vetted an employer, for each other; the employer reads none of it.
CREATE TABLE employer_note (
  -- Made by the form, so that a note that is sent twice is kept once.
  id TEXT PRIMARY KEY,
  employer_id TEXT NOT NULL REFERENCES employer (id),
  account_id TEXT NOT NULL,
  note TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX employer_note_by_employer ON employer_note (employer_id, at);

-- For contracts; blank where the employer has not said.
ALTER TABLE employer ADD COLUMN seat TEXT NOT NULL DEFAULT '';
ALTER TABLE employer ADD COLUMN representative TEXT NOT NULL DEFAULT '';
ALTER TABLE employer ADD COLUMN company_number TEXT NOT NULL DEFAULT '';
ALTER TABLE employer ADD COLUMN tariff TEXT NOT NULL DEFAULT '';
