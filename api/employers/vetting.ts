import { isSameOrganization } from '#contract/accounts/organization-name.ts';
import {
  EMPLOYER_FIELDS,
  type EmployerProfile,
  missingInProfile,
  VETTED_FIELDS,
} from '#contract/employers/employer-rules.ts';
import type { Employer } from './employer.store.ts';

export type AfterSaving = 'unchanged' | 'saved' | 'submitted';

/**
 * What becomes of an employer that saves this profile. One that is vetted has to be vetted again under another name,
 * register number or insurance; another spelling of the vetted name stays vetted. Pure.
 */
export function afterSaving(before: Employer, next: EmployerProfile, submit: boolean): AfterSaving {
  const isSame = EMPLOYER_FIELDS.every((name) => before[name] === next[name]);
  const isOpen = before.state === 'new' || before.state === 'refused';
  if (submit && isOpen) return 'submitted';
  if (isSame) return 'unchanged';
  return before.state === 'vetted' && !isStillVetted(before, next) ? 'submitted' : 'saved';
}

/** Whether a profile may have gaps: only until it is submitted. Pure. */
export function gapsIn(state: Employer['state'], next: EmployerProfile, submit: boolean) {
  return submit || state === 'submitted' || state === 'vetted' ? missingInProfile(next) : [];
}

function isStillVetted(before: Employer, next: EmployerProfile): boolean {
  return VETTED_FIELDS.every((name) =>
    name === 'company' ? isSameOrganization(before.vetted_company, next.company) : before[name] === next[name],
  );
}
