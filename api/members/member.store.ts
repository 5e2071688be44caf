import type { Lang } from '#contract/languages.ts';
import { perDatabase, type Statements } from '../db/per-database.ts';

/** Somebody who works for a partner or an employer. A partner's owner has no such row, an employer's has. */
export interface Member {
  account_id: string;
  organization_id: string;
  /** Null for owners, former ones too. */
  invited_by: string | null;
  joined_at: number;
}

export type ListedMember = Member & { email: string; invited_by_email: string | null };

export interface MemberInvitation {
  id: string;
  organization_id: string;
  email: string;
  /** Of the mailed token. */
  sha256: string;
  invited_by: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  ended_at: number | null;
  /** Of the mail. */
  lang: Lang;
}

export type ListedInvitation = MemberInvitation & { invited_by_email: string };
type NewInvitation = Omit<MemberInvitation, 'used_at' | 'ended_at'>;

/** Two tables and the column that names the organisation in both of them. */
interface MemberTables {
  members: string;
  invitations: string;
  organization: string;
}

const PARTNER_TABLES: MemberTables = {
  members: 'partner_member',
  invitations: 'partner_member_invitation',
  organization: 'partner_id',
};
const EMPLOYER_TABLES: MemberTables = {
  members: 'employer_member',
  invitations: 'employer_member_invitation',
  organization: 'employer_id',
};

export type MemberStore = ReturnType<typeof createMemberStore>;

export const partnerMemberStore = perDatabase((statements) => createMemberStore(statements, PARTNER_TABLES));
export const employerMemberStore = perDatabase((statements) => createMemberStore(statements, EMPLOYER_TABLES));

function createMemberStore(
  { db, all, changed, first, number, run, sweep }: Statements,
  { members, invitations, organization: of }: MemberTables,
) {
  const select = `SELECT *, ${of} AS organization_id FROM ${invitations}`;
  const use = db.prepare(`UPDATE ${invitations} SET used_at = ? WHERE id = ?`);
  const isOpen = 'used_at IS NULL AND ended_at IS NULL';
  const end = db.prepare(`UPDATE ${invitations} SET ended_at = ? WHERE id = ? AND ${isOpen}`);
  const endBy = db.prepare(`UPDATE ${invitations} SET ended_at = ? WHERE ${of} = ? AND invited_by = ? AND ${isOpen}`);
  return {
    add: run<[member: Member]>(`
      INSERT INTO ${members} (account_id, ${of}, invited_by, joined_at)
      VALUES (@account_id, @organization_id, @invited_by, @joined_at)`),
    /** False if the account was no member of the organisation. */
    remove: changed<[accountId: string, organizationId: string]>(
      `DELETE FROM ${members} WHERE account_id = ? AND ${of} = ?`,
    ),
    find: first<[accountId: string], Member>(`SELECT *, ${of} AS organization_id FROM ${members} WHERE account_id = ?`),
    /** The first who joined comes first. */
    listOf: all<[organizationId: string], ListedMember>(`
      SELECT ${members}.*, ${members}.${of} AS organization_id, account.email, inviter.email AS invited_by_email
      FROM ${members} JOIN account ON account.id = account_id LEFT JOIN account AS inviter ON inviter.id = invited_by
      WHERE ${members}.${of} = ? ORDER BY joined_at, account_id`),
    invite: run<[row: NewInvitation]>(`
      INSERT INTO ${invitations} (id, ${of}, email, sha256, invited_by, created_at, expires_at, lang)
      VALUES (@id, @organization_id, @email, @sha256, @invited_by, @created_at, @expires_at, @lang)`),
    /** Invitations that can still be used. */
    openInvitations: all<[organizationId: string, now: number], ListedInvitation>(`
      SELECT invitation.*, invitation.${of} AS organization_id, account.email AS invited_by_email
      FROM ${invitations} AS invitation JOIN account ON account.id = invited_by
      WHERE invitation.${of} = ? AND used_at IS NULL AND ended_at IS NULL AND expires_at > ?
      ORDER BY invitation.created_at`),
    /** How many were made after `since`, whatever became of them. */
    invitedSince: number<[organizationId: string, since: number]>(
      `SELECT count(*) FROM ${invitations} WHERE ${of} = ? AND created_at > ?`,
    ),
    findInvitation: first<[id: string], MemberInvitation>(`${select} WHERE id = ?`),
    findInvitationByHash: first<[sha256: string], MemberInvitation>(`${select} WHERE sha256 = ?`),
    markUsed: (id: string, now: number) => use.run(now, id),
    endInvitation: (id: string, now: number) => end.run(now, id),
    endInvitationsBy: (organizationId: string, accountId: string, now: number) =>
      endBy.run(now, organizationId, accountId),
    /** Deletes invitations by an account, and to its address. */
    forgetInvited: run<[organizationId: string, accountId: string, email: string]>(
      `DELETE FROM ${invitations} WHERE ${of} = ? AND (invited_by = ? OR lower(email) = lower(?))`,
    ),
    sweepInvitations: sweep<[madeBefore: number]>(invitations, 'id', 'WHERE created_at < ? ORDER BY created_at'),
  };
}
