import { fill } from '#contract/fill.ts';

/** How long something has lasted, as the end of a sentence. */
export function ageText(days: number, t: Readonly<Record<'today' | 'day' | 'days', string>>): string {
  if (days < 1) return t.today;
  return days === 1 ? t.day : fill(t.days, { count: days });
}
