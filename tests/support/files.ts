import { randomFillSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures');
const END = 'startxref';

/** A real PDF with one page that says `text`. Another text gives other bytes. */
export async function pdfBytes(text = 'Selam'): Promise<Bytes> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([300, 200]).drawText(text);
  return (await document.save({ useObjectStreams: false })) as Bytes;
}

/** A real PDF of several pages with a script that runs on opening, a link over the whole page and a field of a form. */
export async function livelyPdf(pages: number): Promise<Bytes> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addJavaScript('greet', "app.alert('script'); app.launchURL('https://evil.example/'); this.submitForm('/');");
  for (let page = 1; page <= pages; page += 1) {
    const sheet = document.addPage([420, 595]);
    sheet.drawText(`Certificate, page ${page}`, { x: 40, y: 520, size: 24 });
    const action = { Type: 'Action', S: 'URI', URI: PDFString.of('https://evil.example/link') };
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 420, 595], A: action };
    sheet.node.addAnnot(document.context.register(document.context.obj(link)));
    const field = document.getForm().createTextField(`name ${page}`);
    field.setText('Tesfaye, Selam');
    field.addToPage(sheet, { x: 40, y: 440, width: 200, height: 30 });
  }
  return (await document.save({ useObjectStreams: false })) as Bytes;
}

/** A real PDF of so many pages; a field on the last runs a script while somebody types. */
export async function calculatingPdf(pages: number): Promise<Bytes> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (let page = 0; page < pages; page += 1) document.addPage([300, 200]);
  const field = document.getForm().createTextField('sum');
  field.addToPage(document.getPage(pages - 1), { x: 40, y: 40, width: 200, height: 30 });
  const script = { K: { S: 'JavaScript', JS: PDFString.of('event.value = 1') } };
  field.acroField.dict.set(PDFName.of('AA'), document.context.obj(script as never));
  return (await document.save({ useObjectStreams: false })) as Bytes;
}

/** A real PDF without a page. */
export async function emptyPdf(): Promise<Bytes> {
  const document = await PDFDocument.create({ updateMetadata: false });
  return (await document.save({ addDefaultPage: false })) as Bytes;
}

// Of bytes of which each is as likely as any other.
const SPREAD_OF_BYTES = 73.9;
const MEAN_OF_BYTES = 127.5;

/** What a phone's sensor adds to a picture, no two alike. libvips would draw its own noise ten times as slowly. */
export function grain({ width, height }: { width: number; height: number }, mean: number, sigma: number): Sharp {
  const bytes = randomFillSync(Buffer.alloc(width * height * 3));
  const factor = sigma / SPREAD_OF_BYTES;
  return sharp(bytes, { raw: { width, height, channels: 3 } }).linear(factor, mean - factor * MEAN_OF_BYTES);
}

/** A real photo as a phone takes it that was held upright: lying, with a note that it has to be turned. */
export function lyingJpeg(): Bytes {
  const photo = Buffer.from(jpegBytes());
  // Orientation 6: a quarter turn clockwise.
  const tiff = Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex');
  const part = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from('Exif\0\0'), tiff]);
  part.writeUInt16BE(part.length - 2, 2);
  return bytes(Buffer.concat([photo.subarray(0, 2), part, photo.subarray(2)]));
}

/** A real PDF of exactly this size, filled up by a comment before its end. */
export async function pdfOfSize(size: number): Promise<Bytes> {
  const pdf = await pdfBytes();
  const end = Buffer.from(pdf).lastIndexOf(END);
  const comment = Buffer.alloc(size - pdf.length, 'x');
  comment.write('%');
  comment.write('\n', comment.length - 1);
  return bytes(Buffer.concat([pdf.subarray(0, end), comment, pdf.subarray(end)]));
}

export const fixtureBytes = (name: string): Bytes => bytes(readFileSync(path.join(FIXTURES, name)));
export const jpegBytes = (): Bytes => fixtureBytes('portrait.jpg');
export const pngBytes = (): Bytes => fixtureBytes('portrait.png');

/** How a pixel is kept: bits of a sample, and the colour type of a PNG or the samples of a JPEG. */
export interface Depth {
  bits: number;
  kind: number;
}

/** A real PNG or JPEG whose header claims another size. */
export function claimingSize(picture: Bytes, width: number, height: number, depth?: Depth): Bytes {
  const claiming = Buffer.from(picture);
  if (claiming[0] === 0x89) {
    claiming.writeUInt32BE(width, 16);
    claiming.writeUInt32BE(height, 20);
    if (depth) claiming.set([depth.bits, depth.kind], 24);
  } else {
    const frame = claiming.indexOf(Buffer.from([0xff, 0xc0]));
    claiming.writeUInt16BE(height, frame + 5);
    claiming.writeUInt16BE(width, frame + 7);
    if (depth) [claiming[frame + 4], claiming[frame + 9]] = [depth.bits, depth.kind];
  }
  return bytes(claiming);
}

/** A real photo with a preview of itself in its header, as cameras write it. */
export function jpegWithPreview(): Bytes {
  const photo = Buffer.from(jpegBytes());
  const part = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from('Exif\0\0'), photo]);
  part.writeUInt16BE(part.length - 2, 2);
  return bytes(Buffer.concat([photo.subarray(0, 2), part, photo.subarray(2)]));
}

/** A real photo whose header comes after parts of this total size, such as depth maps and colour profiles. */
export function jpegBehindParts(size: number): Bytes {
  const photo = Buffer.from(jpegBytes());
  const part = Buffer.alloc(65_537, 'map');
  part.writeUInt32BE(0xffe1_ffff);
  const parts = Array.from({ length: Math.ceil(size / part.length) }, () => part);
  return bytes(Buffer.concat([photo.subarray(0, 2), ...parts, photo.subarray(2)]));
}

/** A real photo whose header comes after so many empty parts. */
export function jpegBehindEmptyParts(parts: number): Bytes {
  const photo = Buffer.from(jpegBytes());
  return bytes(
    Buffer.concat([photo.subarray(0, 2), Buffer.alloc(4 * parts, '\xff\xe1\0\x02', 'latin1'), photo.subarray(2)]),
  );
}

/** A real PNG of one colour. */
export async function pngOfSize(width: number, height: number): Promise<Bytes> {
  const plain = sharp({ create: { width, height, channels: 3, background: 'white' } });
  return bytes(await plain.png().toBuffer());
}

/** A real photo with a second frame after its own, which claims another size. */
export function jpegWithSecondFrame(width: number, height: number): Bytes {
  const photo = Buffer.from(jpegBytes());
  const start = photo.indexOf(Buffer.from([0xff, 0xc0]));
  const end = start + 2 + photo.readUInt16BE(start + 2);
  const second = Buffer.from(photo.subarray(start, end));
  second.writeUInt16BE(height, 5);
  second.writeUInt16BE(width, 7);
  return bytes(Buffer.concat([photo.subarray(0, end), second, photo.subarray(end)]));
}

/** A picture with bytes after its end, as phones append the film of a moving photo. */
export const withTrailer = (picture: Bytes, size = 100_000): Bytes =>
  bytes(Buffer.concat([picture, Buffer.alloc(size, 'film')]));

/** The first bytes of a Windows program. */
export const exeBytes = (): Bytes =>
  bytes(Buffer.from('MZ\x90\x00\x03 This program cannot be run in DOS mode.', 'latin1'));

/** Bytes as a form carries them. The name is given beside them: `form.set(field, blob, name)`. */
export function blob(content: Bytes, type = 'application/pdf'): Blob {
  return new Blob([content], { type });
}

export async function pdf(text?: string): Promise<Blob> {
  return blob(await pdfBytes(text));
}

function bytes(buffer: Buffer): Bytes {
  return new Uint8Array(buffer);
}
