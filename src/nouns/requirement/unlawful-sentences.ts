import type { PlaceFault } from '#contract/employers/lawful-work.ts';
import { faultParams } from '#contract/employers/work-fault.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';

const NAMES = {
  wage_below_minimum: 'lowWage',
  hours_unlawful: 'longHours',
  break_short: 'break_short',
  leave_short: 'leave_short',
  season_hours_few: 'season_hours_few',
  season_untied: 'season_untied',
  area_unknown: 'area_unknown',
  airside_unanswered: 'airside_unanswered',
  airside_refused: 'airside_refused',
} as const satisfies Record<PlaceFault['code'], string>;
type Texts = Readonly<Partial<Record<(typeof NAMES)[PlaceFault['code']], string>>>;

/** Why nobody is brought into this work, a line for each fault. Pure. */
export function unlawfulSentences(faults: readonly PlaceFault[], t: Texts, lang: Lang): string[] {
  return faults.map((fault) => fill(t[NAMES[fault.code]] ?? '', faultParams(fault, lang)));
}

/** What stands above them: something that is not lawful, or that is waited for. Pure. */
export function unlawfulTitle(faults: readonly PlaceFault[], t: Record<'unlawful' | 'waits', string>): string {
  return faults.every(({ path }) => path === 'area') ? t.waits : t.unlawful;
}
