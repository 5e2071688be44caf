import { fill } from '#contract/fill.ts';
import { daysSince } from '#src/i18n/days-since.ts';

type Texts = Readonly<Record<'today' | 'yesterday' | 'daysAgo', string>>;

/** Since when the oldest waits, in words; '' where nothing does. */
export function ageText(oldest: string | null, now: number, t: Texts): string {
  if (oldest === null) return '';
  const days = daysSince(oldest, now);
  if (days < 1) return t.today;
  return days === 1 ? t.yesterday : fill(t.daysAgo, { count: days });
}
