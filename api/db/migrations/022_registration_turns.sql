-- Whose turn it is with each person of a partner's list, since when, and the orders in which the list can be read.
-- The rows are made anew by api/partners/refresh-registrations.ts; until then they say what they said before.
ALTER TABLE registration ADD COLUMN turn TEXT NOT NULL DEFAULT 'student' CHECK (turn IN ('student', 'us', 'done'));
ALTER TABLE registration ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE registration ADD COLUMN sort_name TEXT NOT NULL DEFAULT '';
-- With whom nobody waits for anything any more stands behind all others.
ALTER TABLE registration ADD COLUMN waits_since INTEGER
  AS (CASE turn WHEN 'done' THEN 9007199254740991 ELSE since END) VIRTUAL;
UPDATE registration SET since = registered_at, sort_name = search;

CREATE INDEX registration_by_name ON registration (partner_id, sort_name, person_id);
CREATE INDEX registration_by_move ON registration (partner_id, since, person_id);
CREATE INDEX registration_by_wait ON registration (partner_id, waits_since, person_id);
CREATE INDEX registration_by_turn ON registration (partner_id, turn, since);
DROP INDEX registration_to_nudge;
CREATE INDEX registration_to_nudge ON registration (partner_id, nudge_at, since) WHERE nudge_at IS NOT NULL;

INSERT INTO registration_stale
  SELECT id FROM account WHERE partner_id IS NOT NULL
  UNION SELECT id FROM applicant WHERE partner_id IS NOT NULL
  ON CONFLICT DO NOTHING;
