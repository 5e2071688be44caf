import { FIELDS_OF_WORK, type FieldOfWork } from '#contract/employers/requirement-rules.ts';
import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { type SeasonDates, type SeasonPeriod, seasonOn, seasonPeriods } from '#contract/matching/season.ts';
import { minimumWageOn } from '#contract/seasons/season-rules.ts';
import { site } from '#site';
import { wageOn } from '#src/lib/pay/wage.ts';
import { berlinDay, dateInWords, formatEuro } from './format.ts';
import { seasonText } from './season.text.ts';
import { say } from './text.ts';

type Days = Pick<SeasonPeriod, 'from' | 'until'>;
type Season = SeasonDates & { season: Text };

/** What the server adds of seasons that the database has. */
interface FromRows {
  open?: readonly (Season & { id: string })[];
  isFirst?: boolean;
  fieldsOfWork?: readonly FieldOfWork[];
}
const programme: Season & FromRows = site.programme;
/** Those that people can apply for or, where there is none, the last one. */
export const SHOWN: readonly Season[] = programme.open?.length ? programme.open : [programme];

/** No season has ended yet, as far as the pages know. */
export const isFirstSeason = programme.isFirst ?? true;

export const OFFERED: readonly FieldOfWork[] = programme.fieldsOfWork ?? FIELDS_OF_WORK;

/** For an element that is shown only on some days: those days, and whether the day of the build is none of them. */
export interface DatedAttributes {
  'data-from': string | undefined;
  'data-until': string | undefined;
  hidden: boolean;
}

/**
 * What the seasons' dates mean, a sentence for each stretch of days; the page shows that of today (lib/show-today.ts). Of
 * several, also where it began or ends.
 */
export function seasonLines(lang: Lang, seasons: readonly Season[] = SHOWN): { text: string; days: DatedAttributes }[] {
  const note = unknownWage(lang, SHOWN);
  const always = note && seasons === SHOWN ? [{ text: note, days: shownOn({}) }] : [];
  return [...seasons.flatMap((season) => linesOf(lang, season)), ...always];
}

function linesOf(lang: Lang, season: Season) {
  const facts = {
    season: season.season[lang],
    start: dateInWords(season.startsOn, lang),
    end: dateInWords(season.endsOn, lang),
    close: season.applicationsCloseOn && dateInWords(season.applicationsCloseOn, lang),
  };
  const t = say(seasonText, lang);
  return seasonPeriods(season).map((period) => ({
    text: fill(t[keyOf(period, season)], facts),
    days: shownOn(period),
  }));
}

/** Where several seasons are open: those to choose from in the form. */
export function seasonChoices(lang: Lang): { id: string; label: string }[] {
  const { open = [] } = programme;
  if (open.length < 2) return [];
  return open.map(({ id, season, startsOn, endsOn }) => ({
    id,
    label: `${season[lang]}, ${dateInWords(startsOn, lang)} – ${dateInWords(endsOn, lang)}`,
  }));
}

/** Beside figures: which year's minimum wage they use, where it is not the one to come; else ''. */
export function wageNote(lang: Lang, seasons: readonly Season[] = SHOWN): string {
  const { minimum } = site.earnings.wages;
  const last = wageOn(minimum, seasons.at(-1)?.startsOn ?? '');
  const next = last && minimum.find(({ from }) => from > last.from);
  const today = berlinDay(Date.now());
  if (!next || seasons.some((season) => seasonOn(season, today).phase !== 'over')) return unknownWage(lang, seasons);
  const facts = {
    last: last.from.slice(0, 4),
    year: next.from.slice(0, 4),
    euro: formatEuro(next.euro, lang, { cents: true }),
  };
  return fill(say(seasonText, lang).wageNext, facts);
}

/** Where the minimum wage of a season's days is not known yet: that the figures are those of another year; else ''. */
function unknownWage(lang: Lang, seasons: readonly Season[]): string {
  const { minimum } = site.earnings.wages;
  const unknown = seasons
    .flatMap(({ startsOn, endsOn }) => [startsOn, endsOn])
    .find((day) => minimumWageOn(minimum, day) === undefined);
  if (!unknown) return '';
  const year = (day: string | undefined) => (day ?? '').slice(0, 4);
  const counted = wageOn(minimum, programme.startsOn) ?? minimum.at(-1);
  return fill(say(seasonText, lang).wageUnknown, { year: year(unknown), last: year(counted?.from) });
}

/**
 * For the form to apply, whose page has no room for a sentence for each day: that the season is over, if it is so on the
 * day of the build. It stays true until somebody changes the dates, which builds the page anew.
 */
export function seasonIsOver(lang: Lang, today = berlinDay(Date.now()), season: Season = programme): string {
  const { phase, acceptsApplications } = seasonOn(season, today);
  if (phase !== 'over' || !acceptsApplications) return '';
  return fill(say(seasonText, lang).overShort, { season: season.season[lang] });
}

/** For buttons that lead to the application: they are there as long as applications are accepted. */
export function whileApplying(seasons: readonly Season[] = SHOWN): DatedAttributes {
  const last = lastClosing(seasons);
  return shownOn(last ? { until: last } : {});
}

/** The last day on which people can apply for any season; '' where there is none. */
export function lastClosing(seasons: readonly Season[] = SHOWN): string {
  const days = seasons.map(({ applicationsCloseOn }) => applicationsCloseOn);
  return days.includes('') ? '' : (days.sort().at(-1) ?? '');
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
