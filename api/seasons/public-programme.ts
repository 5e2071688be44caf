import { applyingOn, isPast, seasonState } from '#contract/seasons/season-state.ts';
import type { SiteConfig } from '../config/site.ts';
import type { Db } from '../db/open.ts';
import { type Season, seasonStore } from './season.store.ts';

/**
 * What pages, posters and mails say of seasons on a day, as `programme` of the settings: the days of one that people can
 * apply for, else of the last that was open; where several are open, all of them; and whether one has ended before. With
 * the first season alone these are the shipped values, and pages built of them fit.
 */
export function publicProgramme(db: Db, today: string): Partial<SiteConfig['programme']> {
  const opened = seasonStore(db)
    .all()
    .filter(({ opened_at }) => opened_at !== null);
  const open = applyingOn(opened, today).open.sort((a, b) => (a.starts_on < b.starts_on ? -1 : 1));
  const season = open[0] ?? opened.at(-1);
  if (!season) return {};
  const isFirst = !opened.some((one) => one.id !== season.id && isPast(seasonState(one, today)));
  return {
    ...daysOf(season),
    a2FollowsUntil: season.a2_follows_until,
    passportFollowsUntil: season.passport_follows_until,
    campaign: season.campaign,
    open: open.length > 1 ? open.map((one) => ({ id: one.id, ...daysOf(one) })) : undefined,
    isFirst: isFirst ? undefined : false,
  };
}

function daysOf({ name_de: de, name_en: en, ...season }: Season) {
  return {
    season: { de, en },
    startsOn: season.starts_on,
    endsOn: season.ends_on,
    applicationsCloseOn: season.applications_close_on,
  };
}
