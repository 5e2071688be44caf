import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { jpegBytes, pdfBytes, pdfOfSize, pngBytes } from '../support/files.ts';

/** A file as Playwright's setInputFiles takes it. */
export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const PDF = Buffer.from(await pdfBytes());

export const pdf = (): Upload => ({ name: 'document.pdf', mimeType: 'application/pdf', buffer: PDF });

/** A file on the disk, by its path: what goes to the browser as bytes goes there as text. */
export function fileOnDisk(name: string, content: Uint8Array): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, content);
  return path;
}

export const largePdf = async (bytes: number): Promise<string> => fileOnDisk('document.pdf', await pdfOfSize(bytes));

export const png = (): Upload => ({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes()) });

export const jpeg = (): Upload => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpegBytes()) });
