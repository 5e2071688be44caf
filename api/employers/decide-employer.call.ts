import { calls } from '#contract/calls.ts';
import { DECISIONS } from '#contract/employer-rules.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { existingEmployer } from './caller-employer.ts';
import { mailEmployer } from './mail-employer.ts';
import { recordEmployer } from './record-employer.ts';
import { viewEmployerForAdmin } from './view-employer.ts';

/** Vets or refuses an employer; its people are told. A press that is doubled decides once. */
export const decideEmployer = endpoint(calls.decideEmployer, {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle({ deps, caller, input: { employer_id: id, seen, decision, reason = '' } }) {
    deps.tx(() => {
      const { employers, clock } = deps;
      const row = existingEmployer(deps, id);
      const isRefusal = decision === 'refused';
      if (isRefusal && reason === '') throw fieldProblem([{ path: 'reason', code: 'refusal_reason_required' }]);
      const refusal_reason = isRefusal ? reason : '';
      const isDoubled = row.state === decision && row.refusal_reason === refusal_reason && row.version === seen + 1;
      if (isDoubled) return;
      if (row.version !== seen) throw problem('employer_changed');
      if (!DECISIONS[row.state].includes(decision)) throw problem('employer_undecidable');
      const { submitted_at } = row;
      const vetted_company = isRefusal ? '' : row.company;
      employers.setStanding(id, {
        state: decision,
        vetted_company,
        refusal_reason,
        submitted_at,
        decided_at: clock.now(),
      });
      recordEmployer(deps, id, caller.account.id, `employer-${decision}`, 'operator');
      mailEmployer(deps, id, `employer-${decision}`, { organization: row.company, reason: refusal_reason });
    });
    deps.mail.wake();
    return viewEmployerForAdmin(deps, existingEmployer(deps, id));
  },
});
