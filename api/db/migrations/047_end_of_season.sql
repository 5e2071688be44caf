-- A partner's access to people ends with their season: docs/decisions/075-a-partners-access-ends-with-the-season.md.

-- Seasons that the server has seen in site.config.ts, whose dates move on, and since when partners see their people no more.
CREATE TABLE season_end (
  -- ISO date of the last day.
  ends_on TEXT PRIMARY KEY,
  hidden_at INTEGER
) STRICT, WITHOUT ROWID;

-- When somebody last came: by their registration, or a newer application. 0: until the row is made anew.
ALTER TABLE registration ADD COLUMN came_at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX registration_by_coming ON registration (came_at, partner_id, person_id);

-- Whom partners see no more, as counts by the step that they had reached.
CREATE TABLE registration_past (
  partner_id TEXT NOT NULL, step TEXT NOT NULL, people INTEGER NOT NULL, PRIMARY KEY (partner_id, step)
) STRICT, WITHOUT ROWID;
