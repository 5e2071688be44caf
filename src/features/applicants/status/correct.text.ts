import type { Lang } from '#contract/languages.ts';
import { addressSlipText } from '#src/i18n/address-slip.text.ts';
import { personNameText } from '#src/i18n/person-name.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';

/** The form for name and address. */
const correct = {
  correctText: {
    de: 'Bis wir Schritt 1 freigeben, können Sie beides selbst berichtigen.',
    en: 'Until we approve step 1, you can correct both yourself.',
  },
  firstName: { de: 'Vorname', en: 'First name' },
  middleName: { de: 'Zweiter Vorname', en: 'Middle name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  ...personNameText,
  email: { de: 'E-Mail', en: 'E-mail' },
  emailHint: {
    de: 'Bei einer neuen Adresse senden wir Ihren Link dorthin und eine Nachricht an die alte.',
    en: 'If this is a new address, we will send your link there and a notice to the old one.',
  },
  save: { de: 'Angaben speichern', en: 'Save details' },
  savedTitle: { de: 'Ihre Angaben sind gespeichert', en: 'Your details are saved' },
  savedText: { de: 'So steht es jetzt in Ihrer Bewerbung.', en: 'This is what your application says now.' },
} satisfies Texts;

export function correctTexts(lang: Lang) {
  return { ...say(correct, lang), slip: say(addressSlipText, lang) };
}
