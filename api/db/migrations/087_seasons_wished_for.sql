-- A season that is thrown away has to be nobody's wish.
CREATE INDEX applicant_by_wish ON applicant (wished_season_id) WHERE wished_season_id IS NOT NULL;
