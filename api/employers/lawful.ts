import { areaFaultOf, type WorkArea } from '#contract/employers/airside.ts';
import {
  lowestWage,
  type PlaceFault,
  unlawfulWork,
  type Work,
  type WorkFault,
} from '#contract/employers/lawful-work.ts';
import { faultParams, WORK_CODES } from '#contract/employers/work-fault.ts';
import type { Deps } from '../deps.ts';
import { problem, type SpokenFieldError } from '../http/problem.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { employerStore } from './employer.store.ts';
import { requirementStore } from './requirement.store.ts';

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

/**
 * The employers of requirements that pay less than the law has for one of their days, since a minimum was raised: nobody
 * can be brought into these any more, nor accept their offers. One for each requirement, the oldest first.
 */
export function underpaidEmployers({ db, site, clock }: Parts & Pick<Deps, 'clock'>): string[] {
  return requirementStore(db)
    .payOfWanted(berlinDate(clock.now()))
    .filter((work) => work.wage_cents < (lowestWage(work, site.earnings.wages)?.cents ?? 0))
    .map(({ employer_id }) => employer_id);
}

/** A fault for a form, beside the field that it is about. */
export function fieldErrorOf(fault: WorkFault): SpokenFieldError {
  return { path: fault.path, code: fault.code, params: (lang) => faultParams(fault, lang) };
}

/** Nobody is brought into such work. Throws one of `WORK_CODES`. */
export function assertLawful(deps: Parts, work: PlacedWork): void {
  const [fault] = unlawfulOf(deps, work);
  if (fault) throw problem(WORK_CODES[fault.code], { params: (lang) => faultParams(fault, lang) });
}
