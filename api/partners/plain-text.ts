/**
 * A text as searches look at it: in one case, without accents, apostrophes and invisible characters. `Müller` gives
 * `muller`; a text of any other script stays as it was typed. Kept in the columns `search`: whoever changes it has to
 * let them be made anew.
 */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘ʼ`´]/gu, '')
    .replace(/[ßøłđðþæœı]/g, (letter) => WITHOUT_ACCENT[letter] ?? letter)
    .replaceAll('፡', ' ');
}

// What Unicode takes for letters of their own.
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
 * Whether a text that is plain already holds every word that is looked for, in any order. Umlauts may be written out on
 * either side: `mueller` finds Müller, `müller` finds Mueller.
 */
export function wordsIn(search: string): (plain: string) => boolean {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const short = words.map(withoutUmlauts);
  return (plain) => {
    if (words.every((word) => plain.includes(word))) return true;
    const shortText = withoutUmlauts(plain);
    return words.every((word, index) => plain.includes(word) || shortText.includes(short[index] ?? word));
  };
}

/** `ae`, `oe`, `ue` as their vowel alone, which is what is left of ä, ö and ü. */
function withoutUmlauts(plain: string): string {
  return plain.replace(/([aou])e/g, '$1');
}
