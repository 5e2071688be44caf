/**
 * A text for searches: in lower case, without accents, apostrophes and invisible characters. `Müller` gives `muller`;
 * other scripts stay as typed. Columns named `search` store it: after a change here they have to be made anew.
 */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘ʼ`´]/gu, '')
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
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const short = words.map(withoutUmlauts);
  return (plain) => {
    if (words.every((word) => plain.includes(word))) return true;
    const shortText = withoutUmlauts(plain);
    return words.every((word, index) => plain.includes(word) || shortText.includes(short[index] ?? word));
  };
}

/** Reduces `ae`, `oe`, `ue` to their vowel, which is what plainText leaves of ä, ö and ü. */
export function withoutUmlauts(plain: string): string {
  return plain.replace(/([aou])e/g, '$1');
}
