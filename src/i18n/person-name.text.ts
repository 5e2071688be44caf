import type { Texts } from './text.ts';

/** Texts for the two name fields of every form. */
export const personNameText = {
  nameHint: { de: 'Wie im Reisepass', en: 'As in your passport' },
  oneName: {
    de: 'Im Pass steht nur ein Name? Schreiben Sie ins andere Feld einen Strich: -',
    en: 'Only one name in your passport? Put a dash in the other field: -',
  },
} satisfies Texts;
