import { CHECK_FIELDS } from '#contract/employers/airside.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import { mailEmployer } from '../employers/mail-employer.ts';
import { recordEmployer } from '../employers/record-employer.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { requirementOf, viewRequirement } from '../employers/view-requirement.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { fillPlaces } from '../matches/fill-places.ts';
import { factsOfRequirement } from '../matches/match-facts.ts';
import { admin } from '../sessions/session-auth.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { passOnRefusal } from './pass-on-refusal.ts';
import { faultsOfCheck } from './requirement-check.ts';

/** Corrects what an employer has written down of the authority's answer. */
export const correctCheck = endpoint('correctCheck', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input: { requirement_id: id, version, ...check } }) {
    return deps.tx(() => {
      const before = requirementStore(deps.db).find(id);
      if (!before) throw problem('requirement_not_found');
      if (CHECK_FIELDS.every((name) => before[name] === check[name])) return viewRequirement(deps, before);
      if (before.version !== version) throw problem('employer_changed');
      if (before.area !== 'airside' || before.state === 'closed') throw problem('requirement_step');
      const faults = faultsOfCheck({ ...before, ...check }, berlinDate(deps.clock.now()));
      if (faults.length > 0) throw fieldProblem(faults);
      requirementStore(deps.db).change(id, { ...before, ...check }, before.state);
      recordEmployer(deps, before.employer_id, caller.account.id, 'requirement-check-corrected', { actor: 'operator' });
      mailEmployer(deps, before.employer_id, 'employer-requirement-check', factsOfRequirement(before));
      // Nobody moved up while it was not lawful.
      if (unlawfulOf(deps, before).length > 0) fillPlaces(deps, id);
      const row = requirementOf(deps, before.employer_id, id);
      passOnRefusal(deps, before, row, caller.account.id);
      return viewRequirement(deps, row);
    });
  },
});
