import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { say, type Texts } from '#src/i18n/text.ts';
import { contractCardTexts, contractTexts } from '#src/nouns/employment-contract/contract.text.ts';

import { loadingTexts } from '../loading.text.ts';
import { severalTexts } from './several/several.text.ts';

export const contractsTitle = { de: 'Verträge', en: 'Contracts' };

const cards = {
  title: contractsTitle,
  all: { de: 'Alle Verträge', en: 'All contracts' },
  waiting: { de: 'Vertrag in Vorbereitung', en: 'Contract in preparation' },
  nobody: { de: 'Ohne Namen', en: 'Without a name' },
  sign: { de: 'Unterschreiben', en: 'Sign' },
  signSeveral: { de: 'Verträge unterschreiben', en: 'Sign the contracts' },
  view: { de: 'Ansehen', en: 'View' },
} satisfies Texts;

const list = {
  ...cards,
  ...loadingTexts,
  failedTitle: { de: 'Die Verträge konnten nicht geladen werden', en: 'The contracts could not be loaded' },
  gone: { de: 'Diesen Vertrag gibt es hier nicht', en: 'There is no such contract here' },
  empty: { de: 'Noch kein Vertrag', en: 'No contract yet' },
  emptyText: {
    de: 'Sobald jemand einen Ihrer Plätze angenommen hat, bereiten wir den Vertrag vor.',
    en: 'As soon as somebody has accepted one of your places, we prepare the contract.',
  },
  search: { de: 'Suchen', en: 'Search' },
  searchHint: { de: 'Nummer (V-, K-), Name oder Standort', en: 'Number (V-, K-), name or site' },
  pages: { de: 'Weitere Seiten', en: 'Further pages' },
  previous: { de: 'Vorige Seite', en: 'Previous page' },
  next: { de: 'Nächste Seite', en: 'Next page' },
} satisfies Texts;

/** What the overview says of contracts. */
export function contractCardsTexts(lang: Lang) {
  return { list: say(cards, lang), contract: contractCardTexts(lang, 'employer') };
}
export type ContractCardsTexts = ReturnType<typeof contractCardsTexts>;

export function contractsTexts(lang: Lang) {
  return {
    list: say(list, lang),
    several: severalTexts(lang),
    contract: contractTexts(lang, site.contracts.readByCounselOn, 'employer'),
  };
}
export type ContractsTexts = ReturnType<typeof contractsTexts>;
