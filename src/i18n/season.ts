import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { type SeasonDates, type SeasonPeriod, seasonOn, seasonPeriods } from '#contract/matching/season.ts';
import { site } from '#site';
import { berlinDay, dateInWords } from './format.ts';
import { seasonText } from './season.text.ts';
import { say } from './text.ts';

type Days = Pick<SeasonPeriod, 'from' | 'until'>;

/** For an element that is shown only on some days: those days, and whether the day of the build is none of them. */
export interface DatedAttributes {
  'data-from': string | undefined;
  'data-until': string | undefined;
  hidden: boolean;
}

/** What the season's dates mean, a sentence for each stretch of days; the page shows that of today (lib/show-today.ts). */
export function seasonLines(
  lang: Lang,
  dates: SeasonDates = site.programme,
): { text: string; days: DatedAttributes }[] {
  const facts = {
    season: site.programme.season[lang],
    start: dateInWords(dates.startsOn, lang),
    end: dateInWords(dates.endsOn, lang),
    close: dates.applicationsCloseOn && dateInWords(dates.applicationsCloseOn, lang),
  };
  const t = say(seasonText, lang);
  return seasonPeriods(dates).map((period) => ({ text: fill(t[keyOf(period, dates)], facts), days: shownOn(period) }));
}

/**
 * For the form to apply, whose page has no room for a sentence for each day: that the season is over, if it is so on the
 * day of the build. It stays true until somebody changes the dates, which builds the page anew.
 */
export function seasonIsOver(lang: Lang, today = berlinDay(Date.now()), dates: SeasonDates = site.programme): string {
  const { phase, acceptsApplications } = seasonOn(dates, today);
  if (phase !== 'over' || !acceptsApplications) return '';
  return fill(say(seasonText, lang).overShort, { season: site.programme.season[lang] });
}

/** For buttons that lead to the application: they are there as long as applications are accepted. */
export function whileApplying({ applicationsCloseOn }: SeasonDates = site.programme): DatedAttributes {
  return shownOn(applicationsCloseOn ? { until: applicationsCloseOn } : {});
}

export function shownOn({ from, until }: Days, today = berlinDay(Date.now())): DatedAttributes {
  const isToday = (!from || today >= from) && (!until || today <= until);
  return { 'data-from': from, 'data-until': until, hidden: !isToday };
}

function keyOf({ phase, acceptsApplications }: SeasonPeriod, { applicationsCloseOn }: SeasonDates) {
  if (phase === 'open') return applicationsCloseOn ? 'openUntil' : 'open';
  if (phase === 'before' || acceptsApplications) return phase;
  return `${phase}Closed` as const;
}
