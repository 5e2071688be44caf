import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { contractStore } from './contract.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { loadContract } from './load-contract.ts';
import { recordContract } from './record-contract.ts';
import { tellSides } from './tell-sides.ts';
import { viewForAdmin } from './view-contract.ts';

/** Answers what a side has asked for. A doubled press answers it once. */
export const answerContract = endpoint('answerContract', {
  auth: admin,
  limit: { perNetwork: 300, perCaller: 120 },
  handle({ deps, caller, input: { contract_id: id, request_id, answer } }) {
    const { db, clock } = deps;
    deps.tx(() => {
      const row = loadContract(deps, id);
      const asked = contractLifeStore(db)
        .requests(id)
        .find((one) => one.id === request_id);
      if (!asked) throw problem('contract_not_found');
      if (asked.answer === answer) return;
      if (!contractLifeStore(db).answer(request_id, answer, clock.now())) throw problem('request_answered');
      contractStore(db).touch(id, clock.now());
      recordContract(deps, row, { action: 'contract-answered', by: 'operator', accountId: caller.account.id });
      tellSides(deps, row, 'answered', { to: [asked.side], reason: answer });
    });
    return viewForAdmin(deps, loadContract(deps, id));
  },
});
