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

let files = 0;

/** Adds bytes after the file's end, so that no two are the same: the same file for two documents is refused. */
function another(bytes: Uint8Array): Buffer {
  files += 1;
  return Buffer.concat([bytes, Buffer.from(`\n%${files}\n`)]);
}

export const pdf = (): Upload => ({ name: 'document.pdf', mimeType: 'application/pdf', buffer: another(PDF) });

/** Writes a file to disk, since content that is passed directly goes to the browser slowly, as text. */
export function fileOnDisk(name: string, content: Uint8Array): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, content);
  return path;
}

export const largePdf = async (bytes: number): Promise<string> => fileOnDisk('document.pdf', await pdfOfSize(bytes));

export const png = (): Upload => ({ name: 'photo.png', mimeType: 'image/png', buffer: another(pngBytes()) });

export const jpeg = (): Upload => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: another(jpegBytes()) });
