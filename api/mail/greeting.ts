const MAX_CHARACTERS = 40;
const MAX_WORDS = 3;
// SELAM TESFAYE is how many write their name; three words in capitals are a shout.
const MAX_WORDS_IN_CAPITALS = 2;
// Jean-Baptiste N'Golo has four; a sentence can be written with hyphens or apostrophes, too.
const MAX_PARTS = 4;

// Letters of any script with their marks and joiners, apostrophes and hyphens; a dot ends an abbreviation or stands
// after each of several initials. So an address such as example.org is no word of a name.
const WORD = /^(?:(?:\p{L}\p{M}*\.-?)+|(?:\p{L}|\p{M}|\p{Join_Control}|['’ʼ‘`-])+\.?)$/u;

// What an address is written with where dots are refused. Ly or Me are not among them: people are called so.
const OF_ADDRESS = /^(?:https?|com|net|org|info|dot)$/i;

// Two letters of Thai and Lao that Unicode takes for compositions.
const COMPOSED_LETTERS = /[\u0e33\u0eb3]/g;

/**
 * Whether a mail may greet by this text. Whoever fills in a form chooses who gets the mail and what stands in it, so
 * only what looks like a name goes out under our own. Pure.
 */
export function isGreetable(text: string): boolean {
  if ([...text].length > MAX_CHARACTERS || !/\p{L}/u.test(text)) return false;
  const words = text.split(' ').filter(Boolean);
  const isInCapitals = text === text.toUpperCase() && text !== text.toLowerCase();
  if (words.length > (isInCapitals ? MAX_WORDS_IN_CAPITALS : MAX_WORDS)) return false;
  if (isInOtherShape(text) || !words.every((word) => WORD.test(word))) return false;
  const parts = text.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  if (parts.length > MAX_PARTS || parts.some((part) => /^www/i.test(part))) return false;
  return parts.length === 1 || !parts.some((part) => OF_ADDRESS.test(part));
}

/** Mathematical letters, ligatures and the like, of which Unicode says that they stand for others: no name is typed in them. */
function isInOtherShape(text: string): boolean {
  const letters = text.replace(COMPOSED_LETTERS, '');
  return letters.normalize('NFC') !== letters.normalize('NFKC');
}
