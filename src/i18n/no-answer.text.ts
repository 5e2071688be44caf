import type { Texts } from './text.ts';

/** Why something did not come or was not saved, and what to do, where the server gave no reason of its own. */
export const noAnswer = {
  offline: { de: 'Es gibt gerade keine Verbindung.', en: 'There is no connection right now.' },
  failed: {
    de: 'Der Server konnte nicht antworten. Bitte versuchen Sie es gleich noch einmal: Was Sie eingegeben haben, bleibt.',
    en: 'The server could not answer. Please try again shortly: what you typed stays.',
  },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
} satisfies Texts;
