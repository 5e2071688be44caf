-- Where the work is, and which authority answered what on which day. '': not said yet; then nobody is proposed.
ALTER TABLE requirement ADD COLUMN area TEXT NOT NULL DEFAULT '' CHECK (area IN ('', 'landside', 'airside'));
ALTER TABLE requirement ADD COLUMN check_authority TEXT NOT NULL DEFAULT '';
ALTER TABLE requirement ADD COLUMN check_answer TEXT NOT NULL DEFAULT '' CHECK (check_answer IN ('', 'yes', 'no'));
ALTER TABLE requirement ADD COLUMN check_answered_on TEXT NOT NULL DEFAULT '';
