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
  -- The number under which employers see the candidate: random, and the same when somebody comes back.
  pool_number INTEGER UNIQUE,
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
  -- placement_profile.pool_number; tells nothing of the application's number.
  number INTEGER NOT NULL UNIQUE,
  level TEXT NOT NULL,
  -- The days that vacation, season and availability leave.
  available_from TEXT NOT NULL,
  available_until TEXT NOT NULL,
  days_left INTEGER NOT NULL,
  passport_until TEXT NOT NULL,
  first_wish TEXT NOT NULL,
  second_wish TEXT NOT NULL,
  documents TEXT NOT NULL CHECK (documents IN ('complete', 'pending')),
  -- 1 while an employer has accepted the candidate: kept by triggers of the matches.
  is_matched INTEGER NOT NULL DEFAULT 0 CHECK (is_matched IN (0, 1)),
  -- When the application was approved: the earlier one comes first among equals.
  approved_at INTEGER NOT NULL,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- The orders of the employers' list.
CREATE INDEX pool_candidate_by_since ON pool_candidate (since, number);
CREATE INDEX pool_candidate_by_level ON pool_candidate (level, number);
CREATE INDEX pool_candidate_by_availability ON pool_candidate (available_from, number);
-- Whose days are over leaves without having changed anything.
CREATE INDEX pool_candidate_by_end ON pool_candidate (available_until);

-- How many candidates there are of each kind: counting them anew would take longer with each.
CREATE TABLE pool_count (
  documents TEXT NOT NULL,
  is_matched INTEGER NOT NULL,
  candidates INTEGER NOT NULL,
  PRIMARY KEY (documents, is_matched)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER candidate_is_counted AFTER INSERT ON pool_candidate BEGIN
  INSERT INTO pool_count VALUES (NEW.documents, NEW.is_matched, 1) ON CONFLICT DO UPDATE SET candidates = candidates + 1;
END;
CREATE TRIGGER candidate_is_counted_anew AFTER UPDATE OF documents, is_matched ON pool_candidate BEGIN
  UPDATE pool_count SET candidates = candidates - 1 WHERE documents = OLD.documents AND is_matched = OLD.is_matched;
  INSERT INTO pool_count VALUES (NEW.documents, NEW.is_matched, 1) ON CONFLICT DO UPDATE SET candidates = candidates + 1;
END;
CREATE TRIGGER candidate_is_counted_out AFTER DELETE ON pool_candidate BEGIN
  UPDATE pool_count SET candidates = candidates - 1 WHERE documents = OLD.documents AND is_matched = OLD.is_matched;
END;

-- What somebody said for a placement goes with their application.
CREATE TRIGGER applicant_leaves_pool BEFORE DELETE ON applicant BEGIN
  DELETE FROM pool_candidate WHERE applicant_id = OLD.id;
  DELETE FROM consent WHERE applicant_id = OLD.id;
  DELETE FROM placement_profile WHERE applicant_id = OLD.id;
END;
