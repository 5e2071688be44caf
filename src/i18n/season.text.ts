import type { Texts } from './text.ts';

/** What the season's dates mean for somebody who thinks of applying. */
export const seasonText = {
  open: {
    de: 'Für {season} können Sie sich jetzt bewerben. Die Einsätze liegen zwischen {start} und {end}.',
    en: 'You can apply for {season} now. Placements are between {start} and {end}.',
  },
  openUntil: {
    de: 'Für {season} können Sie sich bis {close} bewerben. Die Einsätze liegen zwischen {start} und {end}.',
    en: 'You can apply for {season} until {close}. Placements are between {start} and {end}.',
  },
  before: {
    de: 'Die Bewerbung für {season} ist geschlossen. Die Einsätze liegen zwischen {start} und {end}.',
    en: 'Applications for {season} are closed. Placements are between {start} and {end}.',
  },
  running: {
    de: 'Die Saison {season} läuft schon, bis {end}. Sie können sich weiter bewerben. Visum und Prüfungen dauern aber meist länger als diese Saison.',
    en: 'The {season} season is already running, until {end}. You can still apply, but the visa and the checks usually take longer than this season lasts.',
    law: [],
  },
  runningClosed: {
    de: 'Die Saison {season} läuft bis {end}. Die Bewerbung ist geschlossen.',
    en: 'The {season} season runs until {end}. Applications are closed.',
  },
  over: {
    de: '{season} ist vorbei. Für die nächste Saison können Sie sich schon bewerben. Deren Termine stehen noch nicht fest.',
    en: 'The {season} season is over. You can already apply for the next one. Its dates are not fixed yet.',
  },
  wageUnknown: {
    de: 'Der Mindestlohn von {year} ist noch nicht bekannt. Gerechnet ist mit dem von {last}.',
    en: 'The minimum wage of {year} is not known yet. The figures use that of {last}.',
    law: [],
  },
  wageNext: {
    de: 'Gerechnet ist mit dem Mindestlohn von {last}. Ab {year} gilt mindestens der gesetzliche Mindestlohn von {year}: {euro}.',
    en: 'The figures use the minimum wage of {last}. From {year} at least the legal minimum wage of {year} counts: {euro}.',
    law: ['§§ 1, 2 MiLoG'],
  },
  /** Beside the form itself, in few words: the page has no bytes to spare. */
  overShort: {
    de: '{season} ist vorbei: Sie bewerben sich für die nächste Saison.',
    en: 'The {season} season is over: you are applying for the next one.',
  },
  overClosed: {
    de: 'Die Saison {season} ist vorbei, die Bewerbung geschlossen. Die Termine der nächsten Saison stehen noch nicht fest.',
    en: 'The {season} season is over and applications are closed. The dates of the next season are not fixed yet.',
  },
} satisfies Texts;
