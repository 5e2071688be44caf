-- A candidate for a requirement.
CREATE TABLE match (
  id TEXT PRIMARY KEY,
  requirement_id TEXT NOT NULL REFERENCES requirement (id),
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  -- api/contract/match-rules.ts says what follows what.
  state TEXT NOT NULL CHECK (state IN ('shortlisted', 'proposed', 'accepted', 'released', 'confirmed',
    'refused', 'withheld', 'declined', 'expired', 'withdrawn')),
  score INTEGER NOT NULL,
  -- The place among all who were ranked when the score was counted; the waiting list moves up by it.
  rank INTEGER NOT NULL,
  -- The days of work of this candidate: a part of the requirement's.
  starts_on TEXT NOT NULL,
  ends_on TEXT NOT NULL,
  -- The parts of the score, as they were when it was counted.
  score_parts TEXT NOT NULL CHECK (json_valid(score_parts)),
  -- Until when whoever's turn it is has to answer; NULL: no turn runs out.
  answer_until INTEGER,
  -- Why an operator withheld it or brought it up; the employer reads it.
  reason TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  -- The part of an employer's list: whoever holds a place, the waiting list, and what has ended.
  phase TEXT NOT NULL GENERATED ALWAYS AS (CASE
    WHEN state = 'shortlisted' THEN 'waiting'
    WHEN state IN ('proposed', 'accepted', 'released', 'confirmed') THEN 'current'
    ELSE 'over' END) VIRTUAL,
  UNIQUE (requirement_id, applicant_id)
) STRICT;
CREATE INDEX match_by_rank ON match (requirement_id, phase, rank);
CREATE INDEX match_by_applicant ON match (applicant_id, state);
CREATE INDEX match_by_state ON match (state, changed_at);
CREATE INDEX match_of_requirement_by_state ON match (requirement_id, state, changed_at);
CREATE INDEX match_by_time ON match (changed_at);
CREATE INDEX match_answer_due ON match (answer_until) WHERE answer_until IS NOT NULL;

-- Nobody is promised to two employers for the same days, whoever asks first.
CREATE TRIGGER match_stays_alone BEFORE UPDATE OF state, starts_on, ends_on ON match
  WHEN NEW.state IN ('accepted', 'released', 'confirmed')
  BEGIN
    SELECT RAISE(ABORT, 'match_overlaps') WHERE EXISTS (
      SELECT 1 FROM match WHERE applicant_id = NEW.applicant_id AND id <> NEW.id
        AND state IN ('accepted', 'released', 'confirmed')
        AND starts_on <= NEW.ends_on AND ends_on >= NEW.starts_on);
  END;
CREATE TRIGGER match_begins_alone BEFORE INSERT ON match
  WHEN NEW.state IN ('accepted', 'released', 'confirmed')
  BEGIN
    SELECT RAISE(ABORT, 'match_overlaps') WHERE EXISTS (
      SELECT 1 FROM match WHERE applicant_id = NEW.applicant_id
        AND state IN ('accepted', 'released', 'confirmed')
        AND starts_on <= NEW.ends_on AND ends_on >= NEW.starts_on);
  END;

-- The last matching of a requirement: whom it looked at, and how many were kept out by what.
CREATE TABLE matching (
  requirement_id TEXT PRIMARY KEY REFERENCES requirement (id),
  ran_at INTEGER NOT NULL,
  candidates INTEGER NOT NULL,
  ranked INTEGER NOT NULL,
  -- Counts by reason; somebody may be kept out by several.
  excluded TEXT NOT NULL CHECK (json_valid(excluded))
) STRICT, WITHOUT ROWID;

-- Requirements and applicants whose matches have to be looked at: ended, or brought up to free places.
CREATE TABLE match_stale (
  subject TEXT NOT NULL CHECK (subject IN ('requirement', 'applicant')),
  subject_id TEXT NOT NULL,
  PRIMARY KEY (subject, subject_id)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER requirement_changes_matches AFTER UPDATE OF state, headcount ON requirement
  WHEN (OLD.state <> NEW.state OR OLD.headcount IS NOT NEW.headcount)
    AND EXISTS (SELECT 1 FROM match WHERE requirement_id = NEW.id)
  BEGIN INSERT INTO match_stale VALUES ('requirement', NEW.id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER application_ends_matches AFTER UPDATE OF status ON applicant
  WHEN NEW.status IN ('REJECTED', 'WITHDRAWN') AND EXISTS (SELECT 1 FROM match WHERE applicant_id = NEW.id)
  BEGIN INSERT INTO match_stale VALUES ('applicant', NEW.id) ON CONFLICT DO NOTHING; END;
-- Whoever is promised to an employer stands in the pool as matched, until the promise ends.
CREATE TRIGGER match_begins_in_pool AFTER INSERT ON match BEGIN
  UPDATE pool_candidate SET is_matched = EXISTS (
    SELECT 1 FROM match WHERE applicant_id = NEW.applicant_id AND state IN ('accepted', 'released', 'confirmed'))
    WHERE applicant_id = NEW.applicant_id;
END;
CREATE TRIGGER match_changes_in_pool AFTER UPDATE OF state ON match BEGIN
  UPDATE pool_candidate SET is_matched = EXISTS (
    SELECT 1 FROM match WHERE applicant_id = NEW.applicant_id AND state IN ('accepted', 'released', 'confirmed'))
    WHERE applicant_id = NEW.applicant_id;
END;
-- Who withdraws the consent to be shown to employers is no longer open to them.
CREATE TRIGGER consent_ends_matches AFTER UPDATE OF withdrawn_at ON consent
  WHEN NEW.withdrawn_at IS NOT NULL AND NEW.purpose = 'employers'
    AND EXISTS (SELECT 1 FROM match WHERE applicant_id = NEW.applicant_id)
  BEGIN INSERT INTO match_stale VALUES ('applicant', NEW.applicant_id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER applicant_leaves_matches BEFORE DELETE ON applicant
  BEGIN DELETE FROM match WHERE applicant_id = OLD.id; END;
