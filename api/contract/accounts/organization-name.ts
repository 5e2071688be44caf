/**
 * Whether a name is the checked one spelt otherwise: other capitals, accents, spaces or punctuation, a letter doubled or
 * not (`Adis`, `Addis`), or a letter or two in a long word. Another word, number or first letter makes another name: `School 1` is not `School 2`. The server
 * decides by it, and the form says so before. Pure.
 */
export function isSameOrganization(checked: string, next: string): boolean {
  const [before, after] = [wordsOf(checked), wordsOf(next)];
  if (before.join('') === after.join('')) return before.length > 0 || checked.trim() === next.trim();
  return before.length === after.length && before.every((word, place) => isSlip(word, after[place] ?? ''));
}

function wordsOf(name: string): string[] {
  const plain = name.toLowerCase().replace(/ß/g, 'ss').normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => word.replace(/([aou])e/g, '$1').replace(/(\p{L})\1+/gu, '$1'));
}

/** How many letters of a word may differ: none in a short one, where a letter makes another word. */
function slipsIn(letters: number): number {
  if (letters < 5) return 0;
  return letters < 9 ? 1 : 2;
}

function isSlip(word: string, other: string): boolean {
  if (word === other) return true;
  if (/\p{N}/u.test(word + other) || word[0] !== other[0]) return false;
  return distance(word, other) <= slipsIn(Math.min(word.length, other.length));
}

/** How many letters were added, left out, changed, or swapped with a neighbour. */
function distance(word: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= word.length; row += 1) {
    const now = [row];
    for (let place = 1; place <= other.length; place += 1) {
      const isSame = word[row - 1] === other[place - 1];
      const isSwapped =
        row > 1 && place > 1 && word[row - 1] === other[place - 2] && word[row - 2] === other[place - 1];
      now[place] = Math.min(
        (last[place] ?? 0) + 1,
        (now[place - 1] ?? 0) + 1,
        (last[place - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[place - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, now];
  }
  return last[other.length] ?? 0;
}
