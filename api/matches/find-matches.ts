import { applicationNumber } from '#contract/applications/application-number.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import { wholeName } from '#contract/person-name.ts';
import { candidateNumber } from '#contract/placements/pool-rules.ts';
import { applicationsNamed } from '../audit/applications-named.ts';
import type { Deps } from '../deps.ts';
import { type Beside, searchByTime } from '../paging/page-by-time.ts';
import { phoneDigits, searchedIn, wordsIn } from '../partners/plain-text.ts';
import { matchListStore, type WholeMatch } from './match-list.store.ts';

interface Wanted extends Beside {
  search: string;
  state?: MatchState | undefined;
  requirement?: string | undefined;
}

/** A page of the matches that hold a search and are wanted, for the operator. */
export function findMatches(
  { db }: Pick<Deps, 'db'>,
  { search, state, requirement, after, before }: Wanted,
  isWanted: (row: WholeMatch) => boolean = () => true,
) {
  const holds = wordsIn(search);
  const named = applicationsNamed({ db }, search);
  return searchByTime<WholeMatch>(
    { rowsAfter: (place, how) => matchListStore(db).page({ state, requirement }, place, how), after, before },
    (row) => isWanted(row) && (search === '' || named.includes(row.applicant_id) || holds(saidOf(row))),
  );
}

function saidOf(row: WholeMatch): string {
  const { applicant_id, number, email, phone, company, site } = row;
  const ours = [applicationNumber(applicant_id), number === null ? '' : candidateNumber(number)];
  return searchedIn([...ours, wholeName(row), email, company, site, phoneDigits(phone)]);
}
