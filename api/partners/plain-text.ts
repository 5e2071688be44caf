import { cleanText, plainSigns } from '#contract/clean-text.ts';

/**
 * A text for searches: in lower case, without accents, apostrophes and invisible characters. `Müller` gives `muller`;
 * other scripts stay as typed. Columns named `search` store it: after a change here they have to be made anew.
 */
export function plainText(text: string): string {
  return plainSigns(cleanText(text))
    .replace(/['’‘‛ʼʻʹ′`´]/g, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßøłđðþæœı]/g, (letter) => WITHOUT_ACCENT[letter] ?? letter)
    .replaceAll('፡', ' ');
}

// Letters that Unicode does not take apart into a letter and an accent.
const WITHOUT_ACCENT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * Whether a plain text holds every word of the search, in any order. Umlauts may be written out on either side:
 * `mueller` finds Müller, `müller` finds Mueller.
 */
export function wordsIn(search: string): (plain: string) => boolean {
  const words = wordsOfSearch(search);
  const short = words.map(withoutUmlauts);
  return (plain) => {
    if (words.every((word) => plain.includes(word))) return true;
    const shortText = withoutUmlauts(plain);
    return words.every((word, index) => plain.includes(word) || shortText.includes(short[index] ?? word));
  };
}

/** What a row of a list says, as searches look into it: words and numbers also as one. Pure. */
export function searchedIn(said: readonly (string | null | undefined)[]): string {
  return said.flatMap((one) => (one ? [plainText(one), joinedName(one)] : [])).join(' ');
}

/** A telephone number as it is typed: nothing but digits and what stands between them. */
const PHONE = /(^|\s)([+(]?\d[\d ()./-]{4,}\d)(?=\s|$)/g;
/** As many of its last digits as tell numbers apart; those before them are written in several ways. */
const TOLD_APART = 9;

/** What a search asks for, in plain words: hyphens and slashes part words, and a telephone number is one. Pure. */
export function wordsOfSearch(search: string): string[] {
  return plainText(search)
    .replace(PHONE, (_all, before, phone) => before + phoneDigits(phone).slice(-TOLD_APART))
    .split(' ')
    .flatMap(partsOfWord)
    .filter(Boolean);
}

const OUR_NUMBER = /^[^\p{L}\p{N}]*(?:(?:ws|k|v|p)-.*\d|\p{L}+-\d+[^\p{L}\p{N}]*$)/u;

/** An address stays whole, and one of our numbers, which would be found in any other by its parts. */
function partsOfWord(word: string): string | string[] {
  if (word.includes('@')) return word.replace(/^(?:mailto:|[^\p{L}\p{N}])+|[^\p{L}\p{N}]+$/gu, '');
  return OUR_NUMBER.test(word) ? word.replace(/[^\p{L}\p{N}]/gu, '') : word.split(/[^\p{L}\p{N}]+/u);
}

/** The words of a name written as one, for whoever types it without blanks and hyphens; '' for a single word. Pure. */
export function joinedName(name: string): string {
  const plain = plainText(name);
  const joined = plain.replace(/[^\p{L}\p{N}]+/gu, '');
  return joined === plain ? '' : joined;
}

/** The digits of a telephone number, without the zeros that lead out of a town or country. Pure. */
export function phoneDigits(phone: string): string {
  return plainSigns(phone).replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '');
}

/** Reduces `ae`, `oe`, `ue` to their vowel, which is what plainText leaves of ä, ö and ü. */
export function withoutUmlauts(plain: string): string {
  return plain.replace(/([aou])e/g, '$1');
}
