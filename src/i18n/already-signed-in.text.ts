import type { Texts } from './text.ts';

/** Texts for a student who already has an account and opens a form for new ones. */
export const alreadySignedInText = {
  title: { de: 'Sie sind schon angemeldet', en: 'You are already signed in' },
  text: { de: 'Dieser Browser ist mit {email} angemeldet.', en: 'This browser is signed in as {email}.' },
  goOn: { de: 'Zu Ihrem Bereich', en: 'Go to your area' },
} satisfies Texts;
