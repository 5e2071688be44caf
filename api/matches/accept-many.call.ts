import { employer, employerOf } from '../employers/caller-employer.ts';
import { endpoint } from '../http/endpoint.ts';
import { doMany } from '../many/do-many.ts';
import { matchStore } from './match.store.ts';
import { matchListStore } from './match-list.store.ts';
import { wayBackOf } from './put-back.ts';
import { stepAsEmployer } from './step-as-employer.ts';
import { viewForEmployer } from './view-match.ts';

export const acceptMany = endpoint('acceptMany', {
  auth: employer,
  limit: { perNetwork: 600, perCaller: 120 },
  handle({ deps, caller, lang, input }) {
    const accountId = caller.account.id;
    const { id: own } = employerOf(deps, accountId);
    return doMany(
      deps,
      { input, accountId, lang },
      {
        find(id) {
          const row = matchStore(deps.db).employerOf(id) === own ? matchListStore(deps.db).shown(id) : undefined;
          if (!row) return undefined;
          const { name, number, version } = viewForEmployer(deps, row);
          return { name: name ?? '', number: number ?? '', version };
        },
        act: (match_id, seen, mayBeUndone) =>
          stepAsEmployer(deps, { match_id, seen, decision: 'accepted' }, accountId, mayBeUndone),
        wayBack: (id) => wayBackOf(deps, id, { actor: 'account', accountId, undone: 'accept' }),
      },
    );
  },
});
