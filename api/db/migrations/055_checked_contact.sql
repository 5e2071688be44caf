-- The contact lines of a partner that an operator has accepted, as JSON: papers and pages show no others. NULL: none.
ALTER TABLE partner_profiles ADD COLUMN checked_contact TEXT;
-- Since when a verified partner has contact lines that no operator has looked at.
ALTER TABLE partner_profiles ADD COLUMN contact_changed_at INTEGER;
-- Until now nobody was shown what a poster says: the lines of those who are verified wait for a look.
UPDATE partner_profiles SET contact_changed_at = verified_at WHERE verified_at IS NOT NULL;
CREATE INDEX partner_profiles_contact_changed ON partner_profiles (contact_changed_at) WHERE contact_changed_at IS NOT NULL;

-- Whoever is complete without details for a placement is reminded of them from now on.
UPDATE applicant SET remind_at = 0 WHERE status = 'COMPLETE';
