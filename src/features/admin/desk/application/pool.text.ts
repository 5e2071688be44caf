import type { Lang } from '#contract/languages.ts';
import type { PoolWait } from '#contract/placements/placement.ts';
import { site } from '#site';
import { say, type Texts } from '#src/i18n/text.ts';
import { obstaclesIn, placementFields } from '#src/nouns/placement/placement.text.ts';

const text = {
  title: { de: 'Pool der Arbeitgeber', en: 'Employers’ pool' },
  in: { de: 'Zu sehen seit {date}', en: 'Shown since {date}' },
  out: { de: 'Noch nicht zu sehen', en: 'Not shown yet' },
  missing: { de: 'Es fehlen Angaben: {fields}', en: 'Details are missing: {fields}' },
} satisfies Texts;

const waits = {
  ended: { de: 'Die Bewerbung ist beendet.', en: 'The application has ended.' },
  approval: {
    de: 'Die Unterlagen sind nicht freigegeben.',
    en: 'The documents are not approved.',
  },
  hold: { de: 'Die Bewerbung ist angehalten.', en: 'The application is on hold.' },
  season: {
    de: 'Die Tage ihrer Saison stehen noch nicht fest.',
    en: 'The days of its season are not fixed yet.',
  },
  consent: { de: 'Die Einwilligung fehlt.', en: 'The consent is missing.' },
} satisfies Texts & Record<Exclude<PoolWait, 'data' | 'obstacles'>, unknown>;

/** Whether employers see somebody, as an operator reads it. */
export function poolTexts(lang: Lang) {
  return {
    ...say({ ...text, waits, fields: placementFields }, lang),
    /** As the applicant reads it. */
    obstacles: obstaclesIn(lang, site.programme),
  };
}
export type PoolTexts = ReturnType<typeof poolTexts>;
