-- Further people of a partner, each with an account of their own. The owner stays in partner_profiles.user_id; an
-- account belongs to one partner.
CREATE TABLE partner_member (
  account_id TEXT PRIMARY KEY REFERENCES account (id),
  partner_id TEXT NOT NULL REFERENCES partner_profiles (partner_id),
  -- An account; null for a former owner. Without REFERENCES, which would need an index for each new account.
  invited_by TEXT,
  joined_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX partner_member_by_partner ON partner_member (partner_id, joined_at);

-- Invitations of such people. Of the mailed token only a hash is kept; it works once.
CREATE TABLE partner_member_invitation (
  id TEXT PRIMARY KEY,
  partner_id TEXT NOT NULL REFERENCES partner_profiles (partner_id),
  email TEXT NOT NULL,
  sha256 TEXT NOT NULL UNIQUE,
  invited_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  -- Withdrawn, or ended with the access of whoever had invited.
  ended_at INTEGER
) STRICT;
CREATE INDEX partner_member_invitation_by_partner ON partner_member_invitation (partner_id, created_at);
CREATE INDEX partner_member_invitation_by_time ON partner_member_invitation (created_at);

-- An admin finds a partner by the address of any of its people.
CREATE TRIGGER partner_member_joins_search AFTER INSERT ON partner_member
  BEGIN UPDATE partner_profiles SET search = '' WHERE partner_id = NEW.partner_id; END;
CREATE TRIGGER partner_member_leaves_search AFTER DELETE ON partner_member
  BEGIN UPDATE partner_profiles SET search = '' WHERE partner_id = OLD.partner_id; END;
CREATE TRIGGER account_changes_member_search AFTER UPDATE OF email ON account
  BEGIN
    UPDATE partner_profiles SET search = ''
      WHERE partner_id = (SELECT partner_id FROM partner_member WHERE account_id = NEW.id);
  END;
