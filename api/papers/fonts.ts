import { readFileSync } from 'node:fs';
import { FONT_FILES, type FontFile, nameOf, pathOf, rangesPathOf } from './font-files.ts';

export type Weight = 400 | 700 | 'heading';

/** One file of a font in one weight: its name, bytes, and whether it has a character. */
export interface FontPiece {
  name: string;
  bytes: Buffer;
  has(sign: string): boolean;
}

const bold = FONT_FILES.bold.map(readPiece);

/** The files of each weight, the preferred first. PDF's built-in fonts corrupt names from Ethiopia. */
export const FONTS: Readonly<Record<Weight, readonly FontPiece[]>> = {
  400: FONT_FILES.regular.map(readPiece),
  700: bold,
  heading: [...FONT_FILES.heading.map(readPiece), ...bold],
};

function readPiece(file: FontFile): FontPiece {
  const ranges = JSON.parse(readFileSync(rangesPathOf(file), 'utf8')) as Record<string, string>;
  const isInside = insideOf(ranges[file.script] ?? '');
  return {
    name: nameOf(file),
    bytes: readFileSync(pathOf(file)),
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
