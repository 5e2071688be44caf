const MAX_CHARACTERS = 40;
const MAX_WORDS = 3;
// Many people write their name as SELAM TESFAYE; three words in capitals are shouting.
const MAX_WORDS_IN_CAPITALS = 2;
// Jean-Baptiste N'Golo has four parts; hyphens and apostrophes could join a whole sentence.
const MAX_PARTS = 4;

// Letters of any script with their marks and joiners, apostrophes and hyphens. A dot may only end an abbreviation or
// follow an initial, so example.org is no word of a name.
const WORD = /^(?:(?:\p{L}\p{M}*\.-?)+|(?:\p{L}|\p{M}|\p{Join_Control}|['’ʼ‘`-])+\.?)$/u;

// Words of addresses that are written without dots. Ly and Me are missing, as they are names.
const OF_ADDRESS = /^(?:https?|com|net|org|info|dot)$/i;

// Two letters of Thai and Lao that NFKC would take apart.
const COMPOSED_LETTERS = /[\u0e33\u0eb3]/g;

/**
 * Whether a mail may greet by this text. Whoever fills in a form chooses who gets the mail and what it says, so only
 * what looks like a name may stand in a mail of ours. Pure.
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

/** Whether a text has mathematical letters, ligatures and the like (NFKC changes them), which no name is typed in. */
function isInOtherShape(text: string): boolean {
  const letters = text.replace(COMPOSED_LETTERS, '');
  return letters.normalize('NFC') !== letters.normalize('NFKC');
}
