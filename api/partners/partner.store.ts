import { randomUUID } from 'node:crypto';
import type { ContactLines } from '#contract/partners/partner.ts';
import type { PartnerAuditAction } from '#contract/partners/partner-admin.ts';
import { perDatabase } from '../db/per-database.ts';

/** A partner, with the column names of the specification. */
export interface Partner {
  id: string;
  user_id: string;
  organization_name: string;
  contact_person: string;
  /** The partner id, which people read in addresses: short and permanent, so no poster prints it. */
  partner_id: string;
  invite_token: string;
  /** The invitation code, to be typed from a poster. */
  invite_code: string;
  invite_active: 0 | 1;
  invite_rotated_at: number | null;
  /** When an admin verified the organisation. */
  verified_at: number | null;
  /** The name that was verified; kept after a rename. */
  verified_name: string | null;
  /** When a verified organisation took another name, which nobody has verified yet. */
  renamed_at: number | null;
  pause_reason: string;
  website: string;
  phone: string;
  country: string;
  created_at: number;
  /** Whom students ask, as printed on the poster; each may be ''. */
  poster_name: string;
  poster_office: string;
  poster_reach: string;
  /** The contact lines that an operator has accepted, as JSON; null: none. `contact-lines.ts` says what is shown of them. */
  checked_contact: string | null;
  /** Since when a verified partner has lines that no operator has looked at. */
  contact_changed_at: number | null;
  /** JSON of the names of further links that posters are to print. */
  printed_labels: string;
  /** Set if a further link led to the partner: `invite_token` and `invite_code` are then the link's. */
  link_id?: string;
  link_label?: string;
}

type PosterContact = Pick<Partner, 'poster_name' | 'poster_office' | 'poster_reach'>;
export type PartnerProfileFields = Pick<
  Partner,
  'organization_name' | 'contact_person' | 'website' | 'phone' | 'country'
>;

type Named = 'id' | 'user_id' | 'organization_name' | 'contact_person' | 'partner_id' | 'invite_token' | 'invite_code';
export type NewPartner = Pick<Partner, Named | 'created_at'> & {
  [field in 'website' | 'phone' | 'country']?: string | undefined;
};

export type ListedPartner = Partner & {
  email: string;
  /** Addresses of the other people who work for it. */
  members: string | null;
  link_codes: string | null;
  /** How many people of this season came through it. */
  registered: number;
};

const PRINTED_LABELS = `(SELECT json_group_array(label) FROM partner_link
  WHERE partner_link.partner_id = partner_profiles.partner_id AND printed = 1 AND ended_at IS NULL) AS printed_labels`;
const PARTNER = `SELECT partner_profiles.*, ${PRINTED_LABELS} FROM partner_profiles`;

// As many as one page of the log shows.
const MOST_AUDITED = 200;

interface AuditRow {
  id: string;
  action: PartnerAuditAction;
  actor_email: string | null;
  detail: string;
  created_at: number;
}

export const partnerStore = perDatabase(({ db, all, first, run }) => {
  const insert = db.prepare<NewPartner>(`
    INSERT INTO partner_profiles (id, user_id, organization_name, contact_person, website, phone, country, partner_id, invite_token, invite_code, created_at)
    VALUES (@id, @user_id, @organization_name, @contact_person, @website, @phone, @country, @partner_id, @invite_token, @invite_code, @created_at)`);
  const ofAccount = db.prepare<{ account: string }, Partner>(`
    ${PARTNER} WHERE user_id = @account
      OR partner_id = (SELECT partner_id FROM partner_member WHERE account_id = @account)`);
  const byToken = db.prepare<[string], Partner>(`${PARTNER} WHERE invite_token = ?`);
  const byCode = db.prepare<[string], Partner>(`${PARTNER} WHERE invite_code = ?`);
  const byLink = (column: 'token' | 'code') =>
    db.prepare<[string], Partner>(`
      SELECT partner_profiles.*, partner_link.token AS invite_token, partner_link.code AS invite_code, partner_link.id AS link_id,
        partner_link.label AS link_label, ${PRINTED_LABELS}
      FROM partner_link JOIN partner_profiles ON partner_profiles.partner_id = partner_link.partner_id
      WHERE partner_link.${column} = ? AND ended_at IS NULL`);
  const [byLinkToken, byLinkCode] = [byLink('token'), byLink('code')];
  const endLinks = db.prepare('UPDATE partner_link SET ended_at = ? WHERE partner_id = ? AND ended_at IS NULL');
  const totals = db.prepare<[], Record<'all' | 'active', number>>(
    'SELECT count(*) AS "all", coalesce(sum(invite_active), 0) AS active FROM partner_profiles',
  );
  const change = db.prepare<PartnerProfileFields & Pick<Partner, 'id' | 'verified_at' | 'renamed_at'>>(`
    UPDATE partner_profiles SET organization_name = @organization_name, contact_person = @contact_person,
      website = @website, phone = @phone, country = @country, verified_at = @verified_at, renamed_at = @renamed_at
    WHERE id = @id`);
  const setPosterContact = db.prepare<PosterContact & { id: string }>(`
    UPDATE partner_profiles SET poster_name = @poster_name, poster_office = @poster_office, poster_reach = @poster_reach
    WHERE id = @id`);
  const setVerified = db.prepare<{ at: number | null; partner: string }>(`
    UPDATE partner_profiles SET verified_at = @at, renamed_at = NULL,
      verified_name = CASE WHEN @at IS NULL THEN NULL ELSE organization_name END,
      checked_contact = CASE WHEN @at IS NULL THEN NULL ELSE checked_contact END
    WHERE partner_id = @partner`);
  const setCheckedContact = db.prepare('UPDATE partner_profiles SET checked_contact = ? WHERE partner_id = ?');
  const setContactChange = db.prepare('UPDATE partner_profiles SET contact_changed_at = ? WHERE partner_id = ?');
  const setActive = db.prepare('UPDATE partner_profiles SET invite_active = ?, pause_reason = ? WHERE partner_id = ?');
  const setOwner = db.prepare('UPDATE partner_profiles SET user_id = ? WHERE partner_id = ?');
  const rotate = db.prepare(
    'UPDATE partner_profiles SET invite_token = ?, invite_code = ?, invite_rotated_at = ? WHERE partner_id = ?',
  );
  const forgetInAudit = db.prepare<{ id: string; email: string }>(`
    UPDATE partner_token_audit SET detail = replace(detail, @email, '…')
    WHERE partner_id = @id AND instr(detail, @email) > 0`);
  const addAudit = db.prepare(
    'INSERT INTO partner_token_audit (id, partner_id, action, actor_id, created_at, detail) VALUES (?, ?, ?, ?, ?, ?)',
  );
  return {
    add: ({ website = '', phone = '', country = '', ...partner }: NewPartner) =>
      insert.run({ ...partner, website, phone, country }),
    /** The partner for whom an account works, as its owner or as a further member. */
    findOfAccount: (account: string) => ofAccount.get({ account }),
    findByPartnerId: first<[partnerId: string], Partner>(`${PARTNER} WHERE partner_id = ?`),
    /** Finds a partner by the token of its first link or of a further one. */
    findByInviteToken: (token: string) => byToken.get(token) ?? byLinkToken.get(token),
    findByInviteCode: (code: string) => byCode.get(code) ?? byLinkCode.get(code),
    /** All partners, the oldest first: they are hundreds. */
    all: all<[], ListedPartner>(`
      SELECT partner_profiles.*, ${PRINTED_LABELS}, profiles.email,
        (SELECT group_concat(account.email, ' ') FROM partner_member JOIN account ON account.id = account_id
          WHERE partner_member.partner_id = partner_profiles.partner_id) AS members,
        (SELECT group_concat(code, ' ') FROM partner_link WHERE partner_link.partner_id = partner_profiles.partner_id) AS link_codes,
        (SELECT count(*) FROM registration WHERE registration.partner_id = partner_profiles.partner_id) AS registered
      FROM partner_profiles JOIN profiles ON profiles.id = user_id
      WHERE created_at > -1 ORDER BY created_at, partner_profiles.rowid`),
    totals: () => totals.get() ?? { all: 0, active: 0 },
    change: (id: string, fields: PartnerProfileFields, check: Pick<Partner, 'verified_at' | 'renamed_at'>) =>
      change.run({ id, ...fields, ...check }),
    setPosterContact: (id: string, contact: PosterContact) => setPosterContact.run({ ...contact, id }),
    /** Sets when the organisation was verified under its present name; null unverifies it. */
    setVerified: (partnerId: string, at: number | null) => setVerified.run({ at, partner: partnerId }),
    setCheckedContact: (partnerId: string, lines: ContactLines) =>
      setCheckedContact.run(JSON.stringify(lines), partnerId),
    setContactChange: (partnerId: string, since: number | null) => setContactChange.run(since, partnerId),
    /** `reason`: why it is paused. */
    setActive: (partnerId: string, isActive: boolean, reason = '') =>
      setActive.run(isActive ? 1 : 0, isActive ? '' : reason, partnerId),
    setOwner: (partnerId: string, accountId: string) => setOwner.run(accountId, partnerId),
    /** Replaces token and code. The further links end too, as any of them may be in the wrong hands. */
    rotate: (partnerId: string, token: string, code: string, now: number) => {
      endLinks.run(now, partnerId);
      rotate.run(token, code, now, partnerId);
    },
    /** `actorId`: null for the system. */
    addAudit: (partnerId: string, action: PartnerAuditAction, actorId: string | null, now: number, detail = '') =>
      addAudit.run(randomUUID(), partnerId, action, actorId, now, detail),
    /** Nobody can apply by it any more, and its contact is forgotten; its name stays for counts. */
    end: run<[partnerId: string]>(`
      UPDATE partner_profiles SET invite_active = 0, contact_person = '', phone = '', poster_name = '', poster_office = '',
        poster_reach = '', checked_contact = NULL, contact_changed_at = NULL, pause_reason = '' WHERE partner_id = ?`),
    /** Takes an address out of the log. */
    forgetInAudit: (id: string, email: string) => email && forgetInAudit.run({ id, email }),
    /** Newest first. */
    audit: all<[partnerId: string], AuditRow>(`
      SELECT partner_token_audit.id, action, profiles.email AS actor_email, detail, created_at
      FROM partner_token_audit LEFT JOIN profiles ON profiles.id = actor_id
      WHERE partner_id = ? ORDER BY created_at DESC, partner_token_audit.rowid DESC LIMIT ${MOST_AUDITED}`),
  };
});
