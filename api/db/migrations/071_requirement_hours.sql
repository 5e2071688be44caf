-- Hours a week, from the fewest to the most, and the shifts in English. NULL: requirements of before, until somebody
-- fills them in.
ALTER TABLE requirement ADD COLUMN week_hours_from REAL;
ALTER TABLE requirement ADD COLUMN week_hours_to REAL;
ALTER TABLE requirement ADD COLUMN shifts_en TEXT NOT NULL DEFAULT '';
