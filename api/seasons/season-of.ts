import { applyingOn, seasonAhead } from '#contract/seasons/season-state.ts';
import type { SiteConfig } from '../config/site.ts';
import type { Db } from '../db/open.ts';
import { berlinDate } from '../time/berlin-time.ts';
import type { Clock } from '../time/clock.ts';
import { type Season, seasonStore } from './season.store.ts';

interface Parts {
  db: Db;
  clock: Clock;
}

/**
 * The season by which an application is judged: its own or, while it waits for the next one, the first that is not over.
 * Is there none, the last one, whose days stand for those of the next year.
 */
export function seasonOf({ db, clock }: Parts, { season_id }: { season_id: string | null }): Season {
  const seasons = seasonStore(db).all();
  const found =
    seasons.find(({ id }) => id === season_id) ?? seasonAhead(seasons, berlinDate(clock.now())) ?? seasons[0];
  if (!found) throw new Error('no season');
  return found;
}

/** site.config.ts with the days of the season that the public sees: one that people can apply for, else the last one. */
export function siteNow(deps: Parts & { site: SiteConfig }): SiteConfig {
  const { site, db } = deps;
  const opened = seasonStore(db)
    .all()
    .filter(({ opened_at }) => opened_at !== null);
  const season = seasonsToApplyFor(deps).open[0] ?? opened.at(-1);
  return season ? { ...site, programme: { ...site.programme, ...programmeOf(season) } } : site;
}

/** A season in the words of `programme` in site.config.ts. Pure. */
function programmeOf(season: Season) {
  return {
    season: { de: season.name_de, en: season.name_en },
    startsOn: season.starts_on,
    endsOn: season.ends_on,
    applicationsCloseOn: season.applications_close_on,
    a2FollowsUntil: season.a2_follows_until,
    passportFollowsUntil: season.passport_follows_until,
    campaign: season.campaign,
  };
}

/** The seasons that people can apply for now, and whether they can for one that is not planned yet. */
export function seasonsToApplyFor({ db, clock }: Parts) {
  return applyingOn(seasonStore(db).all(), berlinDate(clock.now()));
}
