import { randomUUID } from 'node:crypto';
import { daysAfter } from '#contract/days-after.ts';
import type { SiteConfig } from '../config/site.ts';
import { type Db, inTransaction } from '../db/open.ts';
import { writtenDate } from '../time/berlin-time.ts';
import { firstSeasonStore } from './first-season.store.ts';
import { type Season, seasonStore } from './season.store.ts';
import { seasonIsOverAt } from './season-time.ts';

/**
 * At the first start with seasons: makes the first one of the `programme` of site.config.ts, whose days count no more
 * after that, and gives it all applications but those that came after its last day: they were told that they are for the
 * next one. A season before, whose people partners have lost, becomes a row too: their lists must not fill again.
 */
export function takeFirstSeason(db: Db, { programme }: SiteConfig, now: number): void {
  if (seasonStore(db).all().length > 0) return;
  const ends = firstSeasonStore(db).ends();
  const base = {
    a2_follows_until: '',
    passport_follows_until: '',
    capacity: null,
    fields_of_work: [],
    closing_id: null,
    created_at: now,
    version: 1,
  };
  const past = ends.filter(
    ({ ends_on, seen_at, hidden_at }) =>
      hidden_at !== null && ends_on < programme.startsOn && seen_at < seasonIsOverAt(ends_on),
  );
  const seasons: Season[] = [
    ...past.map(({ ends_on, hidden_at }) => ({
      ...{ ...base, id: randomUUID(), ends_on, applications_close_on: ends_on },
      ...{ name_de: `bis ${writtenDate(ends_on)}`, name_en: `until ${writtenDate(ends_on)}` },
      starts_on: daysAfter(ends_on, 1 - programme.maxDays),
      ...{ campaign: programme.campaign, step1_approval: programme.step1Approval, opened_at: now },
      ...{ archived_at: now, partners_told_at: hidden_at, partners_hidden_at: hidden_at },
    })),
    {
      ...{ ...base, id: randomUUID(), name_de: programme.season.de, name_en: programme.season.en },
      ...{ starts_on: programme.startsOn, ends_on: programme.endsOn },
      applications_close_on: programme.applicationsCloseOn,
      a2_follows_until: programme.a2FollowsUntil,
      passport_follows_until: programme.passportFollowsUntil,
      ...{ campaign: programme.campaign, step1_approval: programme.step1Approval, opened_at: now },
      ...{ archived_at: null, partners_told_at: null },
      partners_hidden_at: ends.find(({ ends_on }) => ends_on === programme.endsOn)?.hidden_at ?? null,
    },
  ];
  inTransaction(db, () => {
    for (const season of seasons) {
      seasonStore(db).put(season);
      firstSeasonStore(db).give(season.id, seasonIsOverAt(season.ends_on));
    }
  });
}
