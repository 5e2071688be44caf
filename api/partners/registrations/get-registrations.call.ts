import { seasonIdOf } from '#contract/seasons/season-fields.ts';
import { endpoint } from '../../http/endpoint.ts';
import { isoTime } from '../../time/iso-time.ts';
import { onboardedPartner } from '../caller-partner.ts';
import { pageOf } from '../page-of.ts';
import { noteView } from './note-view.ts';
import { countSteps } from './progress.ts';
import { type ListedRegistration, type RegistrationPlace, registrationStore } from './registration.store.ts';
import { summarize, viewRegistration } from './registrations.ts';
import { fitting, isEverybody, readPlace, writePlace } from './selection.ts';

const NOTHING = {
  counts: countSteps(new Map()),
  weeks: [],
  waiting: { count: 0, since: null, first: [] },
  with_us: { count: 0, since: null },
  past: countSteps(new Map()),
  seen_until: null,
  seasons: [],
  people: [],
  total: 0,
  next: null,
};

/**
 * Figures and a page of the list, if the organisation is verified; otherwise empty. Posted, as names of a search don't
 * belong in addresses.
 */
export const getRegistrations = endpoint('getRegistrations', {
  auth: onboardedPartner,
  // The page asks again for each word that is typed into the search.
  limit: { perNetwork: 3000, perCaller: 600 },
  async handle({ deps, caller: { partner }, input: { order = 'newest', after, ...wanted } }) {
    const now = deps.clock.now();
    if (partner.verified_at === null) return { verified: false, now: isoTime(now), ...NOTHING };
    const place = after === undefined ? undefined : readPlace(after, order);
    const { partner_id: id } = partner;
    noteView(deps, id, 'list');
    const summary = summarize(deps, id, wanted.season && seasonIdOf(wanted.season));
    const { rows, total, last } = await pageOf<ListedRegistration, ListedRegistration | RegistrationPlace>({
      rowsAfter: (from, most) => registrationStore(deps.db).page(id, order, from, most),
      fits: fitting(wanted, now),
      after: place,
      total: isEverybody(wanted) ? summary.counts.registered : undefined,
    });
    return {
      verified: true,
      now: isoTime(now),
      ...summary,
      people: rows.map((row) => viewRegistration(row, now)),
      total,
      next: last ? writePlace(last, order) : null,
    };
  },
});
