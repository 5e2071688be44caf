-- Whom students ask at the partner, as it stands on the poster. Empty: the contact person of the profile, and nothing else.
ALTER TABLE partner_profiles ADD COLUMN poster_name TEXT NOT NULL DEFAULT '';
ALTER TABLE partner_profiles ADD COLUMN poster_office TEXT NOT NULL DEFAULT '';
ALTER TABLE partner_profiles ADD COLUMN poster_reach TEXT NOT NULL DEFAULT '';

-- Further links of a partner, for a season, faculty or campus. Each has a token and a code of its own, as the partner's
-- first one has in partner_profiles; one that has ended opens nothing any more, and its people stay.
CREATE TABLE partner_link (
  id TEXT PRIMARY KEY,
  partner_id TEXT NOT NULL REFERENCES partner_profiles (partner_id),
  label TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;
CREATE INDEX partner_link_by_partner ON partner_link (partner_id, created_at);

-- By which of them an account, or an application without one, came. The last one counts.
CREATE TABLE partner_link_use (
  owner_id TEXT PRIMARY KEY,
  link_id TEXT NOT NULL REFERENCES partner_link (id)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER link_use_makes_registration AFTER INSERT ON partner_link_use
  BEGIN INSERT INTO registration_stale VALUES (NEW.owner_id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER link_use_changes_registration AFTER UPDATE ON partner_link_use
  BEGIN INSERT INTO registration_stale VALUES (NEW.owner_id) ON CONFLICT DO NOTHING; END;

-- '' came by the first link, or by one of another partner.
ALTER TABLE registration ADD COLUMN link_id TEXT NOT NULL DEFAULT '';
CREATE INDEX registration_by_link ON registration (partner_id, link_id, step);
