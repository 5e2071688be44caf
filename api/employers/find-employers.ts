import type { EmployerState } from '#contract/employers/employer-rules.ts';
import type { Deps } from '../deps.ts';
import { searchByTime } from '../paging/page-by-time.ts';
import { phoneDigits, searchedIn, wordsIn } from '../partners/plain-text.ts';
import { employerStore, type ListedEmployer } from './employer.store.ts';

interface Wanted {
  search: string;
  state?: EmployerState | undefined;
  after?: string | undefined;
  before?: string | undefined;
}

/** A page of the employers that hold a search, the newest first. */
export function findEmployers({ db }: Pick<Deps, 'db'>, { search, state, after, before }: Wanted) {
  const holds = wordsIn(search);
  return searchByTime<ListedEmployer>(
    { rowsAfter: (place, how) => employerStore(db).page(state, place, how), after, before },
    ({ company, contact_person, email, phone, register_number }) =>
      search === '' || holds(searchedIn([company, contact_person, email, phoneDigits(phone), register_number])),
  );
}
