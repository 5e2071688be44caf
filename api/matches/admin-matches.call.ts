import { applicationNumber } from '#contract/applications/application-number.ts';
import { calls } from '#contract/calls.ts';
import { MATCH_STATES, type MatchState } from '#contract/model/match-rules.ts';
import { candidateNumber } from '#contract/placements/pool-rules.ts';
import { endpoint } from '../http/endpoint.ts';
import { searchByTime } from '../paging/page-by-time.ts';
import { phoneDigits, searchedIn, wordsIn } from '../partners/plain-text.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { matchListStore, type WholeMatch } from './match-list.store.ts';
import { viewForAdmin } from './view-match.ts';

/** A page of matches, for the operator. Of one requirement its waiting list, unless another state is asked for. */
export const adminMatches = endpoint(calls.adminMatches, {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  readsOnly: true,
  async handle({ deps, input: { state, requirement_id: requirement, search = '', after, before } }) {
    const { db } = deps;
    const wanted = { state: state ?? (requirement ? 'shortlisted' : undefined), requirement };
    const holds = wordsIn(search);
    const { rows, ...neighbours } = await searchByTime(
      { rowsAfter: (place, how) => matchListStore(db).page(wanted, place, how), after, before },
      (row) => search === '' || holds(saidOf(row)),
    );
    const counts = MATCH_STATES.map((one) => [one, matchListStore(db).count(one).count]);
    return {
      matches: rows.map((row) => viewForAdmin(deps, row)),
      counts: Object.fromEntries(counts) as Record<MatchState, number>,
      ...neighbours,
    };
  },
});

function saidOf({
  applicant_id,
  number,
  first_name,
  middle_name,
  last_name,
  email,
  phone,
  company,
  site,
}: WholeMatch): string {
  const ours = [applicationNumber(applicant_id), number === null ? '' : candidateNumber(number)];
  return searchedIn([
    ...ours,
    [first_name, middle_name, last_name].join(' '),
    email,
    company,
    site,
    phoneDigits(phone),
  ]);
}
