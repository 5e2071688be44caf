import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { pageOf } from './page-of.ts';
import type { ListedPartner, PartnerPlace } from './partner.store.ts';
import { plainText, wordsIn } from './plain-text.ts';
import { refreshAll } from './refresh-registrations.ts';
import { viewPartnerRow } from './view-partner-for-admin.ts';

/** All partners or those who are searched for, the newest first, a page at a time. Names don't belong in addresses: a search is posted. */
export const listPartners = endpoint(calls.listPartners, {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 600, windowMinutes: 15 },
  async handle({ deps, input: { search = '', after } }) {
    await refreshAll(deps);
    const summary = deps.partners.totals();
    const holds = wordsIn(search);
    const { rows, total, last } = await pageOf<ListedPartner, PartnerPlace>({
      rowsAfter: (from, most) => deps.partners.page(from, most),
      fits: (row) => holds(plainText([row.organization_name, row.contact_person, row.email, row.partner_id].join(' '))),
      after: after === undefined ? undefined : placeOf(after),
      total: search.trim() ? undefined : summary.all,
    });
    return {
      partners: rows.map((row) => viewPartnerRow(deps, row, row.email)),
      total,
      next: last ? `${last.created_at}_${last.place}` : null,
      summary,
    };
  },
});

function placeOf(text: string): PartnerPlace {
  const [createdAt, place] = text.split('_').map(Number);
  if (!Number.isSafeInteger(createdAt) || !Number.isSafeInteger(place)) throw problem('input_invalid');
  return { created_at: Number(createdAt), place: Number(place) };
}
