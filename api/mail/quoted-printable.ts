const LONGEST_LINE = 76;
const [TAB, NEWLINE, RETURN, SPACE, EQUALS, TILDE] = [0x09, 0x0a, 0x0d, 0x20, 0x3d, 0x7e];
const HEX = Buffer.from('0123456789ABCDEF');

/**
 * Encodes the text of a mail as RFC 2045 (6.7) says: ASCII in lines of 76 characters at most, ended by CR LF. A letter of
 * several bytes stays in one line, as some programs decode line by line. (Nodemailer's encoder takes ten times as long,
 * and was most of the work of a mail.)
 */
export function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text.replace(/\r\n/g, '\n'));
  // At worst, 24 bytes become a line of 72 characters, with its `=` and line end.
  const encoded = Buffer.allocUnsafe(bytes.length * 4 + LONGEST_LINE);
  let end = 0;
  let column = 0;
  const endLine = () => {
    encoded[end++] = RETURN;
    encoded[end++] = NEWLINE;
    column = 0;
  };
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === NEWLINE) {
      endLine();
      continue;
    }
    const next = bytes[at + 1] ?? NEWLINE;
    const isPlain = isPrintable(byte) || (isBlank(byte) && next !== NEWLINE);
    // One place is left for the `=` of a soft break.
    if (column + (isPlain ? 1 : 3 * bytesOfLetter(byte)) >= LONGEST_LINE) {
      encoded[end++] = EQUALS;
      endLine();
    }
    if (isPlain) encoded[end++] = byte;
    else {
      encoded[end++] = EQUALS;
      encoded[end++] = HEX[byte >> 4] as number;
      encoded[end++] = HEX[byte & 15] as number;
    }
    column += isPlain ? 1 : 3;
  }
  return encoded.toString('latin1', 0, end);
}

function isPrintable(byte: number): boolean {
  return byte > SPACE && byte <= TILDE && byte !== EQUALS;
}

/** Encoded at the end of a line, where mail servers may remove it. */
function isBlank(byte: number): boolean {
  return byte === SPACE || byte === TAB;
}

/** How many bytes a letter has whose first byte is this; 1 for a later byte, for which there is room already. */
function bytesOfLetter(byte: number): number {
  if (byte >= 0xf0) return 4;
  if (byte >= 0xe0) return 3;
  return byte >= 0xc0 ? 2 : 1;
}
