import { type LowestWages, unlawfulWork } from '#contract/employers/lawful-work.ts';
import type { RequirementReply } from '#contract/employers/requirement.ts';
import {
  hoursReversed,
  type LongestPlacement,
  missingInRequirement,
  periodFault,
  REQUIREMENT_FIELDS,
  type RequirementFields,
} from '#contract/employers/requirement-rules.ts';
import { faultParams } from '#contract/employers/work-fault.ts';
import { centsOf } from '#contract/euro-text.ts';
import { hoursOf } from '#contract/hours-text.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_WEEK_HOURS } from '#contract/limits.ts';
import { readDay } from '#contract/read-day.ts';
import { dateInWords } from '#src/i18n/format.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { textOf } from '#src/ui/form/text-of.ts';
import { placesIn } from '#src/ui/list/list-query.ts';

export type Requirement = RequirementReply;

export interface RequirementsFound {
  requirements: Requirement[];
  previous: string | null;
  next: string | null;
}

/** Undefined for an answer that is not our server's. */
export function readRequirement(reply: Unchecked<Requirement>): Requirement | undefined {
  const { id, state, version, can } = reply as Partial<Requirement>;
  const isOurs = typeof id === 'string' && typeof state === 'string' && typeof version === 'number';
  return isOurs && Array.isArray(can) ? (reply as Requirement) : undefined;
}

/** Undefined for an answer that is not our server's. */
export function readRequirements(reply: Unchecked<RequirementsFound>): RequirementsFound | undefined {
  const { requirements } = reply as Partial<RequirementsFound>;
  if (!Array.isArray(requirements) || !requirements.every((one) => readRequirement(one))) return undefined;
  return { requirements, ...placesIn(reply) };
}

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
    housing: text('housing') as RequirementFields['housing'],
    shifts: text('shifts'),
    shifts_en: text('shifts_en'),
    week_hours_from: hoursOf(text('week_hours_from')),
    week_hours_to: hoursOf(text('week_hours_to')),
  };
}

interface Bounds {
  lang: Lang;
  longest: LongestPlacement;
  wages: LowestWages;
}

/** What the form can say by itself; the server says the rest. `isWhole`: there must be no gaps. Pure. */
export function problemsIn(entries: Entries, isWhole: boolean, { lang, longest, wages }: Bounds): Problem[] {
  const fields = requirementIn(entries);
  const unread = (['headcount', 'wage_cents', 'week_hours_from', 'week_hours_to'] as const).filter(
    (name) => fields[name] === null && textOf(entries, name).trim() !== '',
  );
  const missing = isWhole ? missingInRequirement(fields) : [];
  const period = periodFault(fields, longest);
  const unlawful = unlawfulWork(fields, wages);
  return REQUIREMENT_FIELDS.flatMap((path): Problem[] => {
    if (path === 'headcount' && unread.indexOf(path) >= 0) return [{ path, code: 'headcount_invalid' }];
    if (path === 'wage_cents' && unread.indexOf(path) >= 0) return [{ path, code: 'wage_invalid' }];
    if ((path === 'week_hours_from' || path === 'week_hours_to') && isNoWeek(fields[path], unread.indexOf(path) >= 0))
      return [{ path, code: 'week_hours_invalid' }];
    if (path === 'week_hours_to' && hoursReversed(fields)) return [{ path, code: 'hours_reversed' }];
    if (path === 'ends_on' && period) {
      const { code, max, until } = period;
      return [{ path, code, params: { max, until: dateInWords(until, lang) } }];
    }
    const fault = unlawful.filter((one) => one.path === path)[0];
    if (fault) return [{ path, code: fault.code, params: faultParams(fault, lang) }];
    return missing.indexOf(path) >= 0 ? [{ path, code: 'input_empty' }] : [];
  });
}

/** Hours that cannot be read, or that are no week. */
function isNoWeek(hours: number | null, isUnread: boolean): boolean {
  return isUnread || (hours !== null && (hours < 1 || hours > MAX_WEEK_HOURS));
}
