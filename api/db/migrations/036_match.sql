-- A candidate for a requirement.
CREATE TABLE match (
  id TEXT PRIMARY KEY,
  requirement_id TEXT NOT NULL REFERENCES requirement (id),
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  -- api/contract/match-rules.ts says what follows what.
  state TEXT NOT NULL CHECK (state IN ('shortlisted', 'proposed', 'accepted', 'released', 'confirmed',
    'refused', 'withheld', 'declined', 'expired', 'withdrawn')),
  -- By the matching; the higher one comes first, then the lower rank.
  score INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  -- The days of work of this candidate: a part of the requirement's.
  starts_on TEXT NOT NULL,
  ends_on TEXT NOT NULL,
  -- The parts of the score, as they were when it was counted.
  score_parts TEXT NOT NULL CHECK (json_valid(score_parts)),
  -- Until when whoever's turn it is has to answer; NULL: no turn runs out.
  answer_until INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  UNIQUE (requirement_id, applicant_id)
) STRICT;
CREATE INDEX match_by_rank ON match (requirement_id, state, rank);
CREATE INDEX match_by_applicant ON match (applicant_id, state);
CREATE INDEX match_by_state ON match (state, changed_at);
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
