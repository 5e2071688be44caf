import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Weight = 400 | 700;

// Noto Sans comes in pieces by script; names from Ethiopia, Germany and Poland need these three.
const PIECES = [
  { family: 'noto-sans', script: 'latin' },
  { family: 'noto-sans', script: 'latin-ext' },
  { family: 'noto-sans-ethiopic', script: 'ethiopic' },
] as const;

const { resolve } = createRequire(import.meta.url);

/** One piece of the font: its bytes in both weights, and whether it has a sign. */
export interface FontPiece {
  bytes: Record<Weight, Buffer>;
  has(sign: string): boolean;
}

/** Read once at start, so that a missing font stops the start and not a download. PDF's own fonts corrupt such names. */
export const FONT_PIECES: readonly FontPiece[] = PIECES.map(({ family, script }) => {
  const file = (weight: Weight) => resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`);
  const ranges = JSON.parse(readFileSync(resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  const isInside = insideOf(ranges[script] ?? '');
  return {
    bytes: { 400: readFileSync(file(400)), 700: readFileSync(file(700)) },
    has: (sign) => isInside(sign.codePointAt(0) ?? 0),
  };
});

/** Reads CSS unicode ranges, such as 'U+0000-00FF,U+0131'. */
function insideOf(ranges: string): (codePoint: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => pairs.some(([from, to]) => codePoint >= from && codePoint <= to);
}
