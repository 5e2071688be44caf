import { randomUUID } from 'node:crypto';
import type { PartnerAuditAction } from '#contract/partner.ts';
import type { Db } from '../db/open.ts';

/** A partner organisation, as the specification names its columns. */
export interface Partner {
  id: string;
  user_id: string;
  organization_name: string;
  contact_person: string;
  /** Short, for people: the organisation's name in addresses. It never changes, so it stands on no poster. */
  partner_id: string;
  invite_token: string;
  /** The same for people who type it from a poster. */
  invite_code: string;
  invite_active: 0 | 1;
  invite_rotated_at: number | null;
  /** When an admin has checked the organisation. */
  verified_at: number | null;
  created_at: number;
  /** Whom students ask, on the poster; each may be ''. */
  poster_name: string;
  poster_office: string;
  poster_reach: string;
  /** Set where the partner was found by a further link: its token and code then stand for the partner's. */
  link_id?: string;
}

type PosterContact = Pick<Partner, 'poster_name' | 'poster_office' | 'poster_reach'>;
export type NewPartner = Omit<Partner, 'invite_active' | 'invite_rotated_at' | 'verified_at' | keyof PosterContact>;

/** Where a page of the list ends; `place` tells partners of the same moment apart. */
export interface PartnerPlace {
  created_at: number;
  place: number;
}

export type ListedPartner = Partner & PartnerPlace & { email: string };

interface PartnerTotals {
  all: number;
  active: number;
  unverified: number;
}

const BEFORE_ALL: PartnerPlace = { created_at: Number.MAX_SAFE_INTEGER, place: 0 };

interface AuditRow {
  id: string;
  action: PartnerAuditAction;
  actor_email: string | null;
  created_at: number;
}

export type PartnerStore = ReturnType<typeof createPartnerStore>;

export function createPartnerStore(db: Db) {
  const insert = db.prepare<NewPartner>(`
    INSERT INTO partner_profiles (id, user_id, organization_name, contact_person, partner_id, invite_token, invite_code, created_at)
    VALUES (@id, @user_id, @organization_name, @contact_person, @partner_id, @invite_token, @invite_code, @created_at)`);
  const byUser = db.prepare<[string], Partner>('SELECT * FROM partner_profiles WHERE user_id = ?');
  const byPartnerId = db.prepare<[string], Partner>('SELECT * FROM partner_profiles WHERE partner_id = ?');
  const byToken = db.prepare<[string], Partner>('SELECT * FROM partner_profiles WHERE invite_token = ?');
  const byCode = db.prepare<[string], Partner>('SELECT * FROM partner_profiles WHERE invite_code = ?');
  const byLink = (column: 'token' | 'code') =>
    db.prepare<[string], Partner>(`
      SELECT partner_profiles.*, partner_link.token AS invite_token, partner_link.code AS invite_code, partner_link.id AS link_id
      FROM partner_link JOIN partner_profiles ON partner_profiles.partner_id = partner_link.partner_id
      WHERE partner_link.${column} = ? AND ended_at IS NULL`);
  const [byLinkToken, byLinkCode] = [byLink('token'), byLink('code')];
  const endLinks = db.prepare('UPDATE partner_link SET ended_at = ? WHERE partner_id = ? AND ended_at IS NULL');
  const page = db.prepare<PartnerPlace & { most: number }, ListedPartner>(`
    SELECT partner_profiles.*, partner_profiles.rowid AS place, profiles.email
    FROM partner_profiles JOIN profiles ON profiles.id = user_id
    WHERE (partner_profiles.created_at, partner_profiles.rowid) < (@created_at, @place)
    ORDER BY partner_profiles.created_at DESC, partner_profiles.rowid DESC LIMIT @most`);
  const totals = db.prepare<[], PartnerTotals>(`
    SELECT count(*) AS "all", coalesce(sum(invite_active), 0) AS active, coalesce(sum(verified_at IS NULL), 0) AS unverified
    FROM partner_profiles`);
  const rename = db.prepare(
    'UPDATE partner_profiles SET organization_name = ?, contact_person = ?, verified_at = ? WHERE id = ?',
  );
  const setPosterContact = db.prepare<PosterContact & { id: string }>(`
    UPDATE partner_profiles SET poster_name = @poster_name, poster_office = @poster_office, poster_reach = @poster_reach
    WHERE id = @id`);
  const setVerified = db.prepare('UPDATE partner_profiles SET verified_at = ? WHERE partner_id = ?');
  const setActive = db.prepare('UPDATE partner_profiles SET invite_active = ? WHERE partner_id = ?');
  const rotate = db.prepare(
    'UPDATE partner_profiles SET invite_token = ?, invite_code = ?, invite_rotated_at = ? WHERE partner_id = ?',
  );
  const addAudit = db.prepare(
    'INSERT INTO partner_token_audit (id, partner_id, action, actor_id, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const audit = db.prepare<[string], AuditRow>(`
    SELECT partner_token_audit.id, action, profiles.email AS actor_email, created_at
    FROM partner_token_audit LEFT JOIN profiles ON profiles.id = actor_id
    WHERE partner_id = ? ORDER BY created_at DESC, partner_token_audit.rowid DESC`);
  return {
    add: (partner: NewPartner) => insert.run(partner),
    findByUser: (userId: string) => byUser.get(userId),
    findByPartnerId: (partnerId: string) => byPartnerId.get(partnerId),
    /** Of the first link or a further one. */
    findByInviteToken: (token: string) => byToken.get(token) ?? byLinkToken.get(token),
    findByInviteCode: (code: string) => byCode.get(code) ?? byLinkCode.get(code),
    /** Newest first from `after` on, each with the address of its account. */
    page: (after: PartnerPlace | undefined, most: number) => {
      const { created_at, place } = after ?? BEFORE_ALL;
      return page.all({ created_at, place, most });
    },
    totals: () => totals.get() ?? { all: 0, active: 0, unverified: 0 },
    rename: (id: string, organization: string, contactPerson: string, verifiedAt: number | null) =>
      rename.run(organization, contactPerson, verifiedAt, id),
    setPosterContact: (id: string, contact: PosterContact) => setPosterContact.run({ ...contact, id }),
    /** When its organisation was checked; null takes that back. */
    setVerified: (partnerId: string, at: number | null) => setVerified.run(at, partnerId),
    setActive: (partnerId: string, isActive: boolean) => setActive.run(isActive ? 1 : 0, partnerId),
    /** Whatever got into the wrong hands: the further links end too. */
    rotate: (partnerId: string, token: string, code: string, now: number) => {
      endLinks.run(now, partnerId);
      rotate.run(token, code, now, partnerId);
    },
    /** `actorId` null: the system. */
    addAudit: (partnerId: string, action: PartnerAuditAction, actorId: string | null, now: number) =>
      addAudit.run(randomUUID(), partnerId, action, actorId, now),
    /** Newest first. */
    audit: (partnerId: string) => audit.all(partnerId),
  };
}
