import type { Texts } from './text.ts';

/** Texts for an address that looks mistyped; the component of ui/email-slip takes them as props. */
export const addressSlipText = {
  meant: { de: 'Meinten Sie {address}?', en: 'Did you mean {address}?' },
  take: { de: 'Ja, so einsetzen', en: 'Yes, put it in' },
} satisfies Texts;
