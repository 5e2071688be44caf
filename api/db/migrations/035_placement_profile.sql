-- What a student says for a placement. '' and NULL stand for what is still missing; days are ISO days.
CREATE TABLE placement_profile (
  applicant_id TEXT PRIMARY KEY REFERENCES applicant (id),
  born_on TEXT NOT NULL DEFAULT '',
  -- ISO 3166-1, two letters.
  nationality TEXT NOT NULL DEFAULT '',
  university TEXT NOT NULL DEFAULT '',
  field_of_study TEXT NOT NULL DEFAULT '',
  is_enrolled INTEGER CHECK (is_enrolled IN (0, 1)),
  -- The official vacation of the university.
  vacation_from TEXT NOT NULL DEFAULT '',
  vacation_until TEXT NOT NULL DEFAULT '',
  -- Days of work in Germany in the twelve months before.
  days_worked INTEGER,
  passport_until TEXT NOT NULL DEFAULT '',
  level TEXT NOT NULL DEFAULT '' CHECK (level IN ('', 'A1', 'A2', 'B1', 'B2', 'C1')),
  certificate_on TEXT NOT NULL DEFAULT '',
  certificate_provider TEXT NOT NULL DEFAULT '',
  available_from TEXT NOT NULL DEFAULT '',
  available_until TEXT NOT NULL DEFAULT '',
  first_wish TEXT NOT NULL DEFAULT '' CHECK (first_wish IN ('', 'baggage', 'cabin', 'service', 'other')),
  second_wish TEXT NOT NULL DEFAULT '' CHECK (second_wish IN ('', 'baggage', 'cabin', 'service', 'other')),
  -- Whoever changes it names the version that was seen.
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- To what somebody agreed, in which words and when. A withdrawal ends it; to agree again is a new row.
CREATE TABLE consent (
  id TEXT PRIMARY KEY,
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  purpose TEXT NOT NULL,
  text_version TEXT NOT NULL,
  lang TEXT NOT NULL,
  given_at INTEGER NOT NULL,
  withdrawn_at INTEGER
) STRICT;
CREATE UNIQUE INDEX consent_given ON consent (applicant_id, purpose) WHERE withdrawn_at IS NULL;
CREATE INDEX consent_by_applicant ON consent (applicant_id, given_at);

-- Who is shown to employers, kept by the server whenever profile, consent or application change.
CREATE TABLE pool_candidate (
  applicant_id TEXT PRIMARY KEY REFERENCES applicant (id),
  -- What employers see before a release; tells nothing of the application's number.
  number INTEGER NOT NULL UNIQUE,
  level TEXT NOT NULL,
  -- The days that vacation, season, the days left of the allowed ones and availability leave.
  available_from TEXT NOT NULL,
  available_until TEXT NOT NULL,
  days_left INTEGER NOT NULL,
  passport_until TEXT NOT NULL,
  first_wish TEXT NOT NULL,
  second_wish TEXT NOT NULL,
  documents TEXT NOT NULL CHECK (documents IN ('complete', 'pending')),
  -- When the application was approved: the earlier one comes first among equals.
  approved_at INTEGER NOT NULL,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pool_candidate_by_since ON pool_candidate (since);
