import type { DeskRole } from '#contract/accounts/desk-roles.ts';
import { perDatabase } from '../../db/per-database.ts';
import { placePages, type Reading } from '../../paging/time-pages.store.ts';
import type { Account } from '../account.store.ts';

/** Somebody who uses the admins' area; invited ones are not among them. */
export type AdminRow = Pick<Account, 'id' | 'email' | 'disabled_at'> & {
  desk_role: DeskRole;
  second_factor_at: number | null;
};

export interface AdminInvitation {
  account_id: string;
  /** Null for the command line. */
  invited_by: string | null;
  sent_at: number;
  expires_at: number;
  /** 1 if nobody has ever used the account. */
  is_new: 0 | 1;
}

export type ListedAdminInvitation = AdminInvitation &
  Pick<Account, 'email' | 'lang'> & { desk_role: DeskRole; invited_by_email: string | null };

/** The people of the admins' area: a page at a time by account id, and their invitations. */
export const adminStore = perDatabase(({ db, all, column, exists, first, run }) => {
  const pages = placePages<AdminRow, { id: string }>(
    db,
    `SELECT account.id, email, disabled_at, desk_role, second_factor.confirmed_at AS second_factor_at
     FROM user_roles JOIN account ON account.id = user_id LEFT JOIN second_factor ON second_factor.account_id = user_id
     WHERE role = 'admin' AND NOT EXISTS (SELECT 1 FROM admin_invitation WHERE admin_invitation.account_id = user_id)`,
    { id: 'user_id' },
  );
  return {
    /** Whether somebody else can decide in the admins' area. */
    othersDecide: exists<[accountId: string]>(`
    SELECT 1 AS found FROM user_roles JOIN account ON account.id = user_id
    WHERE role = 'admin' AND desk_role = 'admin' AND user_id <> ? AND disabled_at IS NULL AND password_hash IS NOT NULL
    LIMIT 1`),
    /** `most` people after an account id, or before it, the nearest first. */
    page: (id: string | undefined, how: Reading) => pages({}, id === undefined ? undefined : { id }, how),
    /** Replaces an earlier invitation of the account, but not whether the account is new. */
    invite: run<[invitation: AdminInvitation]>(`
      INSERT INTO admin_invitation (account_id, invited_by, sent_at, expires_at, is_new)
      VALUES (@account_id, @invited_by, @sent_at, @expires_at, @is_new)
      ON CONFLICT (account_id) DO UPDATE SET invited_by = excluded.invited_by, sent_at = excluded.sent_at,
        expires_at = excluded.expires_at`),
    findInvitation: first<[accountId: string], AdminInvitation>('SELECT * FROM admin_invitation WHERE account_id = ?'),
    invitedBy: column<[inviterId: string], string>('SELECT account_id FROM admin_invitation WHERE invited_by = ?'),
    endInvitation: run<[accountId: string]>('DELETE FROM admin_invitation WHERE account_id = ?'),
    /** At most `most`, the newest first. */
    invitations: all<[most: number], ListedAdminInvitation>(`
      SELECT admin_invitation.*, account.email, account.lang, desk_role, inviter.email AS invited_by_email
      FROM admin_invitation JOIN account ON account.id = account_id JOIN user_roles ON user_id = account_id
        LEFT JOIN account AS inviter ON inviter.id = invited_by
      WHERE expires_at > 0 ORDER BY expires_at DESC LIMIT ?`),
    expiredInvitations: column<[before: number, most: number], string>(
      'SELECT account_id FROM admin_invitation WHERE expires_at < ? ORDER BY expires_at LIMIT ?',
    ),
  };
});
