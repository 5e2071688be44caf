-- For the employment contract (§ 2 NachwG). '' for somebody who has not said it: the paper then leaves a line.
ALTER TABLE placement_profile ADD COLUMN home_address TEXT NOT NULL DEFAULT '';
