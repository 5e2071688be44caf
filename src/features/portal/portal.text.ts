import { ROLE_NAMES } from '#contract/accounts/role-names.text.ts';
import type { Texts } from '#src/i18n/text.ts';

export const portalText = {
  title: { de: 'Portal', en: 'Portal' },
  description: {
    de: 'Der Weg in Ihren Bereich: für Partnerhochschulen, Studierende und Arbeitgeber.',
    en: 'The way to your area: for partner universities, students and employers.',
  },
  headline: { de: 'Wohin möchten Sie?', en: 'Where would you like to go?' },
  lead: {
    de: 'Wählen Sie Ihren Bereich. Für die Bewerbung selbst brauchen Sie kein Konto.',
    en: 'Choose your area. You do not need an account to apply.',
  },
  why: {
    de: 'Für die Seite, die Sie öffnen wollten, melden Sie sich bitte an. Danach öffnet sie sich.',
    en: 'Please sign in for the page that you wanted to open. It opens right after.',
  },
  partner: ROLE_NAMES.partner.many,
  partnerText: {
    de: 'QR-Code, Einladungslink und Registrierungen Ihrer Hochschule.',
    en: 'QR code, invitation link and registrations of your university.',
  },
  partnerEnter: { de: 'Zum Partnerbereich', en: 'To the partner area' },
  student: ROLE_NAMES.student.many,
  studentText: {
    de: 'Status ansehen, Unterlagen hochladen, Formulare herunterladen.',
    en: 'See your status, upload documents, download forms.',
  },
  employer: ROLE_NAMES.employer.many,
  employerText: {
    de: 'Firma prüfen lassen, Bedarf melden, Kandidaten sehen und Verträge verfolgen.',
    en: 'Have your company vetted, tell us your requirements, see candidates and follow contracts.',
    law: [],
  },
  signIn: { de: 'Anmelden', en: 'Sign in' },
  notYet: { de: 'Noch nicht beworben?', en: 'Not applied yet?' },
  apply: { de: 'Bewerbung starten', en: 'Start your application' },
  applied: { de: 'Bewerbung läuft schon?', en: 'Already applied?' },
  status: { de: 'Status ansehen', en: 'See your status' },
  admin: ROLE_NAMES.admin.many,
} satisfies Texts;
