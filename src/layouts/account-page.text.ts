import { ROLE_NAMES } from '#contract/accounts/role-names.text.ts';
import type { Texts } from '#src/i18n/text.ts';

export const accountPageText = {
  label: { de: 'Bereich', en: 'Area' },
  student: ROLE_NAMES.student.many,
  partner: ROLE_NAMES.partner.many,
  employer: ROLE_NAMES.employer.many,
  admin: ROLE_NAMES.admin.many,
  why: {
    de: 'Für die Seite, die Sie öffnen wollten, melden Sie sich bitte an. Danach öffnet sie sich.',
    en: 'Please sign in for the page that you wanted to open. It opens right after.',
  },
  toPortal: { de: 'Zurück zum Portal', en: 'Back to the portal' },
  toLogin: { de: 'Zurück zur Anmeldung', en: 'Back to sign-in' },
  noScriptTitle: { de: 'Bitte schalten Sie JavaScript ein', en: 'Please switch on JavaScript' },
  noScriptText: {
    de: 'Ohne JavaScript kann dieses Formular nichts senden. Sie können uns auch schreiben:',
    en: 'Without JavaScript this form cannot send anything. You can also write to us:',
  },
} satisfies Texts;
