import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quotedPrintable } from '#api/mail/quoted-printable.ts';

/** As RFC 2045 says: soft breaks go, then each `=XX` is a byte. */
function decoded(encoded: string): string {
  const bytes = encoded.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(+`0x${hex}`));
  return Buffer.from(bytes, 'latin1').toString().replace(/\r\n/g, '\n');
}

// Pieces that meet each other at every place of a line.
const PIECES = ['a', '=', ' ', '\t', '\n', '\r\n', '.', 'ü', 'ሀ', '😀', 'From ', 'ein Wort', 'x'.repeat(74), '\u0000'];

it('a text for a mail is ASCII in lines of 76 characters at most, and comes out as it went in', () => {
  const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const encoded = quotedPrintable(text);
      const lines = encoded.split('\r\n');
      expect(
        lines.every((line) => line.length <= 76 && /^(?:[\t\x20-\x3c\x3e-\x7e]|=[0-9A-F]{2})*=?$/.test(line)),
      ).toBe(true);
      // A blank at the end of a line may be lost on the way.
      expect(lines.filter((line) => /[ \t]$/.test(line))).toEqual([]);
      expect(decoded(encoded)).toBe(text.replace(/\r\n/g, '\n'));
    }),
    { numRuns: 2000 },
  );
});

it('a letter of several bytes is never in two lines', () => {
  for (let before = 0; before < 80; before += 1)
    for (const letter of ['ü', 'ሀ', '😀']) {
      const lines = quotedPrintable(`${'x'.repeat(before)}${letter.repeat(30)}`).split('=\r\n');
      expect(lines.every((line) => !decoded(line).includes('\ufffd'))).toBe(true);
    }
});
