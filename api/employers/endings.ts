import type { RequirementState } from '#contract/employers/requirement-rules.ts';
import { PAGE_ROWS } from '#contract/limits.ts';
import { candidateNumber } from '#contract/placements/pool-rules.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { matchStore } from '../matches/match.store.ts';
import { placementStore } from '../placements/placement.store.ts';
import { requirementStore } from './requirement.store.ts';

/** What an act ends: proposals, and offers that a candidate knows of. */
export interface Endings {
  proposals: number;
  offers: number;
}

/** What ends if a requirement comes into a state. Where it is filled, whoever has an offer may still answer. */
export function endingsOf({ db }: Pick<Deps, 'db'>, id: string, state: Exclude<RequirementState, 'open'>): Endings {
  const matches = matchStore(db);
  return {
    proposals: matches.countInState(id, 'proposed') + matches.countInState(id, 'accepted'),
    offers: state === 'filled' ? 0 : matches.countInState(id, 'released'),
  };
}

/** Who that is, by number, as far as a dialog names them. */
export function endingNumbers(
  { db }: Pick<Deps, 'db'>,
  id: string,
  state: Exclude<RequirementState, 'open'>,
): string[] {
  const ending = [
    ...matchStore(db).unoffered(id, PAGE_ROWS),
    ...(state === 'filled' ? [] : matchStore(db).offered(id, PAGE_ROWS)),
  ];
  return ending.slice(0, PAGE_ROWS).flatMap(({ applicant_id }) => {
    const number = placementStore(db).find(applicant_id)?.pool_number;
    return number ? [candidateNumber(number)] : [];
  });
}

/** What ends if an employer is not vetted any more: its open requirements become drafts. */
export function endingsOfRefusal(deps: Pick<Deps, 'db'>, employerId: string): Endings & { requirements: number } {
  const open = requirementStore(deps.db).openOf(employerId);
  const parts = open.map((id) => endingsOf(deps, id, 'draft'));
  return {
    requirements: open.length,
    proposals: parts.reduce((sum, { proposals }) => sum + proposals, 0),
    offers: parts.reduce((sum, { offers }) => sum + offers, 0),
  };
}

/** Nothing ends that was not named before. `seen`: how many the caller was shown. Throws `ends_changed`. */
export function assertSeen({ proposals, offers }: Endings, seen: number): void {
  const count = proposals + offers;
  if (count !== seen) throw problem('ends_changed', { params: { count } });
}
