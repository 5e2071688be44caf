import PDFDocument from 'pdfkit';
import QRCode, { type QRCodeErrorCorrectionLevel } from 'qrcode';
import { FONTS, type Weight } from './fonts.ts';

/** Points per millimetre. */
const MM = 72 / 25.4;
/** Space between the letters of a heading, relative to their size. */
const HEADING_SPACING = -0.022;
const BLACK = '#000000';
/** The colour of the second language; still dark in black and white print. */
export const GREY = '#444444';

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

/**
 * A4 pages to draw on, one after the other. Places and lengths are millimetres from the top left corner; sizes of
 * letters are points. Screen readers read texts in the order in which they are written here, and no lines or drawings.
 */
export interface Paper {
  /** Writes a text whose first line begins at y; returns the height of the lines in millimetres. */
  text(text: string, x: number, y: number, style: Style): number;
  /** The height in millimetres that the lines would have. */
  heightOf(text: string, style: Block): number;
  line(x: number, y: number, length: number): void;
  box(x: number, y: number, width: number, height: number): void;
  qr(content: string, x: number, y: number, side: number, code?: Code): void;
  /** Draws at a place, in units of `unit` millimetres. */
  draw(x: number, y: number, unit: number, drawing: (pen: Pen) => void): void;
  /** Makes an area of the page a link, for readers on a screen. */
  link(url: string, x: number, y: number, width: number, height: number): void;
  /** Writes a word in large pale letters across the page, below what is drawn afterwards. */
  across(word: string, color: string): void;
  /** What is drawn from now on stands on another page. */
  nextPage(): void;
  finish(): Promise<Buffer>;
}

interface Code {
  level: QRCodeErrorCorrectionLevel;
  /** White modules around the code, included in its side. */
  quietModules: number;
}

interface Facts {
  title: string;
  author: string;
  lang: string;
  /** A3 is A4 enlarged: all measures stay those of A4. */
  size?: 'A4' | 'A3';
}

export function startPaper({ title, author, lang, size = 'A4' }: Facts): Paper {
  const doc = new PDFDocument({
    size,
    margin: 0,
    lang,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    // No font of pdfkit's own: it would be read and never used.
    font: '',
    info: { Title: title, Author: author },
  });
  if (size === 'A3') doc.scale(297 / 210);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const { name, font } of Object.values(FONTS).flat()) doc.registerFont(name, font);

  return {
    text: (text, x, y, style) => {
      const { tag = 'P', lang: spoken = lang } = style;
      return tagged(doc, root, { tag, lang: spoken }, () => write(doc, text, x, y, style));
    },
    heightOf: (text, style) => wrapped(doc, text, style).length * lineMm(style),
    line: (x, y, length) =>
      unread(doc, () => {
        const [from, to] = [x * MM, (x + length) * MM];
        doc
          .moveTo(from, y * MM)
          .lineTo(to, y * MM)
          .lineWidth(0.6)
          .stroke(BLACK);
      }),
    box: (x, y, width, height) =>
      unread(doc, () => {
        const [left, top] = [x * MM, y * MM];
        doc
          .rect(left, top, width * MM, height * MM)
          .lineWidth(0.6)
          .stroke(BLACK);
      }),
    qr: (content, x, y, side, code = { level: 'M', quietModules: 0 }) =>
      tagged(doc, root, { tag: 'Figure', alt: content }, () => drawQr(doc, content, code, x * MM, y * MM, side * MM)),
    draw: (x, y, unit, drawing) =>
      unread(doc, () => {
        const [left, top] = [x * MM, y * MM];
        doc
          .save()
          .translate(left, top)
          .scale(unit * MM);
        drawing(doc);
        doc.restore();
      }),
    link: (url, x, y, width, height) => {
      doc.link(x * MM, y * MM, width * MM, height * MM, url);
    },
    across: (word, color) => unread(doc, () => writeAcross(doc, word, { size: 64, weight: 700, color })),
    nextPage: () => void doc.addPage(),
    finish: () => {
      doc.end();
      return finished;
    },
  };
}

interface Tag {
  tag: string;
  lang?: string;
  /** What a picture says. */
  alt?: string;
}

/** Draws what a screen reader reads. */
function tagged<T>(doc: Pen, root: PDFKit.PDFStructureElement, { tag, ...facts }: Tag, draw: () => T): T {
  const content = doc.markStructureContent(tag);
  const drawn = draw();
  doc.endMarkedContent();
  root.add(doc.struct(tag, facts, [content]));
  return drawn;
}

/** Draws what a screen reader passes over. */
function unread(doc: Pen, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

const lineMm = ({ size, leading = 1.3 }: Style) => (size * leading) / MM;

function write(doc: Pen, text: string, x: number, y: number, style: Style): number {
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
function writeAcross(doc: Pen, word: string, style: Style & { color: string }): void {
  const [width, height] = [210 * MM, 297 * MM];
  doc.save().rotate(-50, { origin: [width / 2, height / 2] });
  doc.fillColor(style.color);
  writeLine(doc, word, (width - widthOf(doc, word, style)) / 2, height / 2, style);
  doc.restore();
}

const spacingOf = ({ weight, size }: Style) => (weight === 'heading' ? HEADING_SPACING * size : 0);

/** Breaks a text into lines; a word longer than a line is cut. */
function wrapped(doc: Pen, text: string, style: Block): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
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

/** Draws the code as squares, which are sharp at every size. */
function drawQr(doc: Pen, content: string, { level, quietModules }: Code, x: number, y: number, side: number): void {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: level });
  const step = side / (modules.size + 2 * quietModules);
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column))
        doc.rect(x + (column + quietModules) * step, y + (row + quietModules) * step, step, step);
  doc.fill(BLACK);
}
