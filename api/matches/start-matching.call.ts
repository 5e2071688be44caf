import { employer, employerOf } from '../employers/caller-employer.ts';
import { assertLawful } from '../employers/lawful.ts';
import { requirementOf } from '../employers/view-requirement.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { requirementFacts } from './candidate-pages.ts';
import { keepRanking } from './keep-ranking.ts';
import { pageOfMatches } from './page-of-matches.ts';
import { rankPool } from './rank-pool.ts';

/** Ranks the pool for an open requirement. Pressed again, it takes in new candidates; whoever is further stays so. */
export const startMatching = endpoint('startMatching', {
  auth: employer,
  // Each reads the whole pool.
  limit: { perNetwork: 120, perCaller: 30 },
  async handle({ deps, caller, input: { requirement_id: id, version } }) {
    const seen = () => {
      const own = employerOf(deps, caller.account.id);
      const row = requirementOf(deps, own.id, id);
      if (own.state !== 'vetted') throw problem('employer_not_vetted');
      if (row.version !== version) throw problem('employer_changed');
      const requirement = row.state === 'open' ? requirementFacts(row, deps.site.programme) : undefined;
      if (!requirement) throw problem('requirement_not_open');
      assertLawful(deps, row);
      return { row, requirement };
    };
    const { row, requirement } = seen();
    const ranking = await rankPool(deps, requirement, row.headcount ?? 0);
    // A few hundred rows, for which the disk takes as long as all the rest: others are answered meanwhile.
    await deps.writeTurn.tx(() => keepRanking(deps, seen(), ranking, caller.account.id));
    return pageOfMatches(deps, id, { phase: 'current' });
  },
});
