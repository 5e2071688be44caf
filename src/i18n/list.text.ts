import type { Texts } from './text.ts';

/** Said above a list whose address names what it does not have. */
export const listText = {
  unknownAddress: {
    de: 'Was diese Adresse nennt, gibt es hier nicht',
    en: 'What this address names does not exist here',
  },
  wholeList: { de: 'Ganze Liste zeigen', en: 'Show the whole list' },
} satisfies Texts;
