import type { Db } from '../db/open.ts';

/** A partner organisation, as the specification names its columns. */
export interface Partner {
  id: string;
  user_id: string;
  organization_name: string;
  contact_person: string;
  /** Short, for people: stands on the poster. */
  partner_id: string;
  invite_token: string;
  invite_active: 0 | 1;
  invite_rotated_at: number | null;
  /** When an admin has checked the organisation. */
  verified_at: number | null;
  created_at: number;
}

export type PartnerStore = ReturnType<typeof createPartnerStore>;

export function createPartnerStore(db: Db) {
  const insert = db.prepare<
    Pick<
      Partner,
      'id' | 'user_id' | 'organization_name' | 'contact_person' | 'partner_id' | 'invite_token' | 'created_at'
    >
  >(`
    INSERT INTO partner_profiles (id, user_id, organization_name, contact_person, partner_id, invite_token, created_at)
    VALUES (@id, @user_id, @organization_name, @contact_person, @partner_id, @invite_token, @created_at)`);
  const byUser = db.prepare<[string], Partner>('SELECT * FROM partner_profiles WHERE user_id = ?');
  const byPartnerId = db.prepare<[string], Partner>('SELECT * FROM partner_profiles WHERE partner_id = ?');
  const byToken = db.prepare<[string], Partner>('SELECT * FROM partner_profiles WHERE invite_token = ?');
  return {
    add: insert.run.bind(insert),
    findByUser: (userId: string) => byUser.get(userId),
    findByPartnerId: (partnerId: string) => byPartnerId.get(partnerId),
    findByInviteToken: (token: string) => byToken.get(token),
  };
}
