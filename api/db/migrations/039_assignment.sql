-- A proposal for a whole season: who could take which open place. Only the newest is kept, and none of it counts until an
-- admin accepts it.
CREATE TABLE assignment (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  counted_at INTEGER NOT NULL,
  -- Sums as they were counted; api/assignments/propose.ts.
  figures TEXT NOT NULL CHECK (json_valid(figures))
) STRICT;

CREATE TABLE assignment_row (
  -- In the order of the proposal, from 1.
  number INTEGER PRIMARY KEY,
  requirement_id TEXT NOT NULL REFERENCES requirement (id),
  -- Of the requirement, when it was counted.
  requirement_version INTEGER NOT NULL,
  applicant_id TEXT NOT NULL REFERENCES applicant (id),
  -- The candidate as they were counted: whoever has changed since is not proposed.
  counted_from TEXT NOT NULL CHECK (json_valid(counted_from)),
  score_parts TEXT NOT NULL CHECK (json_valid(score_parts)),
  -- Among all who fit the requirement.
  rank INTEGER NOT NULL,
  starts_on TEXT NOT NULL,
  ends_on TEXT NOT NULL,
  -- Where the candidate would be if the oldest requirement chose first; NULL: nowhere.
  greedy_requirement_id TEXT,
  greedy_score INTEGER,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'refused')),
  -- Why a row could not be accepted.
  refusal TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX assignment_row_by_state ON assignment_row (state, number);
CREATE INDEX assignment_row_by_applicant ON assignment_row (applicant_id);

-- Places of a requirement that stay empty.
CREATE TABLE assignment_gap (
  number INTEGER PRIMARY KEY,
  requirement_id TEXT NOT NULL REFERENCES requirement (id),
  places INTEGER NOT NULL,
  empty INTEGER NOT NULL,
  -- How many fit, and how many were kept out by what.
  fitting INTEGER NOT NULL,
  excluded TEXT NOT NULL CHECK (json_valid(excluded))
) STRICT;

CREATE TRIGGER applicant_leaves_assignment BEFORE DELETE ON applicant
  BEGIN DELETE FROM assignment_row WHERE applicant_id = OLD.id; END;

-- Open requirements of all employers, the oldest first.
CREATE INDEX requirement_open ON requirement (created_at) WHERE state = 'open';
