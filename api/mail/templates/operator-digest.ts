import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { type Template, toPage } from './template.ts';

/** In the order of an application's steps. Only counts are mailed: names are on the page, behind a sign-in. */
const KINDS: Readonly<Record<string, Text>> = {
  step1: { de: 'Voranmeldungen freizugeben: {count}', en: 'Pre-registrations to approve: {count}' },
  step2: { de: 'Unterlagen zu prüfen: {count}', en: 'Documents to review: {count}' },
  enrolment: { de: 'Erklärungen zu prüfen: {count}', en: 'Declarations to review: {count}' },
  originals: { de: 'Originale erwartet: {count}', en: 'Originals on their way: {count}' },
  deferred_due: { de: 'Nachgereichtes überfällig: {count}', en: 'Documents to follow, overdue: {count}' },
  partners_new: { de: 'Neue Partner zu prüfen: {count}', en: 'New partners to verify: {count}' },
  partners_renamed: { de: 'Partner mit neuem Namen: {count}', en: 'Partners with a new name: {count}' },
  partners_contact: { de: 'Kontakte auf Aushängen zu prüfen: {count}', en: 'Contacts on posters to check: {count}' },
  employers_submitted: { de: 'Arbeitgeber zu prüfen: {count}', en: 'Employers to vet: {count}' },
  matches_accepted: { de: 'Vorschläge freizugeben: {count}', en: 'Matches to release: {count}' },
  contracts_wanted: { de: 'Verträge zu entwerfen: {count}', en: 'Contracts to draft: {count}' },
  contracts_left: {
    de: 'Unterschriebene Verträge, deren Bewerbung beendet ist: {count}',
    en: 'Signed contracts whose application has ended: {count}',
  },
  contract_copies: { de: 'Unterschriebene Verträge zu prüfen: {count}', en: 'Signed contracts to check: {count}' },
  contract_papers: {
    de: 'Verträge, deren Papier noch auszutauschen ist: {count}',
    en: 'Contracts whose paper is still to be exchanged: {count}',
  },
  contract_requests: { de: 'Bitten zu Verträgen: {count}', en: 'Requests about contracts: {count}' },
  contracts_draft: { de: 'Vertragsentwürfe zu senden: {count}', en: 'Draft contracts to send: {count}' },
  season_ending: {
    de: 'Menschen, die Partner bald nicht mehr sehen, denn ihre Saison ist vorbei: {count}',
    en: 'People whom partners soon see no more, as their season is over: {count}',
  },
  season_unplanned: {
    de: 'Die Saison ist vorbei, und keine neue ist geplant',
    en: 'The season is over, and no other is planned',
  },
  season_full: {
    de: 'Saisons mit einer vollständigen Bewerbung je Platz, und noch offen: {count}',
    en: 'Seasons with a complete application for each place, and still open: {count}',
  },
  season_wishes: { de: 'Bitten um eine andere Saison: {count}', en: 'Requests for another season: {count}' },
  settings: {
    de: 'Einstellungen, die nicht gelten, oder Seiten, die nicht gebaut wurden: {count}',
    en: 'Settings that do not count, or pages that were not built: {count}',
  },
  corrections: { de: 'Bitten um Berichtigung: {count}', en: 'Requests for a correction: {count}' },
  held: { de: 'Angehalten: {count}', en: 'On hold: {count}' },
  mails: { de: 'E-Mails unzustellbar: {count}', en: 'E-mails not delivered: {count}' },
};

/** Mails what waits, once a day. `days`: how long the oldest of it has waited. */
export const OPERATOR_DIGEST = {
  'operator-digest': ({ params }, lang) => ({
    headline: { de: 'Was heute wartet', en: 'What is waiting today' },
    first: oldest(Number(params.days)),
    second: {
      de: 'Diese E-Mail kommt einmal am Tag, wenn etwas wartet. In den Einstellungen lässt sie sich abschalten.',
      en: 'This e-mail comes once a day if something is waiting. It can be switched off in the settings.',
    },
    lines: linesOf(params, lang),
    button: { de: 'Ansehen, was wartet', en: 'See what is waiting' },
    link: toPage('/dashboard/admin'),
  }),
} satisfies Record<string, Template>;

function oldest(days: number): Text {
  if (!(days > 0)) return { de: 'Alles davon ist von heute.', en: 'All of it came in today.' };
  if (days === 1) return { de: 'Das Älteste wartet seit gestern.', en: 'The oldest has been waiting since yesterday.' };
  return { de: `Das Älteste wartet seit ${days} Tagen.`, en: `The oldest has been waiting for ${days} days.` };
}

function linesOf(params: Readonly<Record<string, string>>, lang: Lang): string[] {
  return Object.entries(KINDS).flatMap(([kind, text]) => {
    const count = params[kind];
    return count === undefined ? [] : [fill(text[lang], { count })];
  });
}
