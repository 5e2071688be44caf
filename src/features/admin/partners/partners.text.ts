import type { Lang } from '#contract/languages.ts';
import type { PartnerAuditAction } from '#contract/partners/partner-admin.ts';
import type { RegistrationCounts } from '#contract/partners/registration-list.ts';
import { noAnswer } from '#src/i18n/no-answer.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { membersCard } from '../members/members-card.text.ts';
import { roomText } from '../room.text.ts';
import { addressRelations, checkCard } from './check-card.text.ts';
import { filters, sorts } from './partner-filters.text.ts';
import { pauseDialog } from './pause-dialog.text.ts';
import { unverifyDialog, verifyDialog } from './verify-dialog.text.ts';

export const partnerListTitle = { de: 'Partner verwalten', en: 'Manage partners' };

export const partnerPageTitle = { de: 'Partner im Einzelnen', en: 'Partner details' };

const badges = {
  active: { de: 'Aktiv', en: 'Active' },
  paused: { de: 'Pausiert', en: 'Paused' },
  verified: { de: 'Geprüft', en: 'Verified' },
  unverified: { de: 'Noch nicht geprüft', en: 'Not verified yet' },
} satisfies Texts;

const counts = {
  registered: { de: 'Registriert', en: 'Registered' },
  applied: { de: 'Beworben', en: 'Applied' },
  documents_in: { de: 'Unterlagen da', en: 'Documents in' },
  approved: { de: 'Genehmigt', en: 'Approved' },
  complete: { de: 'Vollständig', en: 'Complete' },
} satisfies Texts & Record<keyof RegistrationCounts, unknown>;

const actions = {
  rotate_token: { de: 'Token rotiert', en: 'Token rotated' },
  verify: { de: 'Organisation bestätigt', en: 'Organisation verified' },
  check_contact: { de: 'Kontakt auf dem Aushang bestätigt', en: 'Contact on the poster accepted' },
  unverify: { de: 'Bestätigung zurückgenommen', en: 'Verification withdrawn' },
  pause: { de: 'Einladung pausiert', en: 'Invitation paused' },
  resume: { de: 'Einladung fortgesetzt', en: 'Invitation resumed' },
  rename: { de: 'Name geändert', en: 'Name changed' },
  invite_students: { de: 'Studierende per E-Mail eingeladen', en: 'Students invited by mail' },
  remind_students: { de: 'Viele Studierende erinnert', en: 'Many students reminded' },
  invite_member: { de: 'Jemanden eingeladen', en: 'Somebody invited' },
  withdraw_invitation: { de: 'Einladung einer Person zurückgezogen', en: 'Invitation of a person withdrawn' },
  member_joined: { de: 'Hat jetzt Zugang', en: 'Has access now' },
  member_left: { de: 'Eigenen Zugang beendet', en: 'Ended their own access' },
  member_removed: { de: 'Zugang beendet', en: 'Access ended' },
  organization_ended: { de: 'Vom Partner beendet', en: 'Ended by the partner' },
  owner_changed: { de: 'Hauptzugang gewechselt', en: 'Main account changed' },
} satisfies Texts & Record<PartnerAuditAction, unknown>;

const list = {
  ...roomText,
  title: { de: 'Partner', en: 'Partners' },
  search: { de: 'Partner suchen', en: 'Search partners' },
  searchHint: {
    de: 'Organisation, Person, E-Mail, Telefon, Partner-ID oder Code',
    en: 'Organisation, person, e-mail, phone, partner ID or code',
  },
  found: { de: '{count} von {all} Partnern', en: '{count} of {all} partners' },
  clear: { de: 'Suche leeren', en: 'Clear the search' },
  organization: { de: 'Organisation', en: 'Organisation' },
  contact: { de: 'Ansprechperson', en: 'Contact person' },
  since: { de: 'Seit', en: 'Since' },
  state: { de: 'Status', en: 'State' },
  empty: { de: 'Keine Partner gefunden', en: 'No partners found' },
  emptyText: {
    de: 'Sobald eine Organisation ihr Partner-Profil anlegt, steht sie hier.',
    en: 'As soon as an organisation creates its partner profile, it appears here.',
  },
  signUp: { de: 'Seite, auf der sich Partner registrieren', en: 'Page on which partners register' },
  nothingText: { de: 'Zu „{query}“ passt kein Partner.', en: 'No partner matches “{query}”.' },
  failedTitle: { de: 'Fehler beim Laden der Partner', en: 'Error loading the partners' },
} satisfies Texts;

/** The languages of the poster. */
const posters = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
} satisfies Texts & Record<Lang, unknown>;

const detail = {
  all: { de: 'Alle Partner', en: 'All partners' },
  partnerId: { de: 'Partner-ID', en: 'Partner ID' },
  since: { de: 'seit {date}', en: 'since {date}' },
  notFoundTitle: { de: 'Partner nicht gefunden', en: 'Partner not found' },
  notFoundText: {
    de: 'Zu dieser Adresse gibt es keinen Partner. Vielleicht ist die ID vertippt.',
    en: 'There is no partner at this address. The ID may be mistyped.',
  },
  failedTitle: { de: 'Fehler beim Laden des Partners', en: 'Error loading the partner' },

  linkTitle: { de: 'Einladungslink', en: 'Invitation link' },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Einladungslink kopiert!', en: 'Invitation link copied!' },
  copyFailed: {
    de: 'Das Kopieren ging nicht. Der Link ist markiert: Bitte kopieren Sie ihn selbst.',
    en: 'Copying did not work. The link is selected: please copy it yourself.',
  },
  typed: { de: 'Zum Abtippen, wie auf dem Aushang:', en: 'Short address, as printed on the poster:' },
  forever: { de: 'Läuft nicht ab und gilt beliebig oft.', en: 'It never expires and can be used any number of times.' },
  forPaused: {
    de: 'Pausiert: Über diesen Link kann sich gerade niemand registrieren.',
    en: 'Paused: nobody can register through this link at the moment.',
  },
  pausedFor: { de: 'Grund: {reason}', en: 'Reason: {reason}' },
  rotatedAt: { de: 'Zuletzt rotiert: {date}.', en: 'Last rotated: {date}.' },
  pause: { de: 'Einladung pausieren', en: 'Pause the invitation' },
  resume: { de: 'Einladung fortsetzen', en: 'Resume the invitation' },
  rotate: { de: 'Token rotieren', en: 'Rotate the token' },

  checkTitle: { de: 'Prüfung der Organisation', en: 'Verification of the organisation' },
  checkOpen: {
    de: 'Der Partner sieht noch keine Namen und Zahlen seiner Studierenden. Bestätigt wird die Organisation erst, wenn klar ist, wer sie ist.',
    en: 'The partner does not see the names and figures of its students yet. The organisation is verified only once it is clear who it is.',
  },
  checkDone: {
    de: 'Bestätigt am {date}. Der Partner sieht Namen und Zahlen seiner Studierenden.',
    en: 'Verified on {date}. The partner can see the names and figures of its students.',
  },
  verify: { de: 'Organisation bestätigen', en: 'Verify the organisation' },
  unverify: { de: 'Bestätigung zurücknehmen', en: 'Withdraw the verification' },

  working: { de: 'Einen Moment…', en: 'One moment…' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  notSaved: { de: 'Das wurde nicht gespeichert', en: 'Your change was not saved' },

  qrTitle: { de: 'QR-Code', en: 'QR code' },
  qrAlt: { de: 'QR-Code zum Einladungslink', en: 'QR code of the invitation link' },
  qrFailed: { de: 'Der QR-Code konnte nicht geladen werden.', en: 'The QR code could not be loaded.' },
  qrCopy: { de: 'Bild kopieren', en: 'Copy picture' },
  qrCopied: { de: 'QR-Code kopiert!', en: 'QR code copied!' },
  qrSaved: {
    de: 'Dieser Browser kopiert keine Bilder. Der QR-Code wird stattdessen heruntergeladen.',
    en: 'This browser copies no pictures. The QR code is downloaded instead.',
  },
  posterTitle: { de: 'Aushang zum Drucken (PDF, A4)', en: 'Poster to print (PDF, A4)' },
  posterPaused: {
    de: 'Einen Aushang gibt es nur für eine aktive Einladung.',
    en: 'A poster is only available while the invitation is active.',
  },
  countsTitle: { de: 'Registrierungen', en: 'Registrations' },

  auditTitle: { de: 'Protokoll', en: 'Audit log' },
  auditCaption: { de: 'Protokoll, Neuestes zuerst', en: 'Audit log, newest first' },
  time: { de: 'Zeit', en: 'Time' },
  action: { de: 'Vorgang', en: 'Action' },
  actor: { de: 'Wer', en: 'By' },
  system: { de: 'System', en: 'System' },
  auditEmpty: { de: 'Keine Audit-Einträge vorhanden', en: 'No audit entries' },
} satisfies Texts;

const dialog = {
  title: { de: 'Token rotieren?', en: 'Rotate the token?' },
  ends: {
    de: 'Der Link, der QR-Code und der Code zum Abtippen von {organization} gelten sofort nicht mehr, und mit ihnen alle gedruckten Aushänge.',
    en: 'The link, the QR code and the code to type of {organization} stop working at once, and so do all printed posters.',
  },
  stays: {
    de: 'Die Partner-ID {id} bleibt: Wer eine Adresse mit ihr hat, kann sich weiter registrieren, solange die Einladung aktiv ist. Alles auf einmal hält nur „Einladung pausieren“ an.',
    en: 'The partner ID {id} stays: anybody who has an address containing it can still register while the invitation is active. Only “Pause the invitation” stops everything.',
  },
  final: {
    de: 'Laufende Bewerbungen bleiben bestehen. Zurücknehmen lässt sich die Rotation nicht.',
    en: 'Applications that have begun go on. The rotation cannot be undone.',
  },
  notify: {
    de: '{name} per E-Mail sagen, wo der neue Link ist',
    en: 'Tell {name} by e-mail where to find the new link',
  },
  confirm: { de: 'Neuen Token erzeugen', en: 'Create a new token' },
  failed: { de: 'Fehler beim Rotieren des Tokens', en: 'Error rotating the token' },
  failedText: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
} satisfies Texts;

const news = {
  rotate: { de: 'Neuer Token erzeugt und gespeichert.', en: 'New token created and saved.' },
  verify: { de: 'Organisation bestätigt.', en: 'Organisation verified.' },
  contact: { de: 'Kontakt bestätigt.', en: 'Contact accepted.' },
  unverify: { de: 'Bestätigung zurückgenommen.', en: 'Verification withdrawn.' },
  pause: { de: 'Einladung pausiert.', en: 'Invitation paused.' },
  resume: { de: 'Die Einladung gilt wieder.', en: 'The invitation works again.' },
  note: { de: 'Notiz gespeichert.', en: 'Note saved.' },
  'remove-member': { de: 'Der Zugang ist beendet.', en: 'The access has ended.' },
  'hand-over': { de: 'Der Hauptzugang hat gewechselt.', en: 'The main account has changed.' },
  close: { de: 'Schließen', en: 'Close' },
} satisfies Texts;

/** The texts that both pages share. */
function commonTexts(lang: Lang) {
  return { faults: say(noAnswer, lang), badges: say(badges, lang), counts: say(counts, lang) };
}

export function partnerListTexts(lang: Lang) {
  return { ...commonTexts(lang), ...say({ list, filters, sorts }, lang) };
}
export type PartnerListTexts = ReturnType<typeof partnerListTexts>;

export function partnerTexts(lang: Lang) {
  return {
    ...commonTexts(lang),
    ...say({ detail: { ...detail, posters }, dialog, pauseDialog, checkCard, addressRelations, actions, news }, lang),
    ...say({ verifyDialogs: { verify: verifyDialog, unverify: unverifyDialog } }, lang),
    membersCard: membersCard(lang, 'partner'),
  };
}
export type PartnerTexts = ReturnType<typeof partnerTexts>;
