import { dayInWords } from '../day-in-words.ts';
import { euroText } from '../euro-text.ts';
import type { Params } from '../fill.ts';
import type { Lang, Text } from '../languages.ts';
import type { PlaceFault } from './lawful-work.ts';

/** The code of a refusal because of work that is not lawful, where nobody is filling in a form. */
export const WORK_CODES = {
  wage_below_minimum: 'work_below_minimum',
  hours_unlawful: 'work_hours_unlawful',
  break_short: 'break_short',
  leave_short: 'leave_short',
  season_hours_few: 'season_hours_few',
  season_untied: 'season_untied',
  area_unknown: 'work_area_unknown',
  airside_unanswered: 'work_airside_unanswered',
  airside_refused: 'work_airside_refused',
} as const satisfies Record<PlaceFault['code'], string>;

/** What the sentence of a fault names: the lawful wage, and the day, dd.MM.yyyy, from which on it counts. Pure. */
export function faultParams(fault: PlaceFault, lang: Lang): Params {
  if ('least' in fault) return { least: fault.least };
  if (fault.code !== 'wage_below_minimum') return {};
  const what = (fault.isSector ? SECTOR : LEGAL)[lang];
  return { euro: euroText(fault.cents, lang), from: dayInWords(fault.from, lang), what };
}

const LEGAL: Text = { de: 'Mindestlohn', en: 'minimum wage' };
const SECTOR: Text = { de: 'Mindestlohn der Gebäudereinigung', en: 'minimum wage of building cleaning' };
