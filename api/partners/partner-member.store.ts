import type { Db } from '../db/open.ts';

/** Somebody who works for a partner beside its owner. */
export interface Member {
  account_id: string;
  partner_id: string;
  /** Null for a former owner. */
  invited_by: string | null;
  joined_at: number;
}

export type ListedMember = Member & { email: string; invited_by_email: string | null };

export interface MemberInvitation {
  id: string;
  partner_id: string;
  email: string;
  /** Of the mailed token. */
  sha256: string;
  invited_by: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  ended_at: number | null;
}

export type ListedInvitation = MemberInvitation & { invited_by_email: string };
type NewInvitation = Omit<MemberInvitation, 'used_at' | 'ended_at'>;

export type PartnerMemberStore = ReturnType<typeof createPartnerMemberStore>;

export function createPartnerMemberStore(db: Db) {
  const insert = db.prepare<Member>(
    'INSERT INTO partner_member (account_id, partner_id, invited_by, joined_at) VALUES (@account_id, @partner_id, @invited_by, @joined_at)',
  );
  const remove = db.prepare('DELETE FROM partner_member WHERE account_id = ? AND partner_id = ?');
  const find = db.prepare<[string], Member>('SELECT * FROM partner_member WHERE account_id = ?');
  const list = db.prepare<[string], ListedMember>(`
    SELECT partner_member.*, account.email, inviter.email AS invited_by_email
    FROM partner_member JOIN account ON account.id = account_id LEFT JOIN account AS inviter ON inviter.id = invited_by
    WHERE partner_member.partner_id = ? ORDER BY joined_at, account_id`);
  const invite = db.prepare<NewInvitation>(`
    INSERT INTO partner_member_invitation (id, partner_id, email, sha256, invited_by, created_at, expires_at)
    VALUES (@id, @partner_id, @email, @sha256, @invited_by, @created_at, @expires_at)`);
  const open = db.prepare<[string, number], ListedInvitation>(`
    SELECT invitation.*, account.email AS invited_by_email
    FROM partner_member_invitation AS invitation JOIN account ON account.id = invited_by
    WHERE invitation.partner_id = ? AND used_at IS NULL AND ended_at IS NULL AND expires_at > ?
    ORDER BY invitation.created_at`);
  const madeSince = db.prepare<[string, number], { made: number }>(
    'SELECT count(*) AS made FROM partner_member_invitation WHERE partner_id = ? AND created_at > ?',
  );
  const invitation = db.prepare<[string], MemberInvitation>('SELECT * FROM partner_member_invitation WHERE id = ?');
  const byHash = db.prepare<[string], MemberInvitation>('SELECT * FROM partner_member_invitation WHERE sha256 = ?');
  const use = db.prepare('UPDATE partner_member_invitation SET used_at = ? WHERE id = ?');
  const isOpen = 'used_at IS NULL AND ended_at IS NULL';
  const end = db.prepare(`UPDATE partner_member_invitation SET ended_at = ? WHERE id = ? AND ${isOpen}`);
  const endBy = db.prepare(
    `UPDATE partner_member_invitation SET ended_at = ? WHERE partner_id = ? AND invited_by = ? AND ${isOpen}`,
  );
  const sweep = db.prepare(`
    DELETE FROM partner_member_invitation WHERE id IN (
      SELECT id FROM partner_member_invitation WHERE created_at < ? ORDER BY created_at LIMIT ?)`);
  return {
    add: (member: Member) => insert.run(member),
    /** False if the account was no member of the partner. */
    remove: (accountId: string, partnerId: string) => remove.run(accountId, partnerId).changes > 0,
    find: (accountId: string) => find.get(accountId),
    /** The first who joined comes first. */
    listOf: (partnerId: string) => list.all(partnerId),
    invite: (row: NewInvitation) => invite.run(row),
    /** Invitations that can still be used. */
    openInvitations: (partnerId: string, now: number) => open.all(partnerId, now),
    /** How many were made after `since`, whatever became of them. */
    invitedSince: (partnerId: string, since: number) => madeSince.get(partnerId, since)?.made ?? 0,
    findInvitation: (id: string) => invitation.get(id),
    findInvitationByHash: (sha256: string) => byHash.get(sha256),
    markUsed: (id: string, now: number) => use.run(now, id),
    endInvitation: (id: string, now: number) => end.run(now, id),
    /** Ends the invitations that an account has made. */
    endInvitationsBy: (partnerId: string, accountId: string, now: number) => endBy.run(now, partnerId, accountId),
    /** Deletes at most `most` invitations made before `before`. Returns how many. */
    sweepInvitations: (before: number, most: number) => sweep.run(before, most).changes,
  };
}
