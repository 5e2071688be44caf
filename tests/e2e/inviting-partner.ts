import { randomUUID } from 'node:crypto';
import { freshPartnerWord, newInviteToken } from '#api/partners/invite-token.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { RunningServer } from './server.ts';
import { seedAccount } from './sign-in.ts';

interface Wanted {
  organization?: string;
  contact?: string;
  verified?: boolean;
  active?: boolean;
  daysAgo?: number;
  /** Needed only where a test types it. */
  password?: string;
}

export interface InvitingPartner {
  id: string;
  email: string;
  organization: string;
  partnerId: string;
  token: string;
}

/** A partner who has done onboarding, with no browser open. */
export async function seedInvitingPartner(
  server: RunningServer,
  { organization, contact = 'Dr. Contact Person', verified = false, active = true, daysAgo = 0, password }: Wanted = {},
): Promise<InvitingPartner> {
  const { id, email } = await seedAccount(server, { role: 'partner', ...(password && { password }) });
  const { db, clock, tx } = server.deps;
  const [partnerId, code, token] = [freshPartnerWord(server.deps), freshPartnerWord(server.deps), newInviteToken()];
  const name = organization ?? `University of ${partnerId}`;
  const createdAt = clock.now() - daysAgo * DAY_MS;
  tx(() => {
    partnerStore(db).add({
      id: randomUUID(),
      user_id: id,
      organization_name: name,
      contact_person: contact,
      partner_id: partnerId,
      invite_token: token,
      invite_code: code,
      created_at: createdAt,
    });
    if (verified) partnerStore(db).setVerified(partnerId, createdAt);
    if (!active) partnerStore(db).setActive(partnerId, false);
  });
  return { id, email, organization: name, partnerId, token };
}
