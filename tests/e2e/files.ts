import { jpegBytes, pdfBytes, pdfOfSize, pngBytes } from '../support/files.ts';

/** A file as Playwright's setInputFiles takes it. */
export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const PDF = Buffer.from(await pdfBytes());

export const pdf = (): Upload => ({ name: 'document.pdf', mimeType: 'application/pdf', buffer: PDF });

export const largePdf = async (bytes: number): Promise<Upload> => ({
  ...pdf(),
  buffer: Buffer.from(await pdfOfSize(bytes)),
});

export const png = (): Upload => ({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes()) });

export const jpeg = (): Upload => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpegBytes()) });
