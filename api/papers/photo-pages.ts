import { PassThrough, type Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { fieldProblem } from '../http/problem.ts';
import { plainPng } from './plain-png.ts';

export interface PagePhoto {
  type: string;
  /** The form field that the photo came by. */
  field: string;
  read(): Promise<Buffer>;
}

/** A page for each photo, as large as A4 allows. Photos are in memory one at a time, and never decoded. */
export async function drawPhotoPages(photos: readonly PagePhoto[]): Promise<Readable> {
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, info: { Producer: 'pdfkit' } });
  for (const photo of photos) addPage(doc, photo, await photo.read());
  doc.end();
  return (doc as unknown as Readable).pipe(new PassThrough());
}

function addPage(doc: PDFKit.PDFDocument, photo: PagePhoto, bytes: Buffer): void {
  const image = openImage(doc, photo, bytes);
  const isTurned = (image.orientation ?? 1) > 4;
  const [width, height] = isTurned ? [image.height, image.width] : [image.width, image.height];
  doc.addPage({ size: 'A4', margin: 0, layout: width > height ? 'landscape' : 'portrait' });
  const { page } = doc;
  doc.image(image as never, 0, 0, { fit: [page.width, page.height], align: 'center', valign: 'center' });
}

interface OpenedImage {
  width: number;
  height: number;
  orientation?: number;
}

interface OpenedJpeg extends OpenedImage {
  bits: number;
  colorSpace: string | undefined;
}

function openImage(doc: PDFKit.PDFDocument, { type, field }: PagePhoto, bytes: Buffer): OpenedImage {
  if (type === 'png') {
    const image = plainPng(bytes);
    if (!image) throw fieldProblem([{ path: field, code: 'photo_not_plain' }]);
    return image;
  }
  try {
    // pdfkit has this method, but its types lack it.
    const jpeg = (doc as unknown as { openImage(bytes: Buffer): OpenedJpeg }).openImage(bytes);
    if (jpeg.bits === 8 && jpeg.colorSpace) return jpeg;
  } catch {
    // The header passes the checks of uploads, but pdfkit cannot read it.
  }
  throw fieldProblem([{ path: field, code: 'file_damaged' }]);
}
