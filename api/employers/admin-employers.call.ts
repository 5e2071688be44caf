import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import { employerStore, type ListedEmployer } from './employer.store.ts';
import { findEmployers } from './find-employers.ts';

export const listEmployers = endpoint('listEmployers', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  async handle({ deps: { db }, input: { state, search = '', after, before } }) {
    const { rows, previous, next } = await findEmployers({ db }, { search, state, after, before });
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
