import type { Texts } from './text.ts';

/** The recovery codes of a second factor, which are shown once. */
export const recoveryCodesText = {
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Kopiert', en: 'Copied' },
  copyFailed: {
    de: 'Kopieren ging nicht. Bitte markieren Sie den Text.',
    en: 'Copying did not work. Please select the text.',
  },
  codesTitle: { de: 'Ihre Notfallcodes', en: 'Your recovery codes' },
  codesText: {
    de: 'Mit jedem Code können Sie sich einmal ohne die App anmelden. Wir zeigen sie nur jetzt. Bewahren Sie sie sicher auf.',
    en: 'Each code lets you sign in once without the app. We show them only now. Keep them in a safe place.',
  },
  codesFor: { de: 'Notfallcodes für {email}', en: 'Recovery codes for {email}' },
  print: { de: 'Drucken', en: 'Print' },
  saved: { de: 'Ich habe die Codes gespeichert', en: 'I have saved them' },
  savedFirst: {
    de: 'Bitte bestätigen Sie zuerst, dass Sie die Codes gespeichert haben.',
    en: 'Please confirm first that you have saved the codes.',
  },
  goOn: { de: 'Weiter', en: 'Continue' },
  goingOn: { de: 'Einen Moment…', en: 'One moment…' },
} satisfies Texts;
