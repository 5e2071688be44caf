-- A season beside a status, a step or what waits: a few people of an old season stand among thousands of others.
CREATE INDEX standing_by_season_and_status ON standing (season_id, status, created_at, place);
CREATE INDEX standing_by_season_and_step ON standing (season_id, step, created_at, place);
CREATE INDEX standing_waiting_of_season ON standing (season_id, waits_since, place) WHERE waits_since IS NOT NULL;
CREATE INDEX standing_waiting_of_season_step ON standing (season_id, step, waits_since, place) WHERE waits_since IS NOT NULL;
