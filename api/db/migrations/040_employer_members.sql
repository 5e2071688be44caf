-- Several people of one employer. The owner is one of its members: until now the one who came first.
ALTER TABLE employer ADD COLUMN owner_id TEXT;
UPDATE employer SET owner_id = (
  SELECT account_id FROM employer_member WHERE employer_id = employer.id ORDER BY joined_at, account_id LIMIT 1);
-- An account; null for an owner. Without REFERENCES, which would need an index for each new account.
ALTER TABLE employer_member ADD COLUMN invited_by TEXT;

-- As partner_member_invitation.
CREATE TABLE employer_member_invitation (
  id TEXT PRIMARY KEY,
  employer_id TEXT NOT NULL REFERENCES employer (id),
  email TEXT NOT NULL,
  sha256 TEXT NOT NULL UNIQUE,
  invited_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  -- Withdrawn, sent again with another link, or ended with the access of whoever had invited.
  ended_at INTEGER,
  -- Of the mail, also when it is sent again.
  lang TEXT NOT NULL CHECK (lang IN ('de', 'en'))
) STRICT;
CREATE INDEX employer_member_invitation_by_employer ON employer_member_invitation (employer_id, created_at);
CREATE INDEX employer_member_invitation_by_time ON employer_member_invitation (created_at);

ALTER TABLE partner_member_invitation ADD COLUMN lang TEXT NOT NULL DEFAULT 'en' CHECK (lang IN ('de', 'en'));
