import { fill } from '#contract/fill.ts';

/** For how many days something has lasted: 'since today', 'for 3 days'. */
export function lastsText(days: number, t: Readonly<Record<'sinceToday' | 'forDay' | 'forDays', string>>): string {
  if (days < 1) return t.sinceToday;
  return days === 1 ? t.forDay : fill(t.forDays, { count: days });
}

/** How many days ago something was: 'today', '3 days ago'. */
export function agoText(days: number, t: Readonly<Record<'today' | 'dayAgo' | 'daysAgo', string>>): string {
  if (days < 1) return t.today;
  return days === 1 ? t.dayAgo : fill(t.daysAgo, { count: days });
}
