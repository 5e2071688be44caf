import type { Text } from '#contract/languages.ts';
import { linesOf, type Template, toPage } from './template.ts';

/** In the order of an application's steps. Only counts are mailed: names are on the page, behind a sign-in. */
const KINDS: Readonly<Record<string, Text>> = {
  step1: { de: 'Voranmeldungen freizugeben: {said}', en: 'Pre-registrations to approve: {said}' },
  step2: { de: 'Unterlagen zu prüfen: {said}', en: 'Documents to review: {said}' },
  enrolment: { de: 'Erklärungen zu prüfen: {said}', en: 'Declarations to review: {said}' },
  originals: { de: 'Originale unterwegs oder da: {said}', en: 'Originals on their way or here: {said}' },
  deferred_due: { de: 'Nachgereichtes überfällig: {said}', en: 'Documents to follow, overdue: {said}' },
  partners_new: { de: 'Neue Partner zu prüfen: {said}', en: 'New partners to verify: {said}' },
  partners_renamed: { de: 'Partner mit neuem Namen: {said}', en: 'Partners with a new name: {said}' },
  partners_contact: { de: 'Kontakte auf Aushängen zu prüfen: {said}', en: 'Contacts on posters to check: {said}' },
  employers_submitted: { de: 'Arbeitgeber zu prüfen: {said}', en: 'Employers to vet: {said}' },
  requirements_underpaid: {
    de: 'Bedarfe mit zu niedrigem Lohn: {said}',
    en: 'Requirements whose wage is too low: {said}',
  },
  matches_accepted: { de: 'Vorschläge freizugeben: {said}', en: 'Proposals to release: {said}' },
  offers_blocked: { de: 'Angebote, die niemand annehmen kann: {said}', en: 'Offers that nobody can accept: {said}' },
  contracts_wanted: { de: 'Verträge zu entwerfen: {said}', en: 'Contracts to draft: {said}' },
  contracts_left: {
    de: 'Unterschriebene Verträge, deren Bewerbung beendet ist: {said}',
    en: 'Signed contracts whose application has ended: {said}',
  },
  contract_copies: { de: 'Unterschriebene Verträge zu prüfen: {said}', en: 'Signed contracts to check: {said}' },
  contract_papers: {
    de: 'Verträge, deren Papier oder Exemplare fehlen: {said}',
    en: 'Contracts whose paper or copies are missing: {said}',
  },
  contract_requests: {
    de: 'Bitten zu Verträgen, Fehlen bei der Arbeit: {said}',
    en: 'Requests about contracts, absences from work: {said}',
  },
  contracts_underpaid: { de: 'Verträge mit zu niedrigem Lohn: {said}', en: 'Contracts whose wage is too low: {said}' },
  contracts_draft: { de: 'Vertragsentwürfe zu senden: {said}', en: 'Draft contracts to send: {said}' },
  season_ending: {
    de: 'Menschen, die Partner bald nicht mehr sehen, denn ihre Saison ist vorbei: {said}',
    en: 'People whom partners soon see no more, as their season is over: {said}',
  },
  season_unplanned: {
    de: 'Die Saison ist vorbei, und keine neue ist geplant',
    en: 'The season is over, and no other is planned',
  },
  season_full: {
    de: 'Saisons mit einer vollständigen Bewerbung je Platz, und noch offen: {said}',
    en: 'Seasons with a complete application for each place, and still open: {said}',
  },
  season_wishes: { de: 'Bitten um eine andere Saison: {said}', en: 'Requests for another season: {said}' },
  settings: {
    de: 'Einstellungen, die nicht gelten, oder Seiten, die nicht gebaut wurden: {said}',
    en: 'Settings that do not count, or pages that were not built: {said}',
  },
  corrections: { de: 'Bitten um Berichtigung: {said}', en: 'Requests for a correction: {said}' },
  held: { de: 'Angehalten: {said}', en: 'On hold: {said}' },
  mails: { de: 'E-Mails unzustellbar: {said}', en: 'E-mails not delivered: {said}' },
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
    lines: linesOf(KINDS, params, lang),
    button: { de: 'Ansehen, was wartet', en: 'See what is waiting' },
    link: toPage('/dashboard/admin'),
  }),
} satisfies Record<string, Template>;

function oldest(days: number): Text {
  if (!(days > 0)) return { de: 'Alles davon ist von heute.', en: 'All of it came in today.' };
  if (days === 1) return { de: 'Das Älteste wartet seit gestern.', en: 'The oldest has been waiting since yesterday.' };
  return { de: `Das Älteste wartet seit ${days} Tagen.`, en: `The oldest has been waiting for ${days} days.` };
}
