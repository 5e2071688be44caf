import type { Text } from '#contract/languages.ts';

/**
 * Why a copy cannot be restored. The page shows the sentence of its language; the command line the English one, and what
 * is to be done there.
 */
export class UnusableCopy extends Error {
  readonly say: Text;

  constructor(de: string, en: string, advice = '') {
    super(`${en} ${advice}`.trim());
    this.say = { de, en };
  }
}
