import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import { FONT_PIECES, type Weight } from './fonts.ts';

/** Points per millimetre. */
const MM = 72 / 25.4;
const BLACK = '#000000';
/** For the second language; prints well in black and white. */
export const GREY = '#444444';

interface Style {
  size: number;
  weight?: Weight;
  color?: string;
  /** Where a longer text is broken, in millimetres. */
  width?: number;
}

/** One A4 page to draw on. Places and lengths are millimetres from the top left corner, sizes of letters are points. */
export interface Paper {
  /** Writes from this baseline box on; answers the millimetres that the lines took. */
  text(words: string, x: number, y: number, style: Style): number;
  /** The millimetres that the lines would take. */
  heightOf(words: string, style: Style & { width: number }): number;
  line(x: number, y: number, length: number): void;
  box(x: number, y: number, width: number, height: number): void;
  qr(content: string, x: number, y: number, side: number): void;
  finish(): Promise<Buffer>;
}

interface Facts {
  title: string;
  author: string;
  lang: string;
}

export function startPaper({ title, author, lang }: Facts): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const [index, { bytes }] of FONT_PIECES.entries())
    for (const weight of [400, 700] as const) doc.registerFont(fontName(weight, index), bytes[weight]);

  return {
    text: (words, x, y, style) => write(doc, words, x, y, style),
    heightOf: (words, style) => {
      doc.fontSize(style.size);
      return broken(doc, words, style.weight ?? 400, style.width * MM).length * lineMm(style.size);
    },
    line: (x, y, length) => {
      doc
        .moveTo(x * MM, y * MM)
        .lineTo((x + length) * MM, y * MM)
        .lineWidth(0.6)
        .stroke(BLACK);
    },
    box: (x, y, width, height) => {
      doc
        .rect(x * MM, y * MM, width * MM, height * MM)
        .lineWidth(0.6)
        .stroke(BLACK);
    },
    qr: (content, x, y, side) => drawQr(doc, content, x * MM, y * MM, side * MM),
    finish: () => {
      doc.end();
      return finished;
    },
  };
}

const fontName = (weight: Weight, piece: number) => `noto-${weight}-${piece}`;
const lineMm = (size: number) => (size * 1.3) / MM;

function write(doc: PDFKit.PDFDocument, words: string, x: number, y: number, style: Style): number {
  const { size, weight = 400, color = BLACK, width = 210 - x - 15 } = style;
  doc.fontSize(size).fillColor(color);
  const lines = broken(doc, words, weight, width * MM);
  for (const [index, line] of lines.entries())
    writeLine(doc, line, x * MM, (y + index * lineMm(size)) * MM + size, weight);
  return lines.length * lineMm(size);
}

function writeLine(doc: PDFKit.PDFDocument, line: string, x: number, y: number, weight: Weight): void {
  let at = x;
  for (const run of runsOf(line, weight)) {
    doc.font(run.font);
    // Pieces of a font differ in height, so the baseline is what they share.
    doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += doc.widthOfString(run.text);
  }
}

/** Words put on as many lines as they need; a word that is longer than a line is cut. */
function broken(doc: PDFKit.PDFDocument, words: string, weight: Weight, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of words.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ').flatMap((each) => cut(doc, each, weight, width))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(doc, longer, weight) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

function cut(doc: PDFKit.PDFDocument, word: string, weight: Weight, width: number): string[] {
  const parts = [''];
  for (const sign of word) {
    const last = parts.at(-1) ?? '';
    if (last && widthOf(doc, last + sign, weight) > width) parts.push(sign);
    else parts[parts.length - 1] = last + sign;
  }
  return parts;
}

function widthOf(doc: PDFKit.PDFDocument, text: string, weight: Weight): number {
  return runsOf(text, weight).reduce((sum, run) => sum + doc.font(run.font).widthOfString(run.text), 0);
}

interface Run {
  font: string;
  text: string;
}

/** Neighbouring signs of one piece of the font together. A sign that no piece has is shown as a question mark. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const piece = FONT_PIECES.findIndex(({ has }) => has(sign));
    const font = fontName(weight, Math.max(piece, 0));
    const drawn = piece < 0 ? '?' : sign;
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}

/** As squares: sharp at every size. */
function drawQr(doc: PDFKit.PDFDocument, content: string, x: number, y: number, side: number): void {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' });
  const step = side / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) doc.rect(x + column * step, y + row * step, step, step);
  doc.fill(BLACK);
}
