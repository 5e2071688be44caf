import { fill, type Params } from '#contract/fill.ts';

/** Sentences by error code, in one language; a page picks those that its island needs (`pick-error-texts.ts`). */
export type ErrorTexts = Readonly<Record<string, string>>;

/** The sentence of an error code. An unknown code is our mistake: warns, and shows the code. */
export function errorText(texts: ErrorTexts, code: string, params?: Params): string {
  const sentence = Object.keys(texts).includes(code) ? texts[code] : undefined;
  if (sentence === undefined) {
    console.warn(`No text for the code '${code}'`);
    return code;
  }
  return fill(sentence, params);
}
