import type { AdminMatch, EmployerMatch, Offer } from '#contract/match.ts';
import { isNamed, type MatchState, stepsOf } from '#contract/match-rules.ts';
import type { Score } from '#contract/matching.ts';
import { candidateNumber } from '#contract/pool-rules.ts';
import type { Deps } from '../deps.ts';
import { isoTime } from '../iso-time.ts';
import { lastDayOf } from './answer-until.ts';
import type { Match } from './match.store.ts';
import type { ShownMatch, WholeMatch } from './match-list.store.ts';

/** A match for its employer: without name and address until the release. */
export function viewForEmployer(row: ShownMatch): EmployerMatch {
  const { level, documents, first_wish, second_wish, reason } = row;
  // Whoever has withdrawn the consent is no longer named, although the match ends some seconds later.
  const person =
    isNamed(row.state) && (row.number !== null || row.state === 'confirmed')
      ? { name: nameOf(row), email: row.email }
      : { name: null, email: null };
  return {
    ...common(row),
    number: numberOf(row),
    ...{ level, documents, reason },
    first_wish: first_wish ?? '',
    second_wish: second_wish ?? '',
    score: JSON.parse(row.score_parts) as Score,
    ...person,
    can: stepsOf(row.state, 'employer').filter((to) => to === 'accepted' || to === 'refused'),
  };
}

/** A match for the operator. */
export function viewForAdmin(row: WholeMatch): AdminMatch {
  const { score, applicant_id, requirement_id, employer_id, company, site, field_of_work, reason } = row;
  return {
    ...common(row),
    number: numberOf(row),
    ...{ score, applicant_id, requirement_id, employer_id, company, site, field_of_work, reason },
    applicant_name: nameOf(row),
    can: stepsOf(row.state, 'operator'),
  };
}

/** A match for the candidate to whom it was released. */
export function viewOffer({ matches }: Pick<Deps, 'matches'>, row: WholeMatch): Offer {
  const has_contract = matches.hasContract(row.id);
  const { company, site, field_of_work, shifts, wage_cents, housing, housing_euro } = row;
  return {
    ...common(row),
    ...{ company, site, field_of_work, shifts, wage_cents, housing },
    housing_euro: housing === 'provided' ? housing_euro : null,
    has_contract,
    awaits_signature: has_contract && matches.awaitsSignature(row.id),
    // Only the operator ends what a contract was sent for.
    can: has_contract
      ? []
      : stepsOf(row.state, 'candidate').filter((to): to is 'confirmed' | 'declined' => isAnswer(to)),
  };
}

const isAnswer = (to: MatchState) => to === 'confirmed' || to === 'declined';

function common({ id, state, version, starts_on, ends_on, answer_until, changed_at }: Match) {
  return {
    id,
    state,
    version,
    starts_on,
    ends_on,
    answer_until: lastDayOf(answer_until),
    changed_at: isoTime(changed_at),
  };
}

/** What employers call the candidate; null once they have left the pool. */
export function numberOf({ number }: Pick<ShownMatch, 'number'>): string | null {
  return number === null ? null : candidateNumber(number);
}

export function nameOf({
  first_name,
  middle_name,
  last_name,
}: Pick<ShownMatch, 'first_name' | 'middle_name' | 'last_name'>): string {
  return [first_name, middle_name, last_name].filter(Boolean).join(' ');
}
