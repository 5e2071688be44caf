import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { MAIL_FAULTS } from '../../mails/mail-faults.text.ts';
import { retryMailText } from '../../mails/retry-mail.text.ts';

const text = {
  title: { de: 'Eine E-Mail kam nicht an', en: 'An e-mail did not arrive' },
  correct: { de: 'Adresse berichtigen und noch einmal senden', en: 'Correct the address and send again' },
  again: { de: 'Noch einmal an diese Adresse', en: 'Again to this address' },
  ...retryMailText,
} satisfies Texts;

export function undeliveredTexts(lang: Lang) {
  return { ...say(text, lang), reasons: say(MAIL_FAULTS, lang) as Readonly<Record<string, string>> };
}
