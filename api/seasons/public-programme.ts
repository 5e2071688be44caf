import { daysAfter } from '#contract/days-after.ts';
import { FIELDS_OF_WORK } from '#contract/employers/requirement-rules.ts';
import { applyingOn, isPast, seasonState } from '#contract/seasons/season-state.ts';
import type { SiteConfig } from '../config/site.ts';
import type { Db } from '../db/open.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { fieldsOffered } from './fields-offered.ts';
import { type Season, seasonStore } from './season.store.ts';

/**
 * What pages, posters and mails say of seasons on a day, as `programme` of the settings: the days of one that people can
 * apply for, else of the last that was open; where several are open, all of them; which work they offer, if not all; and
 * whether one has ended before. With
 * the first season alone these are the shipped values, and pages built of them fit.
 */
export function publicProgramme(db: Db, today: string): Partial<SiteConfig['programme']> {
  const opened = seasonStore(db)
    .all()
    .filter(({ opened_at }) => opened_at !== null);
  const { open: taking, forNext } = applyingOn(opened, today);
  const open = taking.sort((a, b) => (a.starts_on < b.starts_on ? -1 : 1));
  const season = open[0] ?? opened.at(-1);
  if (!season) return {};
  const isFirst = !opened.some((one) => one.id !== season.id && isPast(seasonState(one, today)));
  const shown = open.length > 0 ? open : [season];
  const offered = shown.flatMap(fieldsOffered);
  // As the form offers it (may-follow.ts): a page must not promise it to whoever reads it later, or chooses another season.
  const follows = (field: 'a2_follows_until' | 'passport_follows_until') => {
    const days = shown.map((one) => (today < one[field] ? one[field] : ''));
    return days.sort()[0] ?? '';
  };
  const fields = FIELDS_OF_WORK.filter((field) => offered.includes(field));
  return {
    ...daysOf(season),
    ...(open.length === 0 && !forNext && { applicationsCloseOn: closedOn(season, today) }),
    a2FollowsUntil: follows('a2_follows_until'),
    passportFollowsUntil: follows('passport_follows_until'),
    campaign: season.campaign,
    fieldsOfWork: fields.length < FIELDS_OF_WORK.length ? fields : undefined,
    open: open.length > 1 ? open.map((one) => ({ id: one.id, ...daysOf(one) })) : undefined,
    isFirst: isFirst ? undefined : false,
  };
}

/**
 * The last day of applications, where an operator has closed the season before the day that was planned, or has begun to:
 * nobody can apply from the first batch on.
 */
function closedOn({ applications_close_on: planned, ends_on, archived_at, closing_id }: Season, today: string): string {
  if (archived_at === null && closing_id === null) return planned;
  const last = planned || ends_on;
  const before = archived_at === null ? daysAfter(today, -1) : berlinDate(archived_at - DAY_MS);
  return before < last ? before : last;
}

function daysOf({ name_de: de, name_en: en, ...season }: Season) {
  return {
    season: { de, en },
    startsOn: season.starts_on,
    endsOn: season.ends_on,
    applicationsCloseOn: season.applications_close_on,
  };
}
