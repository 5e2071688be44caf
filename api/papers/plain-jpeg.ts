import type { Metadata } from 'sharp';

/** A picture that pdfkit puts into a PDF as it is. */
export interface Embeddable {
  width: number;
  height: number;
  label: string;
  obj: PDFKit.PDFKitReference | null;
  embed(doc: PDFKit.PDFDocument): void;
}

const COLORS: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

/** A JPEG as it is; undefined for one that readers of PDFs do not know. pdfkit stumbles over fill bytes before a marker. */
export function plainJpeg(bytes: Buffer, { width, height, channels, depth }: Metadata): Embeddable | undefined {
  const color = COLORS[channels];
  if (!color || depth !== 'uchar') return undefined;
  return {
    ...{ width, height, label: '', obj: null },
    embed(doc) {
      this.obj = doc.ref({
        ...{ Type: 'XObject', Subtype: 'Image', Filter: 'DCTDecode' },
        ...{ Width: width, Height: height, ColorSpace: color, BitsPerComponent: 8 },
        // As pdfkit does: programs of Adobe save the colours of print inverted.
        ...(channels === 4 && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
      });
      this.obj.end(bytes);
    },
  };
}
