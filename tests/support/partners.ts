import type * as z from 'zod/mini';
import type { PartnerProfile } from '#contract/partners/partner.ts';
import type { partnerDetailReply } from '#contract/partners/partner-admin.ts';
import { member, type Visitor } from './accounts.ts';
import type { Api } from './api-server.ts';

type Detail = z.infer<typeof partnerDetailReply>;

/** A partner after onboarding, and what an admin sees and sets of it. */
export async function onboardPartner(api: Api, chief: Visitor, given: object = {}, lang: 'de' | 'en' = 'en') {
  const { browser, email, id } = await member(api, 'partner', { lang });
  const names = { organization_name: 'Addis Ababa University', contact_person: 'Agent Abebe', ...given };
  const profile = (await browser.post('/api/partner/create-profile', names)).body as unknown as PartnerProfile;
  const detail = async () => (await chief.get(`/api/admin/partners/${profile.partner_id}`)).body as unknown as Detail;
  const set = (change: object) => chief.post('/api/admin/set-partner', { partner_id: profile.partner_id, ...change });
  return { browser, email, id, names, profile, detail, set };
}
