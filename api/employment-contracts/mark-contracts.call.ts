import { endpoint } from '../http/endpoint.ts';
import { doMany } from '../many/do-many.ts';
import { admin } from '../sessions/session-auth.ts';
import { contractAsSeen, contractNamed } from './load-contract.ts';
import { assertPaperDay, noteOneOfMany } from './mark.ts';
import { wayBackOfMark } from './put-back.ts';

/** The operator notes for several contracts on which day the same happened, each by the rules of a single one. */
export const markContracts = endpoint('markContracts', {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 120 },
  handle({ deps, caller, lang, input }) {
    const { what, day } = input;
    assertPaperDay(deps, day);
    const accountId = caller.account.id;
    const noted = { what, by: 'operator', accountId } as const;
    return doMany(
      deps,
      { input, accountId, lang },
      {
        find: (id) => contractNamed(deps, id),
        act: (id, seen) => noteOneOfMany(deps, contractAsSeen(deps, id, seen), { ...noted, day }),
        wayBack: (id) => wayBackOfMark(deps, id, noted),
      },
    );
  },
});
