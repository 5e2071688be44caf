import { isDeepStrictEqual } from 'node:util';
import type { SiteConfig } from '../config/site.ts';
import type { Db } from '../db/open.ts';
import { publicProgramme } from '../seasons/public-programme.ts';
import { berlinDate } from '../time/berlin-time.ts';
import type { Clock } from '../time/clock.ts';
import { type InForce, inForce } from './in-force.ts';
import { settingsStore } from './settings.store.ts';

/** What the server reads at the moment. `version` 0: the shipped values alone. */
export interface SettingsInForce extends Pick<InForce, 'refused'> {
  shipped: SiteConfig;
  version: number | undefined;
}

interface Followed {
  db: Db;
  site: SiteConfig;
  settings: SettingsInForce;
  clock: Clock;
}

/**
 * Brings the newest version of the settings, and the season of today, into `deps.site`, which all parts read at each use:
 * nothing may copy a value of it at the start. Another process may have kept one. Answers whether anything is new.
 */
export function followSettings({ db, site, settings, clock }: Followed): boolean {
  const before = site.programme;
  const isNew = followVersion({ db, site, settings });
  site.programme = { ...site.programme, ...publicProgramme(db, berlinDate(clock.now())) };
  return isNew || !isDeepStrictEqual(site.programme, before);
}

function followVersion({ db, site, settings }: Omit<Followed, 'clock'>): boolean {
  const newest = settingsStore(db).newestId();
  if (newest === settings.version) return false;
  const { site: values, refused } = inForce(settings.shipped, settingsStore(db).find(newest)?.kept ?? {});
  Object.assign(site, values);
  Object.assign(settings, { version: newest, refused });
  return true;
}
