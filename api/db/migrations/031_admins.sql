-- Who may use the admins' area, and as what. Counts where the role is admin: a reader sees everything and decides
-- nothing.
ALTER TABLE user_roles ADD COLUMN desk_role TEXT NOT NULL DEFAULT 'admin' CHECK (desk_role IN ('admin', 'reader'));
CREATE INDEX admin_by_account ON user_roles (user_id) WHERE role = 'admin';

-- Admins who have not set a password yet. The row goes when they do, or when the invitation is withdrawn.
CREATE TABLE admin_invitation (
  account_id TEXT PRIMARY KEY REFERENCES account (id),
  -- Null: the command line.
  invited_by TEXT REFERENCES account (id),
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- 1 if nobody has ever used the account: it goes with the invitation.
  is_new INTEGER NOT NULL CHECK (is_new IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX admin_invitation_by_end ON admin_invitation (expires_at);
CREATE INDEX admin_invitation_by_inviter ON admin_invitation (invited_by);
