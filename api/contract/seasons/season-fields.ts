import type { Lang } from '../languages.ts';

/** What a season says of itself, in the order of its form. */
export const SEASON_FIELDS = [
  ...(['name_de', 'name_en', 'starts_on', 'ends_on', 'applications_close_on'] as const),
  ...(['a2_follows_until', 'passport_follows_until', 'capacity', 'campaign', 'step1_approval'] as const),
  'fields_of_work',
] as const;

/** A season in a filter: its id, or `next`, the one that nobody has opened yet. */
export const SEASON_CHOICE = /^(?:next|[\da-f-]{36})$/;

/** The choice as rows have it: '' for the next one. Pure. */
export function seasonIdOf(choice: string): string {
  return choice === 'next' ? '' : choice;
}

/** Pure. */
export function seasonName({ name_de, name_en }: { name_de: string; name_en: string }, lang: Lang): string {
  return lang === 'de' ? name_de : name_en;
}
