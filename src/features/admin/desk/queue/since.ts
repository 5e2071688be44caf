import { fill } from '#contract/fill.ts';
import { berlinDay, formatDate } from '#src/i18n/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type SinceTexts = Readonly<Record<'justNow' | 'minutes' | 'hours' | 'yesterday', string>>;

/** How long ago something was, as the queue says it: in hours, 'yesterday', then its date. Pure. */
export function sinceText(since: string, now: string, t: SinceTexts): string {
  const passed = Date.parse(now) - Date.parse(since);
  if (passed < MINUTE) return t.justNow;
  if (passed < HOUR) return fill(t.minutes, { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return fill(t.hours, { count: Math.floor(passed / HOUR) });
  return berlinDay(Date.parse(now) - DAY) === berlinDay(Date.parse(since)) ? t.yesterday : formatDate(since);
}
