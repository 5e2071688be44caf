// Signs that nobody sees: controls break mail headers and terminals, direction marks show a name backwards on the desk,
// soft hyphens and blanks without width hide in what people paste, and make a name or token another one. Half of a
// surrogate pair is no character: a field that cuts at its maximum may leave one of an emoji.
const UNSEEN = String.raw`[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`;

// Scripts from Arabic to Mongolian join or part letters by U+200D and U+200C; emojis are joined by the first.
const JOINED = String.raw`[\u0610-\u061A\u061E-\u0DFF\u1000-\u109F\u1780-\u17B3\u17B6-\u17FF\u1820-\u18AF\uA840-\uABFF\uFB50-\uFDFF]`;
const EMOJI = String.raw`\p{Extended_Pictographic}`;
const MEANT = [
  String.raw`${JOINED}(?:\u200D|\u200C(?=${JOINED}))`,
  String.raw`${EMOJI}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])?\u200D(?=${EMOJI})`,
  String.raw`${EMOJI}\uFE0F`,
].join('|');
const UNSEEN_OR_MEANT = new RegExp(`(${MEANT})|${UNSEEN}`, 'gu');

// U+0085 is a line break of old machines, U+2800 a Braille sign without dots.
const BLANKS = /[\t-\r\u0085\p{Z}\u2800]/gu;

// Ordering accents (NFC) takes time with the square of their number: a minute for a long text of nothing else. No
// language writes more than a few on one letter; thirty is Unicode's own bound for streamed text.
const TOO_MANY_ACCENTS = /(\p{M}{30})\p{M}+/gu;

/**
 * One line as it is stored, shown and looked for: without what nobody sees, with single blanks, in the common form of
 * full-width and small signs and of hyphens, accents composed (NFC). Cleaning again changes nothing. Pure.
 */
export function cleanText(raw: string): string {
  return (
    raw
      .replace(BLANKS, ' ')
      .replace(UNSEEN_OR_MEANT, (_all, meant = '') => meant)
      .replace(/[\uFF01-\uFF5E\uFE50-\uFE6B]/g, (form) => form.normalize('NFKC'))
      .replace(/[\u2010\u2011]/g, '-')
      .replace(TOO_MANY_ACCENTS, '$1')
      // After the rest: a control character can stand between a letter and its accent.
      .normalize('NFC')
      .replace(/ {2,}/g, ' ')
      .trim()
  );
}

/** Like cleanText, but line breaks stay. */
export function cleanLines(raw: string): string {
  const lines = raw
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map(cleanText);
  return lines.join('\n').trim();
}

/** Of names, numbers, days and addresses: every dash is meant as a hyphen, and digits of other scripts as our own. Pure. */
export function plainSigns(text: string): string {
  return text
    .replace(/[\p{Pd}\u02D7\u2043\u207B\u2212]/gu, '-')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\u0966-\u096F\u09E6-\u09EF]/g, (digit) => String((digit.charCodeAt(0) - 0x966) % 128));
}
