import type { Texts } from '#src/i18n/text.ts';

/** What is said where a mail that was given up is sent again. */
export const retryMailText = {
  working: { de: 'Einen Moment…', en: 'One moment…' },
  queuedAgain: { de: 'Die E-Mail geht noch einmal hinaus.', en: 'The e-mail goes out again.' },
  notQueued: { de: 'Das hat nicht geklappt', en: 'That did not work' },
} satisfies Texts;
