import { fill, type Params } from '#contract/fill.ts';

/** Sentences by code, in the language of the page. The page picks them (`pick-error-texts.ts`), one language travels. */
export type ErrorTexts = Readonly<Record<string, string>>;

/** Under this name, what is said of a code that has no sentence of its own. */
export const UNKNOWN_CODE = 'unexpected';

/** The sentence of a code. An unknown one is a mistake of ours: warn, and say in general that something went wrong. */
export function errorText(texts: ErrorTexts, code: string, params?: Params): string {
  const sentence = Object.keys(texts).includes(code) ? texts[code] : undefined;
  if (sentence === undefined) {
    console.warn(`No text for the code '${code}'`);
    return texts[UNKNOWN_CODE] ?? code;
  }
  return fill(sentence, params);
}
