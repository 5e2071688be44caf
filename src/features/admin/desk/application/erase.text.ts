import type { Lang } from '#contract/languages.ts';
import { STAKE_SENTENCES } from '#contract/model/stakes.text.ts';
import { formText } from '#src/i18n/form.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { eraseFormText } from '#src/nouns/personal-data/erase-form.text.ts';
import { ERASURE_REASON_NAMES } from '../../log/erasure-reasons.text.ts';

const text = {
  title: { de: 'Alle Daten löschen', en: 'Delete all data' },
  text: {
    de: 'Löscht die Bewerbung mit allen Dateien, E-Mails und dem Verlauf, und ein Konto, das nur sie enthält. Offene Vorschläge und Angebote enden. Geschlossene Verträge bleiben so lange, wie es die Einstellungen sagen. Die Person bekommt eine letzte E-Mail. Das lässt sich nicht rückgängig machen.',
    en: 'Deletes the application with all files, e-mails and its history, and an account that holds only this one. Open proposals and offers end. Concluded contracts stay as long as the settings say. The person gets one last e-mail. This cannot be undone.',
  },
  begin: { de: 'Alle Daten löschen…', en: 'Delete all data…' },
  reason: { de: 'Grund', en: 'Reason' },
  ...eraseFormText,
} satisfies Texts;

export function eraseTexts(lang: Lang) {
  return {
    ...say({ ...text, ...ERASURE_REASON_NAMES, stakes: STAKE_SENTENCES, form: formText }, lang),
    errors: pickErrorTexts(lang, ['erasure_number', 'erasure_contract']),
  };
}
