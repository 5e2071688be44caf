-- Seasons are rows: docs/decisions/103-seasons-are-rows.md. The first one is taken from site.config.ts at the first start
-- (api/seasons/first-season.ts), which also gives every application its season.
CREATE TABLE season (
  id TEXT PRIMARY KEY,
  name_de TEXT NOT NULL,
  name_en TEXT NOT NULL,
  -- ISO dates; '' where a season has no such day.
  starts_on TEXT NOT NULL,
  ends_on TEXT NOT NULL,
  applications_close_on TEXT NOT NULL,
  a2_follows_until TEXT NOT NULL,
  passport_follows_until TEXT NOT NULL,
  -- NULL: nobody has said how many places there are.
  capacity INTEGER,
  campaign TEXT NOT NULL,
  step1_approval TEXT NOT NULL CHECK (step1_approval IN ('manual', 'automatic')),
  created_at INTEGER NOT NULL,
  -- Since when people can apply for it; NULL: it is planned.
  opened_at INTEGER,
  -- Since when it is closed for good.
  archived_at INTEGER,
  -- Since when the overview says that partners will lose its people, and since when they have.
  partners_told_at INTEGER,
  partners_hidden_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX season_by_end ON season (ends_on, id);

-- NULL: it is for the next season, which nobody has opened yet. The wish: the season that the applicant would rather be in.
ALTER TABLE applicant ADD COLUMN season_id TEXT REFERENCES season (id);
ALTER TABLE applicant ADD COLUMN wished_season_id TEXT REFERENCES season (id);
ALTER TABLE applicant ADD COLUMN wished_season_at INTEGER;
CREATE INDEX applicant_by_season ON applicant (season_id, id, status);
CREATE INDEX applicant_wishing ON applicant (wished_season_at) WHERE wished_season_at IS NOT NULL;

-- What the closing of a season did is undone as one.
CREATE INDEX last_decision_by_id ON last_decision (id, applicant_id);

ALTER TABLE standing ADD COLUMN season_id TEXT NOT NULL DEFAULT '';
CREATE INDEX standing_by_season ON standing (season_id, created_at, place);

-- People leave partners' lists with their season, not by the time at which they came.
ALTER TABLE registration ADD COLUMN season_id TEXT NOT NULL DEFAULT '';
DROP INDEX registration_by_coming;
ALTER TABLE registration DROP COLUMN came_at;
CREATE INDEX registration_by_season ON registration (season_id, partner_id, person_id);
