import type { Duty } from '#contract/employers/duty-rules.ts';
import { rentInWords } from '#contract/employment-contracts/contract-costs.text.ts';
import { fill } from '#contract/fill.ts';
import { hoursText } from '#contract/hours-text.ts';
import type { Lang } from '#contract/languages.ts';
import { supplementsInWords } from '#contract/pay/supplements.text.ts';
import { areaInWords } from '#src/nouns/requirement/requirement.text.ts';
import type { Requirement } from '../requirements/requirement.ts';
import type { DutiesTexts } from './duties.text.ts';

/** What the requirement says already of a duty; '' for nothing. Pure. */
export function saidOf(duty: Duty, requirement: Requirement, t: Pick<DutiesTexts, 'names' | 'weekHours'>, lang: Lang) {
  const { week_hours_from: from, week_hours_to: to, housing_euro: room } = requirement;
  const { overtime_percent, night_percent, sunday_percent } = requirement;
  if (duty === 'airport') return areaInWords(requirement, t.names);
  if (duty === 'housing' && room !== null) return rentInWords(room, lang);
  if (duty === 'working-time' && from !== null && to !== null)
    return fill(t.weekHours, { hours: [...new Set([from, to])].map((one) => hoursText(one, lang)).join('–') });
  if (duty === 'night-work' && overtime_percent !== null && night_percent !== null && sunday_percent !== null)
    return supplementsInWords({ overtime_percent, night_percent, sunday_percent }, lang);
  return '';
}
