import { listText } from '#src/i18n/list.text.ts';
import { noAnswer } from '#src/i18n/no-answer.text.ts';
import type { Texts } from '#src/i18n/text.ts';

/** What every room says while it loads, or cannot; and above a list whose address names what it does not have. */
export const roomText = {
  ...listText,
  ...noAnswer,
  close: { de: 'Schließen', en: 'Close' },
} satisfies Texts;
