import type { Texts } from '#src/i18n/text.ts';

export const certificateText = {
  providers: {
    de: 'Botschaften erkennen Goethe-Institut, telc, ÖSD, TestDaF und ECL an.',
    en: 'Embassies accept Goethe-Institut, telc, ÖSD, TestDaF and ECL.',
  },
} satisfies Texts;
