import { calls } from '#contract/calls.ts';
import { STEPS } from '#contract/requirement-rules.ts';
import { berlinDate } from '../berlin-time.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { employer, employerOf } from './caller-employer.ts';
import { recordEmployer } from './record-employer.ts';
import { faultsOf } from './requirement-check.ts';
import { requirementOf, viewRequirement } from './view-requirement.ts';

/** Brings a requirement to another state. A press that is doubled does it once. */
export const stepRequirement = endpoint(calls.stepRequirement, {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 120, windowMinutes: 15 },
  handle({ deps, caller, input: { requirement_id: id, version, state } }) {
    return deps.tx(() => {
      const own = employerOf(deps, caller.account.id);
      const row = requirementOf(deps, own.id, id);
      if (row.state === state) return viewRequirement(row);
      if (row.version !== version) throw problem('employer_changed');
      if (!STEPS[row.state].includes(state)) throw problem('requirement_step');
      if (state === 'open') {
        if (own.state !== 'vetted') throw problem('employer_not_vetted');
        const { maxDays, maxMonths } = deps.site.programme;
        const longest = { maxDays, maxMonths };
        const opensOn = berlinDate(deps.clock.now());
        const faults = faultsOf({ fields: row, sites: [row.site], isWhole: true, longest, opensOn });
        if (faults.length > 0) throw fieldProblem(faults);
      }
      deps.requirements.setState(id, state);
      recordEmployer(deps, own.id, caller.account.id, `requirement-${state}`);
      return viewRequirement(requirementOf(deps, own.id, id));
    });
  },
});
