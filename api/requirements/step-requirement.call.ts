import { STEPS } from '#contract/employers/requirement-rules.ts';
import type { Deps } from '../deps.ts';
import { employer, employerOf } from '../employers/caller-employer.ts';
import type { Employer } from '../employers/employer.store.ts';
import { assertSeen, endingsOf } from '../employers/endings.ts';
import { recordEmployer } from '../employers/record-employer.ts';
import { type Requirement, requirementStore } from '../employers/requirement.store.ts';
import { requirementOf, viewRequirement } from '../employers/view-requirement.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { bringBack } from './bring-back.ts';
import { faultsOf } from './requirement-check.ts';

/** Brings a requirement to another state. A press that is doubled does it once; what it ends has to have been shown. */
export const stepRequirement = endpoint('stepRequirement', {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 120 },
  handle({ deps, caller, input: { requirement_id: id, version, state, ends = 0 } }) {
    return deps.tx(() => {
      const own = employerOf(deps, caller.account.id);
      const row = requirementOf(deps, own.id, id);
      if (row.state === state) return viewRequirement(deps, row);
      if (row.version !== version) throw problem('employer_changed');
      if (!STEPS[row.state].includes(state)) throw problem('requirement_step');
      if (state === 'open') assertOpens(deps, own, row);
      else assertSeen(endingsOf(deps, id, state), ends);
      requirementStore(deps.db).setState(id, state);
      recordEmployer(deps, own.id, caller.account.id, `requirement-${state}`);
      const changed = requirementOf(deps, own.id, id);
      if (state === 'open') bringBack(deps, changed);
      return viewRequirement(deps, changed);
    });
  },
});

/** Only a vetted employer opens a requirement, without gaps, lawful, and for days to come. */
function assertOpens({ site, clock }: Deps, own: Employer, row: Requirement): void {
  if (own.state !== 'vetted') throw problem('employer_not_vetted');
  const { maxDays, maxMonths } = site.programme;
  const faults = faultsOf({
    ...{ fields: row, sites: [row.site], isWhole: true, longest: { maxDays, maxMonths } },
    wages: site.earnings.wages,
    tariff: own.tariff,
    today: berlinDate(clock.now()),
    opensOn: berlinDate(clock.now()),
  });
  if (faults.length > 0) throw fieldProblem(faults);
}
