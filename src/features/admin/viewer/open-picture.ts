import { type OpenedDocument, Undrawable } from './opened-document.ts';

/** As many as the server takes (decision 084); a browser that decodes more may end with the tab. */
const MOST_PIXELS = 50_000_000;

/** A photo or a scan, upright as its camera says. Rejects with `Undrawable`. */
export async function openPicture(bytes: Blob): Promise<OpenedDocument> {
  if (typeof createImageBitmap !== 'function') throw new Undrawable('oldBrowser');
  const picture = await createImageBitmap(bytes).catch((cause: unknown) => {
    throw new Undrawable('broken', { cause });
  });
  const { width, height } = picture;
  if (width * height > MOST_PIXELS) {
    picture.close();
    throw new Undrawable('tooLarge');
  }
  return {
    pages: 1,
    pagesInFile: 1,
    sizeOf: async () => ({ width, height }),
    drawPage: async (_page, canvas, turn) => {
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      const isLying = turn % 180 !== 0;
      const [across, down] = isLying ? [canvas.height, canvas.width] : [canvas.width, canvas.height];
      pen.imageSmoothingQuality = 'high';
      pen.translate(canvas.width / 2, canvas.height / 2);
      pen.rotate((turn * Math.PI) / 180);
      pen.drawImage(picture, -across / 2, -down / 2, across, down);
    },
    close: () => picture.close(),
  };
}
