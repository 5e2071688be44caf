import PDFDocument from 'pdfkit';
import QRCode, { type QRCodeErrorCorrectionLevel } from 'qrcode';
import { FONTS } from './fonts.ts';
import { BLACK, type Block, lineMm, MM, type Pen, type Style, wrapped, write, writeAcross } from './lettering.ts';

/** The colour of the second language; still dark in black and white print. */
export const GREY = '#444444';

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
