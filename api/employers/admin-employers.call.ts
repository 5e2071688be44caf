import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { searchByTime } from '../paging/page-by-time.ts';
import { phoneDigits, searchedIn, wordsIn } from '../partners/plain-text.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import { employerStore, type ListedEmployer } from './employer.store.ts';

/** A page of the employers, the newest first. */
export const listEmployers = endpoint(calls.listEmployers, {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600, windowMinutes: 15 },
  async handle({ deps: { db }, input: { state, search = '', after, before } }) {
    const holds = wordsIn(search);
    const { rows, previous, next } = await searchByTime<ListedEmployer>(
      { rowsAfter: (place, how) => employerStore(db).page(state, place, how), after, before },
      ({ company, contact_person, email, phone, register_number }) =>
        search === '' || holds(searchedIn([company, contact_person, email, phoneDigits(phone), register_number])),
    );
    const count = employerStore(db).count;
    return {
      employers: rows.map(view),
      counts: { new: count('new'), submitted: count('submitted'), vetted: count('vetted'), refused: count('refused') },
      previous,
      next,
    };
  },
});

function view({ id, company, contact_person, email, state, created_at, submitted_at }: ListedEmployer) {
  return {
    ...{ id, company, contact_person, email, state },
    created_at: isoTime(created_at),
    submitted_at: isoTimeOrNull(submitted_at),
  };
}
