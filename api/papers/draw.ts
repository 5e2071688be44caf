import type { drawContract as Contract } from './contract.ts';
import type { drawCoverSheet as CoverSheet } from './cover-sheet.ts';
import type { drawDeclaration as Declaration } from './declaration.ts';
import type { drawPhotoPages as PhotoPages } from './photo-pages.ts';
import type { drawPoster as Poster } from './poster.ts';

// pdfkit and the fonts are loaded with the first drawing: they take a tenth of a start's memory and time.

export const drawDeclaration: typeof Declaration = async (...facts) =>
  (await import('./declaration.ts')).drawDeclaration(...facts);

export const drawCoverSheet: typeof CoverSheet = async (...facts) =>
  (await import('./cover-sheet.ts')).drawCoverSheet(...facts);

export const drawContract: typeof Contract = async (...facts) => (await import('./contract.ts')).drawContract(...facts);

export const drawPoster: typeof Poster = async (...facts) => (await import('./poster.ts')).drawPoster(...facts);

export const drawPhotos: typeof PhotoPages = async (photos) =>
  (await import('./photo-pages.ts')).drawPhotoPages(photos);
