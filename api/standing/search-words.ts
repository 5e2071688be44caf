import { plainText, withoutUmlauts, wordsOfSearch } from '../partners/plain-text.ts';

/** Searches find shorter words by the beginnings of words. */
const LETTERS_AT_ONCE = 3;
/** Names that are longer have no slips: they are few, and each letter is a row. */
const LONGEST_NAME = 30;
/** Further words are not looked for. */
const MOST_WORDS = 12;

/**
 * The text in which a search looks: a plain text, umlauts both ways, and the application's number without its
 * beginning, which all have. Pure.
 */
export function searchable(plain: string, number: string): string {
  const short = wordsOf(plain).flatMap((word) => (withoutUmlauts(word) === word ? [] : [withoutUmlauts(word)]));
  const signs = number.toLowerCase().replace(/^ws-/, '');
  return [plain, ...short, signs, signs.replace('-', '')].join(' ');
}

/** The words that somebody looks for. Pure. */
export function searchedWords(search: string): string[] {
  return wordsOfSearch(search.replace(/\bws-(?=.)/gi, '')).slice(0, MOST_WORDS);
}

/** The words of a name of which one letter may be wrong. Pure. */
export function nameWords(name: string): string[] {
  return wordsOf(plainText(name)).filter((word) => {
    const { length } = [...word];
    return length >= LETTERS_AT_ONCE && length <= LONGEST_NAME;
  });
}

/** The beginnings, one and two letters long, of all words. Pure. */
export function startsOf(text: string): string {
  return [...new Set(partsOf(text).map((word) => [...word].slice(0, LETTERS_AT_ONCE - 1).join('')))].join(' ');
}

/** A word and what is left of it without one of its letters. Two words with one wrong letter have one in common. Pure. */
export function slipsOf(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.filter((_, place) => place !== at).join(''))])];
}

/** Whether two words differ by one letter: another one, one more, one less, or two that changed places. Pure. */
export function isSlip(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from += 1;
  const restOf = (letters: string[], skipped: number) => letters.slice(from + skipped).join('');
  const isSwapped = a[from] === b[from + 1] && a[from + 1] === b[from] && restOf(a, 2) === restOf(b, 2);
  return isSwapped || restOf(a, 1) === restOf(b, 1) || restOf(a, 1) === restOf(b, 0) || restOf(a, 0) === restOf(b, 1);
}

export interface SearchedWord {
  /** It, umlauts both ways: the text has one of them anywhere; at the beginning of a word, if it is short. */
  parts: readonly string[];
  /** Names that may be meant by it: the text has one of them as a word. */
  names: readonly string[];
}

/** A question in the language of the full-text search. */
export interface Question {
  /** The index that is asked. */
  by: 'letters' | 'starts';
  match: string;
}

/** The question that finds at least all texts that hold the words. Undefined if there is nothing to ask. Pure. */
export function questionFor(words: readonly SearchedWord[]): Question | undefined {
  const long = words.filter(isLong);
  if (long.length > 0) return { by: 'letters', match: long.map(anyOf).join(' AND ') };
  const short = words.flatMap(({ parts: [part = ''] }) => partsOf(part));
  if (short.length === 0) return undefined;
  return {
    by: 'starts',
    match: short.map((word) => `${quoted(word)}${[...word].length === 1 ? '*' : ''}`).join(' AND '),
  };
}

/** Whether a text holds every word. Pure. */
export function holding(words: readonly SearchedWord[]): (text: string) => boolean {
  const needsWords = words.some((word) => !isLong(word) || word.names.length > 0);
  return (text) => {
    const ofText = needsWords ? partsOf(text) : [];
    return words.every((word) => {
      if (!isLong(word))
        return partsOf(word.parts[0] ?? '').every((part) => ofText.some((one) => one.startsWith(part)));
      return word.parts.some((part) => text.includes(part)) || word.names.some((name) => ofText.includes(name));
    });
  };
}

function isLong({ parts, names }: SearchedWord): boolean {
  return [...parts, ...names].some((word) => [...word].length >= LETTERS_AT_ONCE);
}

/** A word as it may be written in the text, umlauts both ways. Pure. */
export function spellings(word: string): string[] {
  return [...new Set([word, withoutUmlauts(word)])];
}

function anyOf({ parts, names }: SearchedWord): string {
  const words = [...parts, ...names].filter((word) => [...word].length >= LETTERS_AT_ONCE);
  return `(${words.map(askedFor).map(quoted).join(' OR ')})`;
}

/**
 * What the index is asked for: of an address the name alone, as most end alike, and the index would read all of them.
 * `holding` looks at the rest.
 */
function askedFor(word: string): string {
  const name = word.slice(0, word.indexOf('@') + 1);
  return [...name].length > LETTERS_AT_ONCE ? name : word;
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}

function wordsOf(plain: string): string[] {
  return plain.split(/\s+/).filter(Boolean);
}

/** The words without any punctuation, as the full-text search takes them apart. */
function partsOf(plain: string): string[] {
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
