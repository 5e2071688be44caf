import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';

type Bytes = Uint8Array<ArrayBuffer>;

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures');
const END = '%%EOF';

/** A real PDF with one page that says `text`. Another text gives other bytes. */
export async function pdfBytes(text = 'Selam'): Promise<Bytes> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([300, 200]).drawText(text);
  return (await document.save({ useObjectStreams: false })) as Bytes;
}

/** A real PDF of exactly this size: the rest is a comment before its end. */
export async function pdfOfSize(size: number): Promise<Bytes> {
  const pdf = await pdfBytes();
  const end = Buffer.from(pdf).lastIndexOf(END);
  const comment = Buffer.alloc(size - pdf.length, 'x');
  comment.write('%');
  comment.write('\n', comment.length - 1);
  return bytes(Buffer.concat([pdf.subarray(0, end), comment, pdf.subarray(end)]));
}

export const jpegBytes = (): Bytes => bytes(readFileSync(path.join(FIXTURES, 'portrait.jpg')));
export const pngBytes = (): Bytes => bytes(readFileSync(path.join(FIXTURES, 'portrait.png')));

/** The beginning of a Windows program. */
export const exeBytes = (): Bytes =>
  bytes(Buffer.from('MZ\x90\x00\x03 This program cannot be run in DOS mode.', 'latin1'));

/** As a form carries it. The name goes beside it: `form.set(field, blob, name)`. */
export function blob(content: Bytes, type = 'application/pdf'): Blob {
  return new Blob([content], { type });
}

export async function pdf(text?: string): Promise<Blob> {
  return blob(await pdfBytes(text));
}

function bytes(buffer: Buffer): Bytes {
  return new Uint8Array(buffer);
}
