import { site } from '#site';
import type { Texts } from '#src/i18n/text.ts';

/** What the programme asks and promises. Each promise names its condition. */
export const offerText = {
  bring: { de: 'Was Sie mitbringen', en: 'What you bring' },
  bringStudy: {
    de: `Sie studieren an einer Partnerhochschule und sind höchstens ${site.programme.maxAge} Jahre alt`,
    en: `You study at a partner university and are at most ${site.programme.maxAge} years old`,
  },
  bringTime: {
    de: `Sie haben Zeit: bis zu ${site.programme.maxDays} Tage offizielle Semesterferien`,
    en: `You have time: up to ${site.programme.maxDays} days of official university vacation`,
  },
  bringPassport: { de: 'Sie haben einen gültigen Reisepass', en: 'You have a valid passport' },
  bringLevel: { de: 'Sie sprechen Deutsch, mindestens {level}', en: 'You speak German, at least level {level}' },
  levelLater: {
    de: 'Der Nachweis kann später folgen, wenn das Programm es erlaubt.',
    en: 'Proof may follow later if the programme allows it.',
  },
  levelUntil: { de: 'Der Nachweis kann bis {date} folgen.', en: 'Proof may follow by {date}.' },

  get: { de: 'Was Sie bekommen', en: 'What you get' },
  legal: { de: 'Genehmigte und legale Vermittlung', en: 'Approved and legal placement' },
  legalText: {
    de: 'Die Arbeitsagentur (ZAV) bestätigt jeden Einsatz, bevor er beginnt. Über das Visum entscheidet die Botschaft.',
    en: 'The German employment agency (ZAV) confirms each placement before work starts. The embassy decides about the visa.',
    law: ['§ 14 (2) BeschV', '§ 4a (5) AufenthG', '§ 71 (2) AufenthG'],
  },
  pay: { de: 'Faire Bezahlung nach deutschem Lohnstandard', en: 'Fair pay at German wage standards' },
  payText: {
    de: 'So viel wie vergleichbare Beschäftigte, nie unter dem Mindestlohn. Davon zahlen Sie Steuern, Zimmer und Essen.',
    en: 'As much as comparable staff, never below the minimum wage. You pay tax, room and food from it.',
    law: ['arbeitsagentur.de, Ferienbeschäftigung', '§§ 1, 2 MiLoG'],
  },
  help: { de: 'Unterstützung rund um die Uhr (24/7)', en: '24/7 support' },
  helpText: {
    de: 'Für Notfälle im Einsatz. Die Nummer bekommen Sie vor der Abreise.',
    en: 'For emergencies during your placement. You get the number before you leave.',
  },
  work: { de: 'Praxis, die zählt', en: 'Experience that counts' },
  workText: {
    de: 'Sie sprechen jeden Tag Deutsch. Am Ende können Sie ein Arbeitszeugnis verlangen.',
    en: 'You speak German every day. At the end you can ask for a written reference.',
    law: ['§ 109 GewO'],
  },

  support: { de: 'Unterstützung auf dem ganzen Weg', en: 'Support all the way' },
  supportLead: {
    de: 'Unsere Bildungsinitiative hat eine Diaspora-Organisation an ihrer Seite. Dort arbeiten Menschen, die beide Länder kennen.',
    en: 'Our training initiative works with a diaspora organisation whose staff know both countries.',
  },
  before: { de: 'Deutsch lernen', en: 'Learning German' },
  beforeText: {
    de: 'Noch kein {level}? Mit Partnerhochschulen bieten wir Vorbereitung ab {preparation} an, ohne Pflicht.',
    en: 'Not at {level} yet? With partner universities we offer preparation from {preparation}. It is optional.',
  },
  arrive: { de: 'Gut ankommen', en: 'Arriving well' },
  arriveText: {
    de: 'Wir bieten Hilfe bei der Ankunft, bei der Suche nach einer Unterkunft und am ersten Arbeitstag.',
    en: 'We offer help when you arrive, when you look for a room and on your first day at work.',
  },
  during: { de: 'Bis zum letzten Arbeitstag', en: 'Until your last day at work' },
  duringText: {
    de: 'Ihre Ansprechperson hilft Ihnen, wenn etwas nicht stimmt.',
    en: 'Your contact person helps you if something is wrong.',
  },
} satisfies Texts;
