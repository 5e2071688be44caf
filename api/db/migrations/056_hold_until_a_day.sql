-- A hold ends on a day: docs/decisions/083-nothing-vanishes-on-the-desk.md. One from before has none, and is due at once.
ALTER TABLE applicant ADD COLUMN held_until TEXT;
-- The day of what is on hold, due or not.
ALTER TABLE listed_application ADD COLUMN held_until TEXT;
CREATE INDEX listed_by_age_held ON listed_application (created_at, place) WHERE held_until IS NOT NULL;
UPDATE applicant SET waits_since = 0 WHERE held_at IS NOT NULL;
