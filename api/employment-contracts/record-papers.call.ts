import { calls } from '#contract/calls.ts';
import { paperDayFault } from '#contract/employment-contracts/contract-life.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { employer } from '../employers/caller-employer.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { doMany } from '../many/do-many.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { contractStore } from './contract.store.ts';
import { marksOf } from './mark.ts';
import { recordPaper } from './record-paper.ts';
import { contractOf, employerSide } from './side.ts';
import { viewForSide } from './view-contract.ts';

/** An employer notes one day of exchanged paper for several contracts, each by the rules of a single one. */
export const recordPapers = endpoint(calls.recordPapers, {
  auth: employer,
  limit: { perNetwork: 600, perCaller: 120, windowMinutes: 15 },
  handle({ deps, caller, lang, input }) {
    const { day } = input;
    const code = paperDayFault(day, berlinDate(deps.clock.now()));
    if (code) throw fieldProblem([{ path: 'day', code }]);
    const by = employerSide(deps, caller);
    const own = (id: string) => {
      const row = contractStore(deps.db).find(id);
      return row && by.owns(row) ? row : undefined;
    };
    const note = (id: string, noted: string) =>
      recordPaper(deps, by, { contract_id: id, terms_version: own(id)?.terms_version ?? 0, day: noted });
    const several = {
      find(id: string) {
        const row = own(id);
        const name = row && viewForSide(deps, row, 'employer').terms?.candidate.name;
        return row && { name: name ?? '', number: contractNumber(id), version: row.version };
      },
      act(id: string, seen: number) {
        const row = contractOf(deps, by, id);
        if (row.version !== seen) throw problem('contract_changed');
        // Another day is put right in that contract alone.
        if (marksOf(deps, row).some(({ what }) => what === 'paper')) throw problem('paper_noted');
        note(id, day);
      },
      wayBack(id: string) {
        const row = own(id);
        return (
          row && {
            applicantId: row.applicant_id,
            subject: () => ({ subject: 'contract' as const, id }),
            putBack: () => void note(id, ''),
          }
        );
      },
    };
    return doMany(deps, { input, accountId: caller.account.id, lang }, several);
  },
});
