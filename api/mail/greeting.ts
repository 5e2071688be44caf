const MAX_CHARACTERS = 40;
const MAX_WORDS = 3;
// SELAM TESFAYE is how many write their name; three words in capitals are a shout.
const MAX_WORDS_IN_CAPITALS = 2;

// Letters of any script with their marks and joiners, apostrophes and hyphens; a dot ends an abbreviation or stands
// after each of several initials. So an address such as example.org is no word of a name.
const WORD = /^(?:(?:\p{L}\p{M}*\.-?)+|(?:\p{L}|\p{M}|\p{Join_Control}|['’ʼ‘`-])+\.?)$/u;

/**
 * Whether a mail may greet by this text. Whoever fills in a form chooses who gets the mail and what stands in it, so
 * only what looks like a name goes out under our own. Pure.
 */
export function isGreetable(text: string): boolean {
  if ([...text].length > MAX_CHARACTERS || !/\p{L}/u.test(text)) return false;
  const words = text.split(' ').filter(Boolean);
  const isInCapitals = text === text.toUpperCase() && text !== text.toLowerCase();
  if (words.length > (isInCapitals ? MAX_WORDS_IN_CAPITALS : MAX_WORDS)) return false;
  return words.every((word) => WORD.test(word) && !/^www\b/i.test(word));
}
