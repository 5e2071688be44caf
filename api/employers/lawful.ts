import { unlawfulWork, type Work, type WorkFault } from '#contract/employers/lawful-work.ts';
import { faultParams, WORK_CODES } from '#contract/employers/work-fault.ts';
import type { Deps } from '../deps.ts';
import { problem, type SpokenFieldError } from '../http/problem.ts';

type Site = Pick<Deps, 'site'>;

/** Why nobody may work so, by the legal wages of the settings; none where it is lawful. */
export function unlawfulOf({ site }: Site, work: Work): WorkFault[] {
  return unlawfulWork(work, site.earnings.wages);
}

/** The same for a form, beside the field that it is about. */
export function fieldErrorOf(fault: WorkFault): SpokenFieldError {
  return { path: fault.path, code: fault.code, params: (lang) => faultParams(fault, lang) };
}

/** Nobody is brought into work that is not lawful. Throws `work_below_minimum` or `work_hours_unlawful`. */
export function assertLawful(deps: Site, work: Work): void {
  const [fault] = unlawfulOf(deps, work);
  if (fault) throw problem(WORK_CODES[fault.code], { params: (lang) => faultParams(fault, lang) });
}
