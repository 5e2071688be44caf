import type { Texts } from '#src/i18n/text.ts';

/** The employer's contracts on its start page. */
export const contractList = {
  title: { de: 'Verträge', en: 'Contracts' },
  empty: {
    de: 'Noch kein Vertrag. Sobald jemand einen Ihrer Plätze angenommen hat, bereiten wir den Vertrag vor.',
    en: 'No contract yet. As soon as somebody has taken one of your places, we prepare the contract.',
  },
  loading: { de: 'Einen Moment…', en: 'One moment…' },
  waiting: { de: 'Vertrag in Vorbereitung', en: 'Contract in preparation' },
  sign: { de: 'Unterschreiben', en: 'Sign' },
  view: { de: 'Ansehen', en: 'View' },
  more: { de: 'Ältere Verträge zeigen', en: 'Show older contracts' },
} satisfies Texts;
