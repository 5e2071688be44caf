import { gapsInCheck, type WorkArea } from '#contract/employers/airside.ts';
import { type LowestWages, unlawfulWork } from '#contract/employers/lawful-work.ts';
import {
  hoursReversed,
  type LongestPlacement,
  missingInRequirement,
  periodFault,
  type RequirementFields,
} from '#contract/employers/requirement-rules.ts';
import { paperDayFault } from '#contract/employment-contracts/contract-life.ts';
import type { FieldError } from '#contract/field-errors.ts';
import { fieldErrorOf } from '../employers/lawful.ts';
import type { SpokenFieldError } from '../http/problem.ts';
import { writtenDate } from '../time/berlin-time.ts';

interface Checked {
  fields: RequirementFields;
  /** The sites of the employer, and the one that the requirement had before. */
  sites: readonly string[];
  /** Whether the requirement must have no gaps. */
  isWhole: boolean;
  longest: LongestPlacement;
  wages: LowestWages;
  /** The collective agreement of the employer; '' for none. */
  tariff: string;
  /** Today, an ISO date in Berlin, where the requirement is opened, or its days are moved: nobody can come on days that have passed. */
  opensOn?: string | undefined;
  today: string;
}

/** What is wrong with a requirement, field by field. Pure. */
export function faultsOf({
  fields,
  sites,
  isWhole,
  longest,
  wages,
  tariff,
  opensOn = '',
  today,
}: Checked): SpokenFieldError[] {
  const gaps = (isWhole ? missingInRequirement(fields) : []).map((path): FieldError => ({ path, code: 'input_empty' }));
  const isKnown = fields.site === '' || sites.includes(fields.site);
  const period = periodFault(fields, longest);
  return [
    ...gaps,
    ...(isKnown ? [] : [{ path: 'site', code: 'site_unknown' } as const]),
    ...(fields.starts_on !== '' && fields.starts_on < opensOn
      ? [{ path: 'starts_on', code: 'start_past' } as const]
      : []),
    ...faultsOfCheck(fields, today),
    ...(hoursReversed(fields) ? [{ path: 'week_hours_to', code: 'hours_reversed' } as const] : []),
    ...(period
      ? [{ path: 'ends_on', code: period.code, params: { max: period.max, until: writtenDate(period.until) } }]
      : []),
    ...unlawfulWork({ ...fields, ...(isWhole && { tariffs: tariff }) }, wages).map(fieldErrorOf),
  ];
}

/** What is wrong with the answer of an authority. Pure. */
export function faultsOfCheck(fields: WorkArea, today: string): FieldError[] {
  const { check_answered_on: day } = fields;
  const dayFault = day === '' ? undefined : paperDayFault(day, today);
  return [
    ...gapsInCheck(fields).map((path): FieldError => ({ path, code: 'input_empty' })),
    ...(dayFault ? [{ path: 'check_answered_on', code: dayFault } as const] : []),
  ];
}
