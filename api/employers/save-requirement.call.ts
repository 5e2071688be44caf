import { calls } from '#contract/calls.ts';
import { sitesOf } from '#contract/employer-rules.ts';
import { MAX_REQUIREMENTS } from '#contract/limits.ts';
import { REQUIREMENT_FIELDS, type RequirementFields, type RequirementState } from '#contract/requirement-rules.ts';
import { berlinDate } from '../berlin-time.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { employer, employerOf } from './caller-employer.ts';
import type { Employer } from './employer.store.ts';
import { type EmployerAction, recordEmployer } from './record-employer.ts';
import type { Requirement } from './requirement.store.ts';
import { faultsOf } from './requirement-check.ts';
import { requirementOf, viewRequirement } from './view-requirement.ts';

/**
 * Adds or changes a requirement. A form that is sent twice adds one; typed over somebody else's change, it is refused.
 */
export const saveRequirement = endpoint(calls.saveRequirement, {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 120, windowMinutes: 15 },
  handle({ deps, caller, input: { requirement_id: id, version, open = false, ...fields } }) {
    return deps.tx(() => {
      const own = employerOf(deps, caller.account.id);
      const before = deps.requirements.find(id) && requirementOf(deps, own.id, id);
      if (before && isSame(before, fields, open)) return viewRequirement(before);
      if (before && before.version !== version) throw problem('employer_changed');
      check(deps, own, { before, fields, open });
      save(deps, own, { before, fields, id, state: open ? 'open' : (before?.state ?? 'draft') });
      recordEmployer(deps, own.id, caller.account.id, actionOf(before, open));
      return viewRequirement(requirementOf(deps, own.id, id));
    });
  },
});

function actionOf(before: Requirement | undefined, open: boolean): EmployerAction {
  if (open && before?.state !== 'open') return 'requirement-open';
  return before ? 'requirement-changed' : 'requirement-added';
}

/** The fields that decide what a candidate is proposed for, and may have agreed to. */
const PROPOSED = REQUIREMENT_FIELDS.filter((name) => name !== 'headcount' && name !== 'shifts');

interface Wanted {
  before: Requirement | undefined;
  fields: RequirementFields;
  open: boolean;
}

function check(deps: Deps, own: Employer, { before, fields, open }: Wanted): void {
  if (before?.state === 'closed') throw problem('requirement_closed');
  if (open && own.state !== 'vetted') throw problem('employer_not_vetted');
  if (
    before &&
    deps.matches.countPhase(before.id, 'current') > 0 &&
    PROPOSED.some((name) => before[name] !== fields[name])
  )
    throw problem('requirement_promised');
  const { maxDays, maxMonths } = deps.site.programme;
  const isWhole = open || (before !== undefined && before.state !== 'draft');
  const sites = [...sitesOf(own), ...(before ? [before.site] : [])];
  const opensOn = open && before?.state !== 'open' ? berlinDate(deps.clock.now()) : undefined;
  const faults = faultsOf({ fields, sites, isWhole, longest: { maxDays, maxMonths }, opensOn });
  if (faults.length > 0) throw fieldProblem(faults);
  if (!before && deps.requirements.count(own.id) >= MAX_REQUIREMENTS)
    throw problem('too_many_requirements', { params: { max: MAX_REQUIREMENTS } });
}

interface Saved extends Omit<Wanted, 'open'> {
  id: string;
  state: RequirementState;
}

function save({ requirements, clock }: Deps, own: Employer, { before, fields, id, state }: Saved): void {
  if (before) requirements.change(id, fields, state);
  else requirements.add({ ...fields, id, employer_id: own.id, state, created_at: clock.now() });
}

function isSame(before: Requirement, fields: RequirementFields, open: boolean): boolean {
  return (!open || before.state === 'open') && REQUIREMENT_FIELDS.every((name) => before[name] === fields[name]);
}
