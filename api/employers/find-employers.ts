import type { EmployerState } from '#contract/employers/employer-rules.ts';
import type { Deps } from '../deps.ts';
import { type Beside, searchByTime } from '../paging/page-by-time.ts';
import { phoneDigits, searchedIn, wordsIn } from '../partners/plain-text.ts';
import { employerStore, type ListedEmployer } from './employer.store.ts';

interface Wanted extends Beside {
  search: string;
  state?: EmployerState | undefined;
}

/** A page of the employers that hold a search, the newest first. */
export function findEmployers({ db }: Pick<Deps, 'db'>, { search, state, after, before }: Wanted) {
  const holds = wordsIn(search);
  return searchByTime<ListedEmployer>(
    { rowsAfter: (place, how) => employerStore(db).page(state, place, how), after, before },
    (row) => search === '' || holds(saidOf(row)),
  );
}

function saidOf({ phone, ...row }: ListedEmployer): string {
  const people = [row.company, row.contact_person, row.representative, row.email, row.seat];
  return searchedIn([...people, phoneDigits(phone), row.register_number, row.company_number]);
}
