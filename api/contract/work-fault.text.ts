import type { Text } from './languages.ts';

/** The same for the form, for whoever is refused, and on the desk. */
export const WORK_FAULTS = {
  break_short: {
    de: 'Für so viele Stunden am Tag verlangt das Gesetz mindestens {least} Minuten Pause.',
    en: 'For so many hours a day the law asks for a break of at least {least} minutes.',
  },
  leave_short: {
    de: 'Das Gesetz gibt für diese Zeit mindestens {least} Tage bezahlten Urlaub.',
    en: 'The law gives at least {least} days of paid leave for this time.',
  },
  season_hours_few: {
    de: 'Saisonarbeit umfasst nach dem Gesetz mindestens {least} Stunden in der Woche.',
    en: 'By law seasonal work has at least {least} hours a week.',
  },
  season_untied: {
    de: 'Saisonarbeit erlaubt das Gesetz nur bei Arbeitgebern, die ein Tarifvertrag bindet. Profil oder Vertrag nennen keinen.',
    en: 'The law allows seasonal work only at employers bound by a collective agreement. Profile or contract name none.',
  },
} as const satisfies Record<string, Text>;
