import type { Text } from '#contract/languages.ts';

/** Why a copy cannot be restored. The command line prints the English sentence, the page that of its language. */
export class UnusableCopy extends Error {
  readonly say: Text;

  constructor(de: string, en: string) {
    super(en);
    this.say = { de, en };
  }
}
