import type { Lang } from '#contract/languages.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import type { Db } from '../db/open.ts';
import { type Season, seasonStore } from './season.store.ts';

/** What mails say of a season. */
export function seasonParams(season: Season, lang: Lang) {
  return { season: seasonName(season, lang), from: season.starts_on, until: season.ends_on };
}

/** A season in logs that are read in both languages: `Sommer 2027 / summer 2027`; its id once it is gone. */
export function seasonInLog(db: Db, id: string): string {
  const season = seasonStore(db).find(id);
  return season ? [...new Set([season.name_de, season.name_en])].join(' / ') : id;
}
