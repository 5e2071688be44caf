import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const PIXELS_PER_POINT = 2;

/** A sheet of one page as its reader has it: the words, and the address that a phone reads from its QR code. */
export async function readSheet(pdf: Uint8Array): Promise<{ pages: number; text: string; code: string | undefined }> {
  const document = await getDocument({ data: pdf }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const canvas = await drawnPage(page, PIXELS_PER_POINT);
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return {
    pages: document.numPages,
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    code: jsQR(new Uint8ClampedArray(data), width, height)?.data,
  };
}

export async function drawnPage(page: PDFPageProxy, scale: number) {
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(viewport.width, viewport.height);
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return canvas;
}
