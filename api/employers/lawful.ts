import { areaFaultOf, type WorkArea } from '#contract/employers/airside.ts';
import type { PlaceFault } from '#contract/employers/lawful-work.ts';
import { unlawfulWork, type Work, type WorkFault } from '#contract/employers/lawful-work.ts';
import { faultParams, WORK_CODES } from '#contract/employers/work-fault.ts';
import type { Deps } from '../deps.ts';
import { problem, type SpokenFieldError } from '../http/problem.ts';
import { employerStore } from './employer.store.ts';

type Parts = Pick<Deps, 'db' | 'site'>;

/** Work, and where it is: of a contract's terms only with an answer (unchecked-place.ts), of a requirement not as a draft. */
type PlacedWork = Work & Partial<Pick<WorkArea, 'area' | 'check_answer'> & { state: string; employer_id: string }>;

/** Why nobody may be brought into this work, by the legal wages of the settings and by its area; none where they may. */
export function unlawfulOf({ db, site }: Parts, work: PlacedWork): PlaceFault[] {
  const { area, check_answer, state, model, employer_id } = work;
  const isLooking = area !== undefined && check_answer !== undefined && state !== 'draft' && state !== 'closed';
  const fault = isLooking ? areaFaultOf({ area, check_answer }) : undefined;
  // What a contract says of tariffs counts; else what the employer's profile says.
  const tariff = model === 'seasonal' && employer_id ? employerStore(db).find(employer_id)?.tariff : undefined;
  return [...unlawfulWork({ tariffs: tariff, ...work }, site.earnings.wages), ...(fault ? [fault] : [])];
}

/** The same for a form, beside the field that it is about. */
export function fieldErrorOf(fault: WorkFault): SpokenFieldError {
  return { path: fault.path, code: fault.code, params: (lang) => faultParams(fault, lang) };
}

/** Nobody is brought into such work. Throws one of `WORK_CODES`. */
export function assertLawful(deps: Parts, work: PlacedWork): void {
  const [fault] = unlawfulOf(deps, work);
  if (fault) throw problem(WORK_CODES[fault.code], { params: (lang) => faultParams(fault, lang) });
}
