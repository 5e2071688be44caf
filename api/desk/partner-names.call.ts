import { endpoint } from '../http/endpoint.ts';
import { partnerStore } from '../partners/partner.store.ts';
import { sortPartners } from '../partners/partner-list.ts';
import { adminOrReader } from '../sessions/session-auth.ts';

// Organisations are hundreds; beyond, the search of the queue finds them by name.
const MOST = 500;

export const listPartnerNames = endpoint('listPartnerNames', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps: { db } }) {
    const rows = sortPartners(partnerStore(db).all(), 'name').slice(0, MOST);
    return {
      partners: rows.map(({ partner_id, organization_name }) => ({ partner_id, organization_name })),
    };
  },
});
