/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { create, type ReadFont } from 'fontkit';
import { FONT_FILES, type FontFile, nameOf, pathOf, rangesPathOf } from './font-files.ts';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 400 | 700 | 'heading';

/** One file of a font in one weight: its name, bytes, and whether it has a character. */
export interface FontPiece {
  name: string;
  /** Read once for all papers: each that read it anew took ten times as long. */
  font: ReadFont;
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
  return { name: nameOf(file), font: readFont(file), has: (sign) => isInside(sign.codePointAt(0) ?? 0) };
}

function readFont(file: FontFile): ReadFont {
  const font = create(unpackWoff(readFileSync(pathOf(file))));
  // The font keeps each sign as it first came. 'U' that came as a part of 'Ü' says no letter, and from then on no paper
  // could be read out or searched for it.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  // Each sign has a distance for each of the others: to read them took two milliseconds a sign.
  if (file.script === 'ethiopic') {
    const layout = font.layout.bind(font);
    font.layout = (text) => layout(text, { kern: false });
  }
  return font;
}

/** Reads CSS unicode ranges, such as 'U+0000-00FF,U+0131'. */
function insideOf(ranges: string): (codePoint: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => pairs.some(([from, to]) => codePoint >= from && codePoint <= to);
}
