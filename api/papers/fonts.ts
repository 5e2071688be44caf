/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { create, type ReadFont } from 'fontkit';
import { FONT_FILES, type FontFile, nameOf, pathOf } from './font-files.ts';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 400 | 700 | 'heading';

/** One file of a font in one weight. */
export interface FontPiece {
  name: string;
  /** Read once for all papers: each that read it anew took ten times as long. */
  font: ReadFont;
  /** Whether it has each sign of a text. */
  has(text: string): boolean;
}

const bold = FONT_FILES.bold.map(readPiece);

/** The files of each weight, the preferred first. PDF's built-in fonts corrupt names from Ethiopia. */
export const FONTS: Readonly<Record<Weight, readonly FontPiece[]>> = {
  400: FONT_FILES.regular.map(readPiece),
  700: bold,
  heading: [...FONT_FILES.heading.map(readPiece), ...bold],
};

function readPiece(file: FontFile): FontPiece {
  const font = readFont(file);
  const has = (text: string) => Array.from(text).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  return { name: nameOf(file), font, has };
}

function readFont(file: FontFile): ReadFont {
  const font = create(unpackWoff(readFileSync(pathOf(file))));
  // The font keeps each sign as it first came. 'U' that came as a part of 'Ü' says no letter, and from then on no paper
  // could be read out or searched for it.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  const layout = font.layout.bind(font);
  // Drawn from its parts, a letter such as 'ị' would be read out with its dot twice.
  const features = { ccmp: false };
  // Each sign of Ethiopia has a distance for each of the others: to read them took two milliseconds a sign.
  font.layout = (text) => layout(text, file.script === 'ethiopic' ? { ...features, kern: false } : features);
  return font;
}
