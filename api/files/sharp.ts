import type { Metadata } from 'sharp';
import type { ImageSize } from '#contract/documents/image-size.ts';

/** Its library takes 30 MB: loaded with the first picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** What it takes to open a picture, by its header. */
export function sizeIn({ width, height, channels, depth }: Metadata): ImageSize {
  return { width, height, bytesPerPixel: channels * (depth === 'uchar' ? 1 : 2) };
}
