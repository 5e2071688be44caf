import { calls } from '#contract/calls.ts';
import type { RegistrationFilter } from '#contract/partner.ts';
import { endpoint } from '../http/endpoint.ts';
import { onboardedPartner } from './caller-partner.ts';
import { pageOf } from './page-of.ts';
import { wordsIn } from './plain-text.ts';
import { countSteps } from './progress.ts';
import { refreshAll } from './refresh-registrations.ts';
import type { RegistrationPlace, RegistrationRow } from './registration.store.ts';
import { canNudge, summarize, viewRegistration } from './registrations.ts';

const NOTHING = {
  counts: countSteps(new Map()),
  weeks: [],
  waiting: { count: 0, since: null, first: [] },
  people: [],
  total: 0,
  next: null,
};

/**
 * Figures and a page of the list, once the organisation has been checked; before, nothing but that it hasn't. Names
 * don't belong in addresses: a search is posted.
 */
export const getRegistrations = endpoint(calls.getRegistrations, {
  auth: onboardedPartner,
  // Each word that is typed into the search asks again.
  limit: { perNetwork: 3000, perCaller: 600, windowMinutes: 15 },
  async handle({ deps, caller: { partner }, input: { search = '', filter = 'all', after } }) {
    if (partner.verified_at === null) return { verified: false, ...NOTHING };
    await refreshAll(deps);
    const { partner_id: id } = partner;
    const now = deps.clock.now();
    const summary = summarize(deps, id);
    const holds = wordsIn(search);
    const { rows, total, last } = await pageOf<RegistrationRow, RegistrationPlace>({
      rowsAfter: (from, most) => deps.registrations.page(id, from, most),
      fits: (row) => isOf(filter, row, now) && holds(row.search),
      after: after === undefined ? undefined : placeOf(after),
      total: search.trim() || filter !== 'all' ? undefined : summary.counts.registered,
    });
    return {
      verified: true,
      ...summary,
      people: rows.map((row) => viewRegistration(row, now)),
      total,
      next: last ? `${last.registered_at}_${last.person_id}` : null,
    };
  },
});

function isOf(filter: RegistrationFilter, row: RegistrationRow, now: number): boolean {
  if (filter === 'all') return true;
  return filter === 'waiting' ? canNudge(row, now) : row.step === filter;
}

function placeOf(text: string): RegistrationPlace {
  const [registeredAt, personId = ''] = text.split('_');
  return { registered_at: Number(registeredAt), person_id: personId };
}
