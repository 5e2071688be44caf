import { areaFaultOf, type WorkArea } from '#contract/employers/airside.ts';
import type { PlaceFault } from '#contract/employers/lawful-work.ts';
import { unlawfulWork, type Work, type WorkFault } from '#contract/employers/lawful-work.ts';
import { faultParams, WORK_CODES } from '#contract/employers/work-fault.ts';
import type { Deps } from '../deps.ts';
import { problem, type SpokenFieldError } from '../http/problem.ts';

type Site = Pick<Deps, 'site'>;

/** Work, and where it is: of a contract's terms only with an answer (unchecked-place.ts), of a requirement not as a draft. */
type PlacedWork = Work & Partial<Pick<WorkArea, 'area' | 'check_answer'> & { state: string }>;

/** Why nobody may be brought into this work, by the legal wages of the settings and by its area; none where they may. */
export function unlawfulOf({ site }: Site, work: PlacedWork): PlaceFault[] {
  const { area, check_answer, state } = work;
  const isLooking = area !== undefined && check_answer !== undefined && state !== 'draft' && state !== 'closed';
  const fault = isLooking ? areaFaultOf({ area, check_answer }) : undefined;
  return [...unlawfulWork(work, site.earnings.wages), ...(fault ? [fault] : [])];
}

/** The same for a form, beside the field that it is about. */
export function fieldErrorOf(fault: WorkFault): SpokenFieldError {
  return { path: fault.path, code: fault.code, params: (lang) => faultParams(fault, lang) };
}

/** Nobody is brought into such work. Throws one of `WORK_CODES`. */
export function assertLawful(deps: Site, work: PlacedWork): void {
  const [fault] = unlawfulOf(deps, work);
  if (fault) throw problem(WORK_CODES[fault.code], { params: (lang) => faultParams(fault, lang) });
}
