-- Supplements in percent of the wage, and the price of a room a month, where it is another than the employer's. NULL:
-- requirements of before, until somebody fills them in.
ALTER TABLE requirement ADD COLUMN overtime_percent INTEGER;
ALTER TABLE requirement ADD COLUMN night_percent INTEGER;
ALTER TABLE requirement ADD COLUMN sunday_percent INTEGER;
ALTER TABLE requirement ADD COLUMN housing_euro INTEGER;
