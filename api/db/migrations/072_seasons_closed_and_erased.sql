-- The decision that closed a season for good: only by it can that go on or be undone.
ALTER TABLE season ADD COLUMN closing_id TEXT;

-- Figures of a season stay what they were once its applications are erased.
CREATE TABLE erased_statistics_by_season (
  -- '' for whom no season had been opened, 'before' for whoever was erased before this was written down.
  season_id TEXT NOT NULL,
  -- Of the application, such as 2026-11.
  month TEXT NOT NULL,
  -- '' for all who came without a partner.
  partner_id TEXT NOT NULL,
  -- The furthest step.
  step TEXT NOT NULL,
  people INTEGER NOT NULL,
  PRIMARY KEY (season_id, month, partner_id, step)
) STRICT, WITHOUT ROWID;
INSERT INTO erased_statistics_by_season SELECT 'before', month, partner_id, step, people FROM erased_statistics;
DROP TABLE erased_statistics;
ALTER TABLE erased_statistics_by_season RENAME TO erased_statistics;
