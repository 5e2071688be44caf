import { unbrokenLaw } from '#contract/unbroken-law.ts';
import { FONTS, type Weight } from './fonts.ts';

/** Points per millimetre. */
export const MM = 72 / 25.4;
/** Space between the letters of a heading, relative to their size. */
const HEADING_SPACING = -0.022;
export const BLACK = '#000000';

export interface Style {
  size: number;
  weight?: Weight;
  color?: string;
  /** Millimetres after which a text is broken into lines. */
  width?: number;
  /** Line height, as a multiple of the letters' size. */
  leading?: number;
  /** 'right': lines end at the right edge of `width`. */
  align?: 'left' | 'right';
  /** What it is to a screen reader; 'P' without it. */
  tag?: 'H1' | 'H2';
  /** Its language, where it is not the paper's. */
  lang?: string;
}
export type Block = Style & { width: number };

/** pdfkit's document, for drawings. */
export type Pen = PDFKit.PDFDocument;

/** Height of a line in millimetres. */
export const lineMm = ({ size, leading = 1.3 }: Style) => (size * leading) / MM;

/** Returns the height of the lines in millimetres. */
export function write(doc: Pen, text: string, x: number, y: number, style: Style): number {
  const { size, color = BLACK, width = 210 - x - 15, align } = style;
  const lines = wrapped(doc, text, { ...style, width });
  doc.fillColor(color);
  for (const [index, line] of lines.entries()) {
    const indent = align === 'right' ? width * MM - widthOf(doc, line, style) : 0;
    // Read aloud, words of two lines would be one.
    const said = index + 1 < lines.length ? `${line} ` : line;
    writeLine(doc, said, x * MM + indent, (y + index * lineMm(style)) * MM + size, style);
  }
  return lines.length * lineMm(style);
}

function writeLine(doc: Pen, line: string, x: number, y: number, style: Style): void {
  const characterSpacing = spacingOf(style);
  let at = x;
  for (const run of runsOf(line, style)) {
    doc.font(run.font).fontSize(style.size);
    // The files of a font differ in height, so their runs are aligned by the baseline.
    doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing });
    at += doc.widthOfString(run.text, { characterSpacing });
  }
}

/** From the lower left to the upper right. */
export function writeAcross(doc: Pen, word: string, style: Style & { color: string }): void {
  const [width, height] = [210 * MM, 297 * MM];
  doc.save().rotate(-50, { origin: [width / 2, height / 2] });
  doc.fillColor(style.color);
  writeLine(doc, word, (width - widthOf(doc, word, style)) / 2, height / 2, style);
  doc.restore();
}

const spacingOf = ({ weight, size }: Style) => (weight === 'heading' ? HEADING_SPACING * size : 0);

/** Breaks a text into lines, never inside a reference to law; a word longer than a line is cut. */
export function wrapped(doc: Pen, text: string, style: Block): string[] {
  const lines: string[] = [];
  for (const paragraph of unbrokenLaw(text).split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ').flatMap((each) => cut(doc, each, style))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(doc, longer, style) > style.width * MM) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

/** Measures each character once: measuring the whole line again for each took seconds for a long name. */
function cut(doc: Pen, word: string, style: Block): string[] {
  if (widthOf(doc, word, style) <= style.width * MM) return [word];
  const widths = new Map<string, number>();
  const widthOfSign = (sign: string) => {
    const known = widths.get(sign) ?? widthOf(doc, sign, style);
    widths.set(sign, known);
    return known;
  };
  const parts = [''];
  let width = 0;
  for (const sign of word) {
    const added = widthOfSign(sign);
    if (width > 0 && width + added > style.width * MM) {
      parts.push('');
      width = 0;
    }
    parts[parts.length - 1] += sign;
    width += added;
  }
  return parts;
}

function widthOf(doc: Pen, text: string, style: Style): number {
  const characterSpacing = spacingOf(style);
  return runsOf(text, style).reduce(
    (sum, run) => sum + doc.font(run.font).fontSize(style.size).widthOfString(run.text, { characterSpacing }),
    0,
  );
}

interface Run {
  font: string;
  text: string;
}

/** Runs of letters, each with its marks, in the same font file. What no file has becomes a question mark. */
function runsOf(text: string, { weight = 400 }: Style): Run[] {
  const runs: Run[] = [];
  const [main] = FONTS[weight];
  for (const [letter] of text.matchAll(/.\p{M}*/gsu)) {
    const piece = FONTS[weight].find(({ has }) => has(letter));
    const font = (piece ?? main)?.name ?? '';
    const drawn = piece ? letter : '?';
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}
