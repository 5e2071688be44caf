import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { employer } from '../../employers/caller-employer.ts';
import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { doMany } from '../../many/do-many.ts';
import { assertShown } from '../candidate-of.ts';
import { contractStore } from '../contract.store.ts';
import { assertPaperDay, noteOneOfMany } from '../mark.ts';
import { wayBackOfMark } from '../put-back.ts';
import { contractOf, employerSide } from '../side.ts';
import { viewForSide } from '../view-contract.ts';

/** An employer notes one day of exchanged paper or begun work for several contracts, each by the rules of a single one. */
export const recordPapers = endpoint('recordPapers', {
  auth: employer,
  limit: { perNetwork: 600, perCaller: 120 },
  handle({ deps, caller, lang, input }) {
    const { act: what, day } = input;
    assertPaperDay(deps, day);
    const by = employerSide(deps, caller);
    const own = (id: string) => {
      const row = contractStore(deps.db).find(id);
      return row && by.owns(row) ? row : undefined;
    };
    const noted = { what, by: 'employer', accountId: by.accountId } as const;
    const several = {
      find(id: string) {
        const row = own(id);
        const name = row && viewForSide(deps, row, 'employer').terms?.candidate.name;
        return row && { name: name ?? '', number: contractNumber(id), version: row.version };
      },
      act(id: string, seen: number) {
        const row = contractOf(deps, by, id);
        assertShown(deps, row);
        if (row.version !== seen) throw problem('contract_changed');
        noteOneOfMany(deps, row, { ...noted, day });
      },
      wayBack: (id: string) => (own(id) ? wayBackOfMark(deps, id, noted) : undefined),
    };
    return doMany(deps, { input, accountId: caller.account.id, lang }, several);
  },
});
