/** Where the work is: `airside` needs a check of each person by the airport's security authority (§ 7 LuftSiG). */
export const WORK_AREAS = ['landside', 'airside'] as const;
export const CHECK_ANSWERS = ['yes', 'no'] as const;

/** Whether an authority checks people whose papers cannot be legalised, which one said so, and on which ISO day. */
export interface WorkArea {
  area: (typeof WORK_AREAS)[number] | '';
  check_authority: string;
  check_answer: (typeof CHECK_ANSWERS)[number] | '';
  check_answered_on: string;
}

/** What an answer of the authority consists of. */
export const CHECK_FIELDS = ['check_authority', 'check_answer', 'check_answered_on'] as const;
export const NO_CHECK: Omit<WorkArea, 'area'> = { check_authority: '', check_answer: '', check_answered_on: '' };

export const AREA_FAULTS = ['area_unknown', 'airside_unanswered', 'airside_refused'] as const;
export interface AreaFault {
  path: 'area';
  code: (typeof AREA_FAULTS)[number];
}

/** Why nobody is proposed for work in this area: only landside, or where the authority has said yes. Pure. */
export function areaFaultOf({ area, check_answer }: Pick<WorkArea, 'area' | 'check_answer'>): AreaFault | undefined {
  if (area === 'landside' || (area === 'airside' && check_answer === 'yes')) return undefined;
  if (area === '') return { path: 'area', code: 'area_unknown' };
  return { path: 'area', code: check_answer === 'no' ? 'airside_refused' : 'airside_unanswered' };
}

/** What is missing in an answer that was begun: who said what on which day, or nothing of it. Pure. */
export function gapsInCheck(fields: WorkArea): (typeof CHECK_FIELDS)[number][] {
  const gaps = CHECK_FIELDS.filter((name) => fields[name] === '');
  return fields.area === 'airside' && gaps.length < CHECK_FIELDS.length ? gaps : [];
}
