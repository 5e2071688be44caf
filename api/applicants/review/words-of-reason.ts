import type { Lang, Text } from '#contract/languages.ts';

interface Given {
  key?: string | undefined;
  own?: string | undefined;
}

/** A ready sentence, then the operator's own words. '' without any; undefined if there is no such sentence. Pure. */
export function wordsOfReason(
  ready: readonly { key: string; text: Text }[],
  lang: Lang,
  { key, own = '' }: Given,
): string | undefined {
  if (key === undefined) return own;
  const sentence = ready.find((one) => one.key === key)?.text[lang];
  return sentence === undefined ? undefined : [sentence, own].filter(Boolean).join('\n');
}
