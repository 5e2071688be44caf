import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Weight = 400 | 700 | 'heading';

// Noto Sans comes in pieces by script; names from Ethiopia, Germany and Poland need these three.
const BODY = [
  { family: 'noto-sans', script: 'latin' },
  { family: 'noto-sans', script: 'latin-ext' },
  { family: 'noto-sans-ethiopic', script: 'ethiopic' },
] as const;
// The website's headings have it too.
const HEADING = [
  { family: 'familjen-grotesk', script: 'latin' },
  { family: 'familjen-grotesk', script: 'latin-ext' },
] as const;

const { resolve } = createRequire(import.meta.url);

/** One piece of a font: its name and bytes in one weight, and whether it has a sign. */
export interface FontPiece {
  name: string;
  bytes: Buffer;
  has(sign: string): boolean;
}

const bold = BODY.map((piece) => readPiece(piece, 700));

/**
 * The pieces of each weight, the preferred first. PDF's own fonts corrupt names from Ethiopia.
 * Read once at start, so that a missing font stops the start and not a download.
 */
export const FONTS: Readonly<Record<Weight, readonly FontPiece[]>> = {
  400: BODY.map((piece) => readPiece(piece, 400)),
  700: bold,
  heading: [...HEADING.map((piece) => readPiece(piece, 700)), ...bold],
};

function readPiece({ family, script }: { family: string; script: string }, weight: 400 | 700): FontPiece {
  const name = `${family}-${script}-${weight}`;
  const ranges = JSON.parse(readFileSync(resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  const isInside = insideOf(ranges[script] ?? '');
  return {
    name,
    bytes: readFileSync(resolve(`@fontsource/${family}/files/${name}-normal.woff`)),
    has: (sign) => isInside(sign.codePointAt(0) ?? 0),
  };
}

/** Reads CSS unicode ranges, such as 'U+0000-00FF,U+0131'. */
function insideOf(ranges: string): (codePoint: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => pairs.some(([from, to]) => codePoint >= from && codePoint <= to);
}
