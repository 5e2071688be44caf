-- A date of site.config.ts takes people from the partners' lists only a day after the operator could see that it will:
-- docs/decisions/087-a-date-takes-nothing-at-once.md.

-- When the server first read this last day, and since when the overview says that partners will lose its people; NULL:
-- that is not near.
ALTER TABLE season_end ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE season_end ADD COLUMN announced_at INTEGER;
