import type { Lang } from '#contract/languages.ts';
import { OVERVIEW_DAYS } from '#contract/limits.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import type { FunnelId } from './overview.ts';
import type { TodoKind } from './todo.ts';

export const adminAreaTitle = { de: 'Admin-Übersicht', en: 'Admin overview' };

const page = {
  hello: { de: 'Willkommen', en: 'Welcome' },
  waitsOne: { de: '1 Sache wartet', en: '1 thing is waiting' },
  waitsMany: { de: '{count} Dinge warten', en: '{count} things are waiting' },
  loading: { de: 'Wird geladen…', en: 'Loading…' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  nothing: { de: 'Gerade wartet nichts.', en: 'Nothing is waiting at the moment.' },
  moreThan: { de: 'über {count}', en: 'over {count}' },
  today: { de: 'heute eingegangen', en: 'came in today' },
  yesterday: { de: 'älteste seit gestern', en: 'oldest since yesterday' },
  daysAgo: { de: 'älteste seit {count} Tagen', en: 'oldest for {count} days' },
} satisfies Texts;

const tiles = {
  tileApplications: { de: 'Bewerbungen', en: 'Applications' },
  thisWeek: { de: '+{count} diese Woche', en: '+{count} this week' },
  tileReview: { de: 'zu prüfen', en: 'to review' },
  nobodyWaits: { de: 'nichts wartet', en: 'nothing is waiting' },
  tilePartners: { de: 'Partner aktiv', en: 'partners active' },
  paused: { de: '{count} pausiert', en: '{count} paused' },
  tileComplete: { de: 'vollständig', en: 'complete' },
  shareOfAll: { de: '{percent} % der Bewerbungen', en: '{percent}% of the applications' },
} satisfies Texts;

const todo = {
  todoTitle: { de: 'Heute zuerst', en: 'First today' },
  todoFailed: { de: 'Die Liste konnte nicht geladen werden.', en: 'The list could not be loaded.' },
  step1: { de: 'Voranmeldungen freigeben', en: 'Approve pre-registrations' },
  step2: { de: 'Unterlagen prüfen', en: 'Review documents' },
  enrolment: { de: 'Erklärungen prüfen', en: 'Review declarations' },
  originals: { de: 'Originale unterwegs oder da', en: 'Originals on their way or here' },
  deferred_due: { de: 'Nachgereichtes überfällig', en: 'Documents to follow, overdue' },
  partners_renamed: { de: 'Partner mit neuem Namen', en: 'Partners with a new name' },
  partners_contact: { de: 'Kontakte auf Aushängen prüfen', en: 'Check contacts on posters' },
  partners_new: { de: 'Neue Partner zu prüfen', en: 'New partners to verify' },
  mails: { de: 'E-Mails unzustellbar', en: 'E-mails that could not be delivered' },
  employers_submitted: { de: 'Arbeitgeber zu prüfen', en: 'Employers to vet' },
  contracts_wanted: { de: 'Verträge zu entwerfen', en: 'Contracts to draft' },
  requirements_underpaid: { de: 'Bedarfe unter dem Mindestlohn', en: 'Requirements below the minimum wage' },
  offers_blocked: { de: 'Angebote, die niemand annehmen kann', en: 'Offers that nobody can accept' },
  contracts_underpaid: { de: 'Verträge unter dem Mindestlohn', en: 'Contracts below the minimum wage' },
  contracts_left: {
    de: 'Unterschriebene Verträge, deren Bewerbung beendet ist',
    en: 'Signed contracts whose application has ended',
  },
  contract_copies: { de: 'Unterschriebene Verträge zu prüfen', en: 'Signed contracts to check' },
  contract_requests: {
    de: 'Bitten zu Verträgen, Fehlen bei der Arbeit',
    en: 'Requests about contracts, absences from work',
  },
  contract_papers: { de: 'Papier oder Exemplare von Verträgen fehlen', en: 'Paper or copies of contracts missing' },
  contracts_draft: { de: 'Vertragsentwürfe zu senden', en: 'Draft contracts to send' },
  matches_accepted: { de: 'Vorschläge freizugeben', en: 'Proposals to release' },
  season_ending: {
    de: 'Personen verlassen die Listen der Partner, da die Saison vorbei ist. Stimmt ihr letzter Tag?',
    en: 'People leave the partners’ lists, as the season is over. Is its last day right?',
  },
  season_unplanned: {
    de: 'Die Saison ist vorbei, und keine neue ist geplant',
    en: 'The season is over, and no other is planned',
  },
  season_full: {
    de: 'Saison mit so vielen vollständigen Bewerbungen wie Plätzen, und noch offen',
    en: 'Season with a complete application for each place, and still open',
  },
  season_wishes: { de: 'Bitten um eine andere Saison', en: 'Requests for another season' },
  settings: {
    de: 'Einstellungen gelten nicht, oder Seiten wurden nicht gebaut',
    en: 'Settings do not count, or pages were not built',
  },
  corrections: { de: 'Bitten um Berichtigung', en: 'Requests for a correction' },
  held: { de: 'Angehalten', en: 'On hold' },
  employers_new: { de: `Neue Arbeitgeber in ${OVERVIEW_DAYS} Tagen`, en: `New employers in ${OVERVIEW_DAYS} days` },
} satisfies Texts & Record<TodoKind, unknown>;

/** The button of each entry. */
const acts = {
  step1_act: { de: 'Freigeben', en: 'Approve' },
  step2_act: { de: 'Prüfen', en: 'Review' },
  enrolment_act: { de: 'Prüfen', en: 'Review' },
  originals_act: { de: 'Ansehen', en: 'Look' },
  deferred_due_act: { de: 'Ansehen', en: 'Look' },
  partners_renamed_act: { de: 'Prüfen', en: 'Verify' },
  partners_contact_act: { de: 'Prüfen', en: 'Check' },
  partners_new_act: { de: 'Prüfen', en: 'Verify' },
  mails_act: { de: 'Beheben', en: 'Put right' },
  employers_submitted_act: { de: 'Prüfen', en: 'Vet' },
  season_ending_act: { de: 'Saison ansehen', en: 'View the season' },
  season_unplanned_act: { de: 'Planen', en: 'Plan' },
  season_full_act: { de: 'Saison ansehen', en: 'View the season' },
  season_wishes_act: { de: 'Ansehen', en: 'Look' },
  settings_act: { de: 'Beheben', en: 'Put right' },
  corrections_act: { de: 'Beantworten', en: 'Answer' },
  contracts_wanted_act: { de: 'Entwerfen', en: 'Draft' },
  requirements_underpaid_act: { de: 'Mit dem Arbeitgeber klären', en: 'Settle with the employer' },
  offers_blocked_act: { de: 'Mit dem Arbeitgeber klären', en: 'Settle with the employer' },
  contracts_underpaid_act: { de: 'Neue Fassungen senden', en: 'Send new versions' },
  contracts_left_act: { de: 'Mit beiden klären', en: 'Settle with both' },
  contract_copies_act: { de: 'Prüfen', en: 'Check' },
  contract_requests_act: { de: 'Klären', en: 'Settle' },
  contract_papers_act: { de: 'Ansehen', en: 'View' },
  contracts_draft_act: { de: 'Ansehen', en: 'View' },
  matches_accepted_act: { de: 'Freigeben', en: 'Release' },
  held_act: { de: 'Ansehen', en: 'Look' },
  employers_new_act: { de: 'Ansehen', en: 'Look' },
} satisfies Texts & Record<`${TodoKind}_act`, unknown>;

const figures = {
  funnelTitle: { de: 'Vom Link zum Abschluss', en: 'From the link to the end' },
  ofPartner: { de: 'Zahlen für', en: 'Figures for' },
  allPartners: { de: 'Alle Partner', en: 'All partners' },
  ofSeason: { de: 'Saison', en: 'Season' },
  allSeasons: { de: 'Alle Saisons', en: 'All seasons' },
  ofSeasonApplied: {
    de: '100 % sind alle Bewerbungen dieser Saison. Wer weiter ist, zählt auf jeder Stufe davor mit. Alle Saisons nebeneinander stehen unter „Saisons“.',
    en: '100% means all applications of this season. Anyone who is further on also counts in every step before. All seasons side by side are under “Seasons”.',
  },
  figuresFailed: { de: 'Die Zahlen konnten nicht geladen werden.', en: 'The figures could not be loaded.' },
  ofOpened: {
    de: '100 % sind alle Aufrufe der Einladungslinks; wer zweimal öffnet, zählt zweimal. Wer weiter ist, zählt auf jeder Stufe davor mit.',
    en: '100% means all openings of invitation links; whoever opens one twice counts twice. Anyone who is further on also counts in every step before.',
  },
  ofApplied: {
    de: '100 % sind alle Bewerbungen, da mehr Menschen sich beworben haben, als Links geöffnet wurden. Wer weiter ist, zählt auf jeder Stufe davor mit.',
    en: '100% means all applications, as more people have applied than links were opened. Anyone who is further on also counts in every step before.',
  },
  ended: {
    de: 'Abgelehnt oder zurückgezogen: {count}. Sie zählen nur als vorangemeldet.',
    en: 'Rejected or withdrawn: {count}. They count as pre-registered only.',
  },
  percent: { de: '{percent} %', en: '{percent}%' },
  opened: { de: 'Link geöffnet', en: 'Link opened' },
  applied: { de: 'Vorangemeldet', en: 'Pre-registered' },
  documents: { de: 'Unterlagen da', en: 'Documents in' },
  declaration: { de: 'Erklärung da', en: 'Declaration in' },
  complete: { de: 'Vollständig', en: 'Complete' },
  weeksTitle: { de: 'Neue Bewerbungen je Woche', en: 'New applications per week' },
  weeksText: {
    de: '{sum} in den letzten {weeks} Wochen, höchstens {max} in einer Woche, in dieser Woche {last}.',
    en: '{sum} in the last {weeks} weeks, at most {max} in one week, {last} this week.',
  },
  asTable: { de: 'Zahlen als Tabelle', en: 'Figures as a table' },
  weekOf: { de: 'Woche ab', en: 'Week from' },
} satisfies Texts & Record<FunnelId, unknown>;

const health = {
  healthTitle: { de: 'Betrieb', en: 'Server' },
  healthFailed: { de: 'Der Zustand konnte nicht geladen werden.', en: 'The state could not be loaded.' },
  database: { de: 'Datenbank', en: 'Database' },
  files: { de: 'Dateispeicher', en: 'File storage' },
  mail: { de: 'E-Mail-Versand', en: 'E-mail' },
  key: { de: 'Haupt\u00adschlüssel', en: 'Master key' },
  keyBeside: { de: 'im Datenordner', en: 'in the data folder' },
  copy: { de: 'Sicherung', en: 'Backup' },
  copyBeside: {
    de: 'Kopien liegen auf derselben Festplatte: Fällt sie aus, helfen sie nicht.',
    en: 'Copies lie on the same disk: if that fails, they are no help.',
  },
  trial: { de: 'Probe der Sicherung', en: 'Trial of the backup' },
  failed: { de: 'nicht bestanden', en: 'failed' },
  ok: { de: 'OK', en: 'OK' },
  broken: { de: 'Fehler', en: 'Error' },
  used: { de: '{percent} % belegt', en: '{percent}% used' },
  queued: { de: '{count} in Warteschlange', en: '{count} queued' },
  late: { de: 'verspätet', en: 'late' },
  stopped: { de: 'steht', en: 'stopped' },
  lateWhy: {
    de: '{count} in Warteschlange, die älteste seit über 10 Minuten.',
    en: '{count} queued, the oldest for over 10 minutes.',
  },
  stoppedWhy: {
    de: 'Seit über 1 Stunde geht keine hinaus, {count} in Warteschlange.',
    en: 'None has gone out for over 1 hour, {count} queued.',
  },
  allFindings: { de: 'Alles, was zu sehen ist', en: 'All there is to see' },
  mailsWhy: { de: 'Welche, und warum?', en: 'Which ones, and why?' },
  intoFiles: { de: 'schreibt in Dateien', en: 'writes into files' },
  none: { de: 'noch keine', en: 'none yet' },
} satisfies Texts;

/** Why the newest backup would not do. */
const problems = {
  failed_restore: { de: 'Am {at} ließ sie sich nicht zurückspielen.', en: 'It could not be restored on {at}.' },
  failed_database: { de: 'Am {at} war ihre Datenbank beschädigt.', en: 'Its database was damaged on {at}.' },
  failed_documents: {
    de: 'Am {at} fehlte eine Datei oder war beschädigt.',
    en: 'A file was missing or damaged on {at}.',
  },
  failed_erased: {
    de: 'Am {at} war jemand wieder da, dessen Daten gelöscht sind.',
    en: 'On {at}, somebody was back whose data was erased.',
  },
  failed_page: { de: 'Am {at} startete das Programm damit nicht.', en: 'The program did not start on it on {at}.' },
} satisfies Texts;

const partners = {
  partnersTitle: { de: 'Partner', en: 'Partners' },
  activePartner: { de: '1 aktiver Partner.', en: '1 active partner.' },
  activePartners: { de: '{count} aktive Partner.', en: '{count} active partners.' },
  partnersText: {
    de: 'Links, QR-Codes und Protokoll der Partner verwalten.',
    en: 'Manage the links, QR codes and audit log of the partners.',
  },
  partnersLink: { de: 'Zur Partnerliste', en: 'Go to the partner list' },
} satisfies Texts;

const texts = { ...page, ...tiles, ...todo, ...acts, ...figures, ...health, ...problems, ...partners };

export function adminAreaTexts(lang: Lang) {
  return say(texts, lang);
}
export type AdminAreaTexts = ReturnType<typeof adminAreaTexts>;
