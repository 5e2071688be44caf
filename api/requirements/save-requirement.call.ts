import { CHECK_FIELDS, NO_CHECK } from '#contract/employers/airside.ts';
import { sitesOf } from '#contract/employers/employer-rules.ts';
import { lowestWage } from '#contract/employers/lawful-work.ts';
import {
  REQUIREMENT_FIELDS,
  type RequirementField,
  type RequirementFields,
  type RequirementState,
  raisesOnly,
} from '#contract/employers/requirement-rules.ts';
import { euroText } from '#contract/euro-text.ts';
import type { FieldError } from '#contract/field-errors.ts';
import { MAX_REQUIREMENTS } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import { employer, employerOf } from '../employers/caller-employer.ts';
import type { Employer } from '../employers/employer.store.ts';
import { endingsOf } from '../employers/endings.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import { type EmployerAction, recordEmployer } from '../employers/record-employer.ts';
import { type Requirement, requirementStore } from '../employers/requirement.store.ts';
import { requirementOf, viewRequirement } from '../employers/view-requirement.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { fillPlaces } from '../matches/fill-places.ts';
import { matchStore } from '../matches/match.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { bringBack } from './bring-back.ts';
import { hasContact } from './contact-in-text.ts';
import { passOnRaise } from './pass-on-raise.ts';
import { passOnRefusal } from './pass-on-refusal.ts';
import { passOnShifts } from './pass-on-shifts.ts';
import { faultsOf } from './requirement-check.ts';

/**
 * Adds or changes a requirement. A form that is sent twice adds one; typed over somebody else's change, it is refused.
 */
export const saveRequirement = endpoint('saveRequirement', {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 120 },
  handle({ deps, caller, input: { requirement_id: id, version, open = false, ...given } }) {
    const fields = {
      ...given,
      ...(given.area !== 'airside' && NO_CHECK),
      housing_euro: given.housing === 'provided' ? given.housing_euro : null,
    };
    return deps.tx(() => {
      const own = employerOf(deps, caller.account.id);
      const before = requirementStore(deps.db).find(id) && requirementOf(deps, own.id, id);
      if (before && isSame(before, fields, open)) return viewRequirement(deps, before);
      if (before && before.version !== version) throw problem('employer_changed');
      check(deps, own, { before, fields, open });
      save(deps, own, { before, fields, id, state: open ? 'open' : (before?.state ?? 'draft') });
      recordEmployer(deps, own.id, caller.account.id, actionOf(before, open));
      const row = requirementOf(deps, own.id, id);
      if (before) followUp(deps, before, row, caller.account.id);
      return viewRequirement(deps, row);
    });
  },
});

function actionOf(before: Requirement | undefined, open: boolean): EmployerAction {
  if (open && before?.state !== 'open') return 'requirement-open';
  return before ? 'requirement-changed' : 'requirement-added';
}

/** What can be changed while somebody is proposed: nothing of what a candidate may have agreed to, but for the better. */
function isFree(name: RequirementField, before: Requirement, fields: RequirementFields): boolean {
  if (name === 'headcount') return before.state !== 'closed';
  // What nobody knew yet is no promise.
  if (before[name] === null || (name === 'area' && before.area === '')) return true;
  if (CHECK_FIELDS.some((one) => one === name)) return true;
  return name === 'shifts' || name === 'shifts_en' || (name === 'wage_cents' && isRaised(before, fields));
}

function isRaised({ wage_cents: before }: Requirement, { wage_cents: now }: RequirementFields): boolean {
  return before !== null && now !== null && now > before;
}

interface Wanted {
  before: Requirement | undefined;
  fields: RequirementFields;
  open: boolean;
}

function check(deps: Deps, own: Employer, { before, fields, open }: Wanted): void {
  if (before) assertChangeable(deps, own, before, fields);
  if (open && own.state !== 'vetted') throw problem('employer_not_vetted');
  const { maxDays, maxMonths } = deps.site.programme;
  const isWhole = open || (before !== undefined && before.state !== 'draft');
  const sites = [...sitesOf(own), ...(before ? [before.site] : [])];
  const today = berlinDate(deps.clock.now());
  const isOpened = open && before?.state !== 'open';
  const faults = faultsOf({
    fields,
    sites,
    isWhole,
    longest: { maxDays, maxMonths },
    wages: deps.site.earnings.wages,
    tariff: own.tariff,
    opensOn: isOpened || isMoved(before, fields) ? today : undefined,
    today,
  });
  const isRaise = before !== undefined && !isOpened && raisesOnly(before, fields);
  const counting = isRaise
    ? faults.filter(({ path }) => path === 'wage_cents')
    : [...contactsIn(fields, before), ...faults];
  if (counting.length > 0) throw fieldProblem(counting);
  if (before) {
    assertHeadcount(deps, before, fields);
    assertNoSlip(deps, before, fields);
  }
  if (!before && requirementStore(deps.db).count(own.id) >= MAX_REQUIREMENTS)
    throw problem('too_many_requirements', { params: { max: MAX_REQUIREMENTS } });
}

/** Whether it is to begin on another day than it has said, where it is no draft. */
function isMoved(before: Requirement | undefined, { starts_on }: RequirementFields): boolean {
  return before !== undefined && before.state !== 'draft' && before.starts_on !== starts_on;
}

/** What candidates read of an offer, also where it is changed after the operator has released it. */
function contactsIn(fields: RequirementFields, before: Requirement | undefined): FieldError[] {
  return (['site', 'shifts', 'shifts_en'] as const)
    .filter((name) => fields[name] !== before?.[name] && hasContact(fields[name]))
    .map((path) => ({ path, code: 'contact_in_text' }));
}

/** As many places as people who have confirmed fill a requirement, and what is proposed beside them ends. */
function assertHeadcount({ db }: Deps, { id, state }: Requirement, { headcount }: RequirementFields): void {
  const confirmed = matchStore(db).countInState(id, 'confirmed');
  if (state !== 'open' || confirmed === 0 || (headcount ?? 0) > confirmed) return;
  if (endingsOf({ db }, id, 'filled').proposals > 0)
    throw fieldProblem([{ path: 'headcount', code: 'headcount_proposed', params: { count: confirmed } }]);
}

/** A slip of a digit would be mailed as a promise, and a wage is not lowered while somebody is proposed. */
function assertNoSlip({ db, site }: Deps, before: Requirement, { wage_cents }: RequirementFields): void {
  if (before.wage_cents === null || matchStore(db).countPhase(before.id, 'current') === 0) return;
  const due = Math.max(before.wage_cents, lowestWage(before, site.earnings.wages)?.cents ?? 0);
  if ((wage_cents ?? 0) > due * STEEPEST_RAISE)
    throw fieldProblem([
      { path: 'wage_cents', code: 'wage_raise_steep', params: (lang) => ({ euro: euroText(due, lang) }) },
    ]);
}
const STEEPEST_RAISE = 1.5;

/** Throws `requirement_closed` or `requirement_promised`. */
function assertChangeable(deps: Deps, own: Employer, before: Requirement, fields: RequirementFields): void {
  // What it does not say of a room, its offers take from the employer.
  const offered = { ...before, housing_euro: before.housing_euro ?? own.housing_euro };
  const isOther = (name: RequirementField) => before[name] !== fields[name] && offered[name] !== fields[name];
  const isBound = REQUIREMENT_FIELDS.some((name) => isOther(name) && !isFree(name, offered, fields));
  // Whoever has confirmed keeps the place: pay and hours that are not lawful can be put right for them.
  if (before.state === 'closed' && (isBound || unlawfulOf(deps, before).length === 0))
    throw problem('requirement_closed');
  if (isBound && matchStore(deps.db).countPhase(before.id, 'current') > 0) throw problem('requirement_promised');
}

interface Saved extends Omit<Wanted, 'open'> {
  id: string;
  state: RequirementState;
}

function save({ db, clock }: Deps, own: Employer, { before, fields, id, state }: Saved): void {
  if (before) requirementStore(db).change(id, fields, state);
  else requirementStore(db).add({ ...fields, id, employer_id: own.id, state, created_at: clock.now() });
}

/** By what a waiting list was ranked: with other days, nobody is proposed for those of before. */
const RANKED_BY: readonly RequirementField[] = ['field_of_work', 'minimum_level', 'starts_on', 'ends_on'];
/** A wage is only raised while somebody has an offer. */
const CHANGES_NO_OFFER: readonly RequirementField[] = ['headcount', 'wage_cents'];

function followUp(deps: Deps, before: Requirement, now: Requirement, accountId: string): void {
  if (RANKED_BY.some((name) => before[name] !== now[name])) matchStore(deps.db).dropWaiting(now.id);
  const isOtherwise = REQUIREMENT_FIELDS.some((name) => !CHANGES_NO_OFFER.includes(name) && before[name] !== now[name]);
  if (isOtherwise) matchStore(deps.db).offersOtherwise({ id: now.id });
  if (isRaised(before, now)) passOnRaise(deps, now, accountId);
  passOnShifts(deps, before, now, accountId);
  passOnRefusal(deps, before, now, accountId);
  if (before.state !== 'open' && now.state === 'open') bringBack(deps, now);
  // Nobody moved up while it was not lawful.
  if (unlawfulOf(deps, before).length > 0) fillPlaces(deps, now.id);
}

function isSame(before: Requirement, fields: RequirementFields, open: boolean): boolean {
  return (!open || before.state === 'open') && REQUIREMENT_FIELDS.every((name) => before[name] === fields[name]);
}
