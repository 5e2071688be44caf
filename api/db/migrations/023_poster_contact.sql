-- Whom students ask at the partner, as it stands on the poster. Empty: the contact person of the profile, and nothing else.
ALTER TABLE partner_profiles ADD COLUMN poster_name TEXT NOT NULL DEFAULT '';
ALTER TABLE partner_profiles ADD COLUMN poster_office TEXT NOT NULL DEFAULT '';
ALTER TABLE partner_profiles ADD COLUMN poster_reach TEXT NOT NULL DEFAULT '';
