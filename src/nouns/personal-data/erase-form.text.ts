import type { Texts } from '#src/i18n/text.ts';

/** `{number}`: the application's number. */
export const eraseFormText = {
  number: { de: 'Bewerbungsnummer zur Bestätigung', en: 'Application number to confirm' },
  numberHint: { de: 'Tippen Sie ab: {number}', en: 'Please type: {number}' },
  submit: { de: 'Endgültig löschen', en: 'Delete for good' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  failedTitle: { de: 'Es wurde nichts gelöscht', en: 'Nothing was deleted' },
  failed: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
} satisfies Texts;
