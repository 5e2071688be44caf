import { gapsInCheck } from '#contract/employers/airside.ts';
import { type LowestWages, unlawfulWork } from '#contract/employers/lawful-work.ts';
import type { RequirementReply } from '#contract/employers/requirement.ts';
import {
  hoursReversed,
  type LongestPlacement,
  missingInRequirement,
  periodFault,
  REQUIREMENT_FIELDS,
  type RequirementFields,
  raisesOnly,
} from '#contract/employers/requirement-rules.ts';
import { faultParams } from '#contract/employers/work-fault.ts';
import { centsOf, wholeEuroOf } from '#contract/euro-text.ts';
import { hoursOf } from '#contract/hours-text.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_WEEK_HOURS } from '#contract/limits.ts';
import { readDay } from '#contract/read-day.ts';
import { dateInWords } from '#src/i18n/format.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { textOf } from '#src/ui/form/text-of.ts';

export type Requirement = RequirementReply;

/** What the form holds; a number that cannot be read is null. Pure. */
export function requirementIn(entries: Entries): RequirementFields {
  const text = (name: (typeof REQUIREMENT_FIELDS)[number]) => textOf(entries, name).trim();
  const headcount = text('headcount');
  return {
    field_of_work: text('field_of_work') as RequirementFields['field_of_work'],
    site: text('site'),
    headcount: /^\d{1,4}$/.test(headcount) ? Number(headcount) : null,
    model: text('model') as RequirementFields['model'],
    starts_on: readDay(text('starts_on')),
    ends_on: readDay(text('ends_on')),
    minimum_level: text('minimum_level') as RequirementFields['minimum_level'],
    wage_cents: centsOf(text('wage_cents')),
    overtime_percent: percentOf(text('overtime_percent')),
    night_percent: percentOf(text('night_percent')),
    sunday_percent: percentOf(text('sunday_percent')),
    housing: text('housing') as RequirementFields['housing'],
    housing_euro: wholeEuroOf(text('housing_euro')),
    shifts: text('shifts'),
    shifts_en: text('shifts_en'),
    week_hours_from: hoursOf(text('week_hours_from')),
    week_hours_to: hoursOf(text('week_hours_to')),
    area: text('area') as RequirementFields['area'],
    check_authority: text('check_authority'),
    check_answer: text('check_answer') as RequirementFields['check_answer'],
    check_answered_on: readDay(text('check_answered_on')),
  };
}

/** '25' or '25 %'; null if it cannot be read. */
function percentOf(typed: string): number | null {
  const [, digits] = /^(\d{1,3}) ?%?$/.exec(typed) ?? [];
  return digits === undefined ? null : Number(digits);
}

interface Bounds {
  /** What the form changes, unless it is opened with that. */
  edited?: Requirement | undefined;
  lang: Lang;
  longest: LongestPlacement;
  wages: LowestWages;
}

/** The code of a number that cannot be read, or of hours that are no week. */
const UNREAD = {
  ...{ headcount: 'headcount_invalid', wage_cents: 'wage_invalid' },
  ...{ week_hours_from: 'week_hours_invalid', week_hours_to: 'week_hours_invalid', housing_euro: 'euro_invalid' },
  ...{ overtime_percent: 'number_invalid', night_percent: 'number_invalid', sunday_percent: 'number_invalid' },
} as const;

/** What the form can say by itself; the server says the rest. `isWhole`: there must be no gaps. Pure. */
export function problemsIn(entries: Entries, isWhole: boolean, { edited, lang, longest, wages }: Bounds): Problem[] {
  const fields = requirementIn(entries);
  const unread = (Object.keys(UNREAD) as (keyof typeof UNREAD)[]).filter(
    (name) => (fields[name] === null && textOf(entries, name).trim() !== '') || isNoWeek(name, fields[name]),
  );
  const period = periodFault(fields, longest);
  const found: Problem[] = [
    ...unread.map((path) => ({ path, code: UNREAD[path] })),
    ...(hoursReversed(fields) ? [{ path: 'week_hours_to', code: 'hours_reversed' }] : []),
    ...(period
      ? [
          {
            ...{ path: 'ends_on', code: period.code },
            params: { max: period.max, until: dateInWords(period.until, lang) },
          },
        ]
      : []),
    ...unlawfulWork(fields, wages).map((fault) => ({
      ...{ path: fault.path, code: fault.code },
      params: faultParams(fault, lang),
    })),
    ...[...(isWhole ? missingInRequirement(fields) : []), ...gapsInCheck(fields)].map((path) => ({
      path,
      code: 'input_empty',
    })),
  ];
  const asked = edited && raisesOnly(edited, fields) ? (['wage_cents'] as const) : REQUIREMENT_FIELDS;
  return asked.flatMap((path) => found.filter((one) => one.path === path).slice(0, 1));
}

function isNoWeek(name: keyof typeof UNREAD, hours: number | null): boolean {
  return UNREAD[name] === 'week_hours_invalid' && hours !== null && (hours < 1 || hours > MAX_WEEK_HOURS);
}
