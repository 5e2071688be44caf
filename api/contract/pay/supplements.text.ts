import { fill } from '../fill.ts';
import type { Lang, Text } from '../languages.ts';

/** On top of the wage, in percent of it; 0: nothing is agreed. */
export interface Supplements {
  overtime_percent: number;
  night_percent: number;
  sunday_percent: number;
}
export const SUPPLEMENTS = ['overtime_percent', 'night_percent', 'sunday_percent'] as const;

const NAMES: Readonly<Record<keyof Supplements, Text>> = {
  overtime_percent: { de: 'Überstunden: {percent}\u00a0%', en: 'Overtime: {percent}%' },
  night_percent: { de: 'Nachtarbeit (23 bis 6 Uhr): {percent}\u00a0%', en: 'Night work (11 pm to 6 am): {percent}%' },
  sunday_percent: { de: 'Sonntagsarbeit: {percent}\u00a0%', en: 'Sunday work: {percent}%' },
};
const NONE: Text = { de: 'keine vereinbart', en: 'none agreed' };

/** What is paid on top of the wage, and for what. Pure. */
export function supplementsInWords(agreed: Supplements, lang: Lang): string {
  const said = SUPPLEMENTS.filter((name) => agreed[name] > 0).map((name) =>
    fill(NAMES[name][lang], { percent: agreed[name] }),
  );
  return said.join('; ') || NONE[lang];
}
