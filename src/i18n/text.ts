import type { Lang, Text } from '#contract/languages.ts';
import type { LawReference } from '#contract/law-references.ts';
import { unbrokenLaw } from '#contract/unbroken-law.ts';

/** `law`: where a sentence about law has it from; empty where it names law and says nothing of it. */
type Sentence = Text & { readonly law?: readonly LawReference[] };

/** The sentences of one area, both languages side by side: `{ key: { de, en } } satisfies Texts`. */
export type Texts = Readonly<Record<string, Sentence>>;

/** Sentences, and groups of them. */
interface TextTree {
  readonly [key: string]: Sentence | TextTree;
}

/** The same sentences in one language; what an island receives. */
export type Said<T> = { readonly [Key in keyof T]: T[Key] extends Sentence ? string : Said<T[Key]> };

export function say<T extends TextTree>(texts: T, lang: Lang): Said<T> {
  const pairs = Object.entries(texts).map(([key, text]) => [
    key,
    isSentence(text) ? unbroken(text[lang]) : say(text, lang),
  ]);
  return Object.fromEntries(pairs) as Said<T>;
}

function isSentence(text: Sentence | TextTree): text is Sentence {
  return typeof text.de === 'string';
}

const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';

/** Shorter texts are labels: voice control finds them by their letters, so that no unseen sign goes between these. */
const SENTENCE_LENGTH = 30;

/** A figure stays with these. */
const UNIT = /([\d}]) (?=(?:Stunden?|Minuten?|MB|hours?|minutes?)\b)/g;

/** Keeps a line from breaking after the E of E-Mail, between a figure and its unit, or inside a reference to law. */
export function unbroken(text: string): string {
  const held = unbrokenLaw(text)
    .replace(/ (?=[%€])/g, NO_BREAK_SPACE)
    .replace(UNIT, `$1${NO_BREAK_SPACE}`);
  if (text.length < SENTENCE_LENGTH) return held;
  return held.replace(/\be-(?=mail)/gi, `$&${WORD_JOINER}`).replace(/(\d\(\d\))(?=\([a-f]\))/g, `$1${WORD_JOINER}`);
}
