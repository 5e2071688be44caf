import type * as z from 'zod/mini';
import type { endContractInput } from '#contract/employment-contracts/contract-input.ts';
import { endFault, endsAtOnce } from '#contract/employment-contracts/contract-life.ts';
import { mayStep } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { matchStore } from '../matches/match.store.ts';
import { admin } from '../sessions/session-auth.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { isSigned } from './is-signed.ts';
import { contractAsSeen, loadContract } from './load-contract.ts';
import { moveDays } from './move-days.ts';
import { recordContract } from './record-contract.ts';
import { signedTermsOf } from './signed-terms.ts';
import { tellSides } from './tell-sides.ts';
import { viewForAdmin } from './view-contract.ts';

type End = Omit<z.output<typeof endContractInput>, 'contract_id' | 'seen'>;

/**
 * Notes how the sides of a signed contract end it. Work that never began gives the place back at once; work that did
 * goes on until its last day. Noted again before that day, it is corrected; a doubled press notes it once.
 */
export const endContract = endpoint('endContract', {
  auth: admin,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller, input: { contract_id: id, seen, ...end } }) {
    deps.tx(() => {
      const before = contractLifeStore(deps.db).end(id);
      if (before && (Object.keys(end) as (keyof End)[]).every((name) => before[name] === end[name])) return;
      const row = contractAsSeen(deps, id, seen);
      if (!mayStep(row.state, 'ended', 'operator')) throw problem('contract_step');
      if (!isSigned(deps, row)) throw problem('contract_not_signed');
      noteEnd(deps, row, end, caller.account.id);
    });
    return viewForAdmin(deps, loadContract(deps, id));
  },
});

function noteEnd(deps: Deps, row: Contract, end: End, accountId: string): void {
  const { db, clock } = deps;
  const terms = signedTermsOf(deps, row);
  const now = clock.now();
  const today = berlinDate(now);
  const fault = endFault(end, terms, today);
  if (fault) throw fieldProblem([fault]);
  contractLifeStore(db).setEnd({ ...end, contract_id: row.id, account_id: accountId, noted_at: now });
  contractStore(db).setEndsOn(row.id, end.last_day, now);
  const isOver = endsAtOnce(end.last_day, terms, today);
  if (isOver) contractStore(db).setState(row.id, 'ended', now);
  const { ended_by, ground, paper_on, last_day } = end;
  recordContract(deps, row, {
    action: 'contract-end-noted',
    ...{ by: 'operator', accountId, detail: { ended_by, ground, paper_on, last_day } },
    ...(isOver && { to: 'ended' as const }),
  });
  // The place of work that never began is given back by the job that looks at matches, seconds later.
  if (last_day < terms.starts_on) matchStore(db).lookAtMatchesOf(row.applicant_id);
  else if (matchStore(db).find(row.match_id)?.state === 'confirmed')
    moveDays(deps, row.match_id, { starts_on: terms.starts_on, ends_on: last_day });
  tellSides(deps, row, 'end-noted', { reason: end.paper, day: last_day, ground });
}
