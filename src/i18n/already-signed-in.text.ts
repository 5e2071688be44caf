import type { Texts } from './text.ts';

/** To a student who comes to a form for new accounts and has one. */
export const alreadySignedInText = {
  title: { de: 'Sie sind schon angemeldet', en: 'You are already signed in' },
  text: { de: 'Dieser Browser ist mit {email} angemeldet.', en: 'This browser is signed in as {email}.' },
  goOn: { de: 'Zu Ihrem Bereich', en: 'Go to your area' },
} satisfies Texts;
