import type { SecurityAction } from '#contract/accounts/security.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { EventActor } from '#contract/desk/log.ts';
import { STATUS_NAMES } from '#contract/desk/queue.text.ts';
import { MARK_NAMES } from '#contract/employment-contracts/contract-life.text.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { SECURITY_EVENTS_KEPT_DAYS } from '#contract/limits.ts';
import { DOCUMENT_TYPES, documentName } from '#contract/model/document.ts';
import { site } from '#site';
import { say, type Texts } from '#src/i18n/text.ts';
import { contractCardTexts } from '#src/nouns/employment-contract/contract.text.ts';
import { listText, roomText } from '../room.text.ts';
import { ERASURE_REASON_NAMES } from './erasure-reasons.text.ts';
import { EVENT_NAMES } from './event-names.text.ts';

export const adminLogTitle = { de: 'Protokoll des Programms', en: 'Log of the programme' };

const page = {
  ...roomText,
  ...listText,
  title: { de: 'Protokoll', en: 'Log' },
  lead: {
    de: 'Neuestes zuerst. Von Hand lässt sich kein Eintrag ändern oder löschen; das Programm löscht sie nach ihrer Frist oder mit allen Daten einer Person.',
    en: 'Newest first. Nobody can change or delete an entry by hand; the program deletes them after their period, or with all data of a person.',
  },
  securityLead: {
    de: `Anmeldungen und Fehlversuche, Neuestes zuerst. Einträge werden ${SECURITY_EVENTS_KEPT_DAYS} Tage aufgehoben.`,
    en: `Sign-ins and failed attempts, newest first. Entries are kept for ${SECURITY_EVENTS_KEPT_DAYS} days.`,
  },
  lists: { de: 'Listen', en: 'Lists' },
  events: { de: 'Vorgänge', en: 'Events' },
  security: { de: 'Anmeldungen', en: 'Sign-ins' },
  erasures: { de: 'Löschungen', en: 'Deletions' },
  erasuresLead: {
    de: 'Wann personenbezogene Daten gelöscht wurden, warum und durch wen. Wessen Daten es waren, steht hier nicht mehr.',
    en: 'When personal data were deleted, why and by whom. Whose data they were is no longer recorded here.',
  },
  retention: { de: 'Nächste Löschungen', en: 'Next deletions' },
  noErasures: { de: 'Bisher wurden keine Daten gelöscht.', en: 'No data have been deleted so far.' },
  reason: { de: 'Grund', en: 'Reason' },
  state: { de: 'Status', en: 'Status' },
  underWay: { de: 'Dateien und Kopien werden entfernt', en: 'Files and copies are being removed' },
  erased: { de: 'Vollständig gelöscht', en: 'Fully deleted' },
  search: { de: 'Wen suchen?', en: 'Search for' },
  searchHint: {
    de: 'Bewerbungsnummer, E-Mail-Adresse oder Firma, ganz',
    en: 'Application number, e-mail address or company, in full',
  },
  securityHint: { de: 'E-Mail-Adresse, ganz', en: 'E-mail address, in full' },
  action: { de: 'Vorgang', en: 'Event' },
  actor: { de: 'Durch', en: 'By' },
  kind: { de: 'Zeigen', en: 'Show' },
  from: { de: 'Vom', en: 'From' },
  to: { de: 'Bis', en: 'To' },
  time: { de: 'Zeit', en: 'Time' },
  subject: { de: 'Wer', en: 'Who' },
  gone: { de: 'nicht mehr da', en: 'gone' },
  network: { de: 'Netz', en: 'Network' },
  unknown: { de: 'unbekannt', en: 'unknown' },
  byBrowser: { de: 'meldet ein Browser', en: 'reported by a browser' },
  empty: { de: 'Keine Einträge', en: 'No entries' },
  emptyText: { de: 'Zu dieser Auswahl gibt es noch keinen Eintrag.', en: 'There is no entry for this choice yet.' },
  notFound: {
    de: 'Unter dieser Nummer oder Adresse ist niemand bekannt.',
    en: 'Nobody is known by this number or address.',
  },
  failedTitle: { de: 'Fehler beim Laden des Protokolls', en: 'Error loading the log' },
  pages: { de: 'Weitere Einträge', en: 'More entries' },
} satisfies Texts;

const actors = {
  operator: { de: 'Betrieb', en: 'Operator' },
  applicant: { de: 'Bewerberin oder Bewerber', en: 'Applicant' },
  account: { de: 'Konto', en: 'Account' },
  system: { de: 'Programm', en: 'Program' },
  'command line': { de: 'Kommandozeile', en: 'Command line' },
} satisfies Texts & Record<EventActor, unknown>;

const signIns = {
  login_success: { de: 'Angemeldet', en: 'Signed in' },
  login_failed: { de: 'Anmeldung fehlgeschlagen', en: 'Sign-in failed' },
  login_rate_limited: { de: 'Zu viele Anmeldeversuche', en: 'Too many attempts to sign in' },
  logout: { de: 'Abgemeldet', en: 'Signed out' },
  signup_success: { de: 'Registriert', en: 'Signed up' },
  signup_failed: { de: 'Registrierung fehlgeschlagen', en: 'Sign-up failed' },
  signup_weak_password: { de: 'Registrierung mit schwachem Passwort', en: 'Sign-up with a weak password' },
  signup_rate_limited: { de: 'Zu viele Registrierungen', en: 'Too many sign-ups' },
  settings_changed: { de: 'Einstellungen geändert', en: 'Settings changed' },
  admin_access_changed: { de: 'Zugang zur Verwaltung geändert', en: 'Access to the admin area changed' },
  second_factor_reset: { de: 'Zweiten Faktor einer Person zurückgesetzt', en: 'Reset somebody’s second factor' },
  recovery_codes_replaced: { de: 'Neue Notfallcodes gemacht', en: 'Made new recovery codes' },
  passkey_added: { de: 'Passkey hinzugefügt', en: 'Added a passkey' },
  passkey_removed: { de: 'Passkey entfernt', en: 'Removed a passkey' },
  upload_infected: { de: 'Datei mit Schadsoftware abgewiesen', en: 'Refused a file with malware' },
} satisfies Texts & Record<SecurityAction, unknown>;

/** Why a sign-in or a sign-up failed, as the server writes it down. */
const faults = {
  invalid_credentials: { de: 'E-Mail-Adresse oder Passwort falsch', en: 'Wrong e-mail address or password' },
  account_disabled: { de: 'Konto gesperrt', en: 'Account blocked' },
  email_not_confirmed: { de: 'E-Mail-Adresse nicht bestätigt', en: 'E-mail address not confirmed' },
  second_factor_wrong: { de: 'Falscher Code', en: 'Wrong code' },
  password_weak: { de: 'Passwort zu schwach', en: 'Password too weak' },
  account_exists: { de: 'Konto gibt es schon', en: 'Account exists already' },
  invite_paused: { de: 'Einladung pausiert', en: 'Invitation paused' },
  partner_link_required: { de: 'Ohne gültigen Einladungslink', en: 'Without a valid invitation link' },
  token_missing: { de: 'Ohne den Link der Bewerbung', en: 'Without the link of the application' },
  token_expired: { de: 'Link der Bewerbung abgelaufen', en: 'Link of the application has expired' },
  applicant_not_found: { de: 'Bewerbung nicht gefunden', en: 'Application not found' },
  application_email_differs: {
    de: 'Andere E-Mail-Adresse als in der Bewerbung',
    en: 'Another e-mail address than in the application',
  },
  application_linked: { de: 'Bewerbung hat schon ein Konto', en: 'Application has an account already' },
  application_not_ready: { de: 'Bewerbung ist noch nicht so weit', en: 'Application is not that far yet' },
  busy: { de: 'Server ausgelastet', en: 'Server busy' },
  unexpected: { de: 'Fehler des Servers', en: 'Error of the server' },
} satisfies Texts & Partial<Record<ErrorCode | 'unexpected', unknown>>;

const kinds = {
  changes: { de: 'Ohne Einsicht', en: 'Without views' },
  looks: { de: 'Nur Einsicht', en: 'Looks only' },
} satisfies Texts;

type Why = ReplyOf<'GET /api/admin/erasures'>['erasures'][number]['why'];

const whys = {
  asked: { de: 'Auf eigenen Wunsch', en: 'At their own request' },
  operator: { de: 'Durch die Verwaltung', en: 'By the administration' },
  retention: { de: 'Aufbewahrungsfrist abgelaufen', en: 'Retention period over' },
  restored: { de: 'Nach einer Wiederherstellung erneut gelöscht', en: 'Deleted again after a restore' },
} satisfies Texts & Record<Why, unknown>;

/** Who erases where the log has no name. */
const bys = {
  asked: { de: 'die Person selbst', en: 'the person themselves' },
  operator: { de: 'unbekannt', en: 'unknown' },
  retention: { de: 'Programm', en: 'Program' },
  restored: { de: 'Programm', en: 'Program' },
} satisfies Texts & Record<Why, unknown>;

type NamedTexts = Readonly<Record<string, string>>;

export function logTexts(lang: Lang) {
  const statuses: NamedTexts = { ...say(STATUS_NAMES, lang), ...contractCardTexts(lang, 'employer').states };
  const named: Record<'acts' | 'marks' | 'actors' | 'signIns' | 'whys' | 'bys' | 'reasons' | 'faults', NamedTexts> = {
    ...say({ acts: EVENT_NAMES, marks: MARK_NAMES, actors, signIns }, lang),
    ...say({ faults, whys, bys, reasons: ERASURE_REASON_NAMES }, lang),
  };
  const documents: NamedTexts = Object.fromEntries(
    DOCUMENT_TYPES.map((type) => [type, documentName(type, lang, site.partnerNetwork.name)]),
  );
  return { ...say({ ...page, kinds }, lang), ...named, documents, statuses };
}
export type LogTexts = ReturnType<typeof logTexts>;
