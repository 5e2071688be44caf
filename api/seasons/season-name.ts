import type { Lang } from '#contract/languages.ts';
import type { Season } from './season.store.ts';

/** What mails say of a season. */
export function seasonParams(season: Season, lang: Lang) {
  return { season: seasonName(season, lang), from: season.starts_on, until: season.ends_on };
}

export function seasonName({ name_de, name_en }: Pick<Season, 'name_de' | 'name_en'>, lang: Lang): string {
  return lang === 'de' ? name_de : name_en;
}
