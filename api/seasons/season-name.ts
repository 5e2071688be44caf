import type { Lang } from '#contract/languages.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import type { Season } from './season.store.ts';

/** What mails say of a season. */
export function seasonParams(season: Season, lang: Lang) {
  return { season: seasonName(season, lang), from: season.starts_on, until: season.ends_on };
}
