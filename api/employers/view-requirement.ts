import type { RequirementReply } from '#contract/employers/requirement.ts';
import { missingInRequirement, STEPS } from '#contract/employers/requirement-rules.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { matchStore } from '../matches/match.store.ts';
import { type Beside, pageByTime } from '../paging/page-by-time.ts';
import { lastDayOf } from '../time/berlin-time.ts';
import { isoTime } from '../time/iso-time.ts';
import { unlawfulOf } from './lawful.ts';
import {
  type ListedRequirement,
  type Requirement,
  type RequirementStore,
  requirementStore,
} from './requirement.store.ts';

export function viewRequirement(deps: Pick<Deps, 'db' | 'site'>, row: Requirement): RequirementReply {
  const { employer_id: _, ...shown } = row;
  const { proposals, answer_until } = matchStore(deps.db).proposedOf(row.id);
  return {
    ...shown,
    proposals,
    answer_until: lastDayOf(answer_until),
    created_at: isoTime(row.created_at),
    missing: missingInRequirement(row),
    can: [...STEPS[row.state]],
    unlawful: unlawfulOf(deps, row),
  };
}

/** The requirement of this employer. Throws `requirement_not_found`, also for another employer's. */
export function requirementOf({ db }: Pick<Deps, 'db'>, employerId: string, id: string) {
  const row = requirementStore(db).find(id);
  if (row?.employer_id !== employerId) throw problem('requirement_not_found');
  return row;
}

type Wanted = Parameters<RequirementStore['page']>[0] & Beside;

export function pageOfRequirements(deps: Pick<Deps, 'db' | 'site'>, { after, before, ...of }: Wanted) {
  const { rows, ...neighbours } = pageByTime<ListedRequirement>({
    rowsAfter: (place, how) => requirementStore(deps.db).page(of, place, how),
    after,
    before,
  });
  return { requirements: rows.map((row) => viewRequirement(deps, row)), ...neighbours };
}
