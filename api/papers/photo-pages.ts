import { PassThrough, type Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { FileType } from '#contract/documents/file.ts';
import { MAX_PIXELS } from '#contract/documents/image-size.ts';
import { openable } from '../files/openable.ts';
import { loadSharp } from '../files/sharp.ts';
import { fieldProblem } from '../http/problem.ts';
import { type Embeddable, plainJpeg } from './plain-jpeg.ts';
import { plainPng } from './plain-png.ts';

export interface PagePhoto {
  type: FileType;
  /** Where a fault says that it is about this photo. */
  path: string;
  read(): Promise<Buffer>;
}

/** A page for each photo, as large as A4 allows. Photos are in memory one at a time, and never decoded. */
export async function drawPhotoPages(photos: readonly PagePhoto[]): Promise<Readable> {
  // Always the same day, or the same photos would make another file.
  const info = { Producer: 'pdfkit', CreationDate: new Date(0) };
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, info });
  for (const photo of photos) addPage(doc, await openImage(photo, await photo.read()));
  doc.end();
  return (doc as unknown as Readable).pipe(new PassThrough());
}

function addPage(doc: PDFKit.PDFDocument, image: Embeddable & { orientation: number }): void {
  const [width, height] = image.orientation > 4 ? [image.height, image.width] : [image.width, image.height];
  doc.addPage({ size: 'A4', margin: 0, layout: width > height ? 'landscape' : 'portrait' });
  const { page } = doc;
  doc.image(image as never, 0, 0, { fit: [page.width, page.height], align: 'center', valign: 'center' });
}

/** Upright as sharp sees it, which also draws photos on the desk: pdfkit reads other notes of a camera than that. */
async function openImage({ type, path }: PagePhoto, bytes: Buffer): Promise<Embeddable & { orientation: number }> {
  const sharp = await loadSharp();
  const photo = openable(bytes);
  const header =
    photo &&
    (await sharp(photo, { limitInputPixels: MAX_PIXELS })
      .metadata()
      .catch(() => undefined));
  const image = type === 'png' ? plainPng(bytes) : header && plainJpeg(bytes, header);
  if (image && header) return { ...image, orientation: header.orientation ?? 1 };
  throw fieldProblem([{ path, code: type === 'png' ? 'photo_not_plain' : 'file_damaged' }]);
}
