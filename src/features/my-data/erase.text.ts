import { site } from '#site';
import type { Texts } from '#src/i18n/text.ts';
import { eraseFormText } from '#src/nouns/personal-data/erase-form.text.ts';

const YEARS = site.retention.contractsKeptYears;

/** Erasing everything, with what that means. */
export const eraseText = {
  title: { de: 'Meine Daten löschen', en: 'Delete my data' },
  goes: {
    de: 'Wir löschen alles zu dieser Bewerbung: Angaben, Dateien, E-Mails und ihren Verlauf. Ihre Bewerbung endet damit. Partner und Arbeitgeber sehen Sie nicht mehr.',
    en: 'We delete everything about this application: details, files, e-mails and its history. Your application ends with that. Partners and employers no longer see you.',
  },
  account: {
    de: 'Auch Ihr Konto und Ihre anderen Bewerbungen werden gelöscht.',
    en: 'Your account and your other applications are deleted too.',
  },
  accountByLink: {
    de: 'Gehört ein Konto nur zu dieser Bewerbung, wird es mitgelöscht.',
    en: 'An account that holds only this application is deleted with it.',
  },
  stays: {
    de: `Was bleibt: Verträge, die geschlossen wurden, bewahren wir noch ${YEARS} Jahre nach Ende des Jahres auf, in dem sie endeten, weil das Gesetz es verlangt. Für die Statistik zählen wir ohne Namen: Monat, Partner, erreichter Schritt. Solange ein Vertrag läuft, können wir nicht löschen.`,
    en: `What stays: we keep contracts that were concluded for ${YEARS} more years after the year in which they ended, because the law requires it. For statistics we count without names: month, partner, step reached. While a contract is active, we cannot delete.`,
    law: ['§ 147 AO', '§ 257 HGB'],
  },
  backups: {
    de: 'Aus Sicherungskopien verschwinden die Daten, sobald diese ablaufen.',
    en: 'The data disappear from backup copies as soon as those expire.',
  },
  noWayBack: {
    de: 'Das lässt sich nicht rückgängig machen. Speichern Sie vorher, was Sie noch brauchen.',
    en: 'This cannot be undone. First save whatever you still need.',
  },
  toContract: { de: 'Zum Vertrag, und wie er endet', en: 'To the contract, and how it ends' },
  begin: { de: 'Meine Daten löschen…', en: 'Delete my data…' },
  ...eraseFormText,
} satisfies Texts;

/** What the page says once everything is erased. */
export const erasedText = {
  title: { de: 'Ihre Daten sind gelöscht', en: 'Your data have been deleted' },
  text: {
    de: 'Ihre Bewerbung gibt es nicht mehr. Die Dateien werden in den nächsten Minuten entfernt. Eine letzte E-Mail bestätigt Ihnen das.',
    en: 'Your application no longer exists. The files are removed within the next minutes. One last e-mail confirms this to you.',
  },
} satisfies Texts;
