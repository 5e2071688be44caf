import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface FontFile {
  family: string;
  script: string;
  weight: 400 | 700;
}

// Noto Sans comes in a file for each script. What they can write: api/contract/printable-name.ts.
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];
const BODY = [
  ...SCRIPTS.map((script) => ({ family: 'noto-sans', script })),
  { family: 'noto-sans-ethiopic', script: 'ethiopic' },
];
// The font of the website's headings.
const HEADING = [
  { family: 'familjen-grotesk', script: 'latin' },
  { family: 'familjen-grotesk', script: 'latin-ext' },
] as const;

/** The files of each font, the preferred first. */
export const FONT_FILES = {
  regular: BODY.map((piece): FontFile => ({ ...piece, weight: 400 })),
  bold: BODY.map((piece): FontFile => ({ ...piece, weight: 700 })),
  heading: HEADING.map((piece): FontFile => ({ ...piece, weight: 700 })),
};

const { resolve } = createRequire(import.meta.url);

export function nameOf({ family, script, weight }: FontFile): string {
  return `${family}-${script}-${weight}`;
}

export function pathOf(file: FontFile): string {
  const folder = path.dirname(resolve(`@fontsource/${file.family}/unicode.json`));
  return path.join(folder, 'files', `${nameOf(file)}-normal.woff`);
}

/** @throws Error if a font file is missing: the start fails, and not the first download */
export function assertFontsThere(): void {
  for (const file of Object.values(FONT_FILES).flat())
    if (!existsSync(pathOf(file))) throw new Error(`The font ${pathOf(file)} is missing: npm ci`);
}
