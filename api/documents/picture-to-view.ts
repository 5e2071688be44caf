import { Readable } from 'node:stream';
import { isTooLargeToOpen, MAX_PIXELS } from '#contract/documents/image-size.ts';
import { openable } from '../files/openable.ts';
import { loadSharp, sizeIn } from '../files/sharp.ts';
import { problem } from '../http/problem.ts';
import type { StreamReply } from '../http/stream-reply.ts';

/** A side of A4 at 350 dots per inch: whoever needs more has the original sent again. */
const MOST_PIXELS_A_SIDE = 4096;
const MOST_SECONDS = 20;

/** How EXIF says a camera was held: mirror, then turn clockwise. */
const UPRIGHT: Readonly<Record<number, { turn: number; isMirrored?: true }>> = {
  2: { turn: 0, isMirrored: true },
  3: { turn: 180 },
  4: { turn: 180, isMirrored: true },
  5: { turn: 270, isMirrored: true },
  6: { turn: 90 },
  7: { turn: 90, isMirrored: true },
  8: { turn: 270 },
};

/**
 * A picture made anew from its pixels, upright, as JPEG: without place, time, camera, or anything else that the file
 * holds. Nothing of it is kept (decision 073). Throws `picture_unreadable`, or `picture_too_large`
 * for one that was taken before pictures were bounded so.
 */
export async function pictureToView(name: string, original: Readable): Promise<StreamReply> {
  const unreadable = () => {
    throw problem('picture_unreadable');
  };
  const bytes = openable(Buffer.concat(await original.toArray())) ?? unreadable();
  const sharp = await loadSharp();
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (isTooLargeToOpen(sizeIn(header))) throw problem('picture_too_large');
  const jpeg = await encodeAnew(bytes, header.orientation).catch(unreadable);
  return { name: asJpeg(name), mime: 'image/jpeg', size: jpeg.length, stream: Readable.from([jpeg]) };
}

async function encodeAnew(bytes: Buffer, orientation = 1): Promise<Buffer> {
  const sharp = await loadSharp();
  // Whatever was taken is shown as far as it goes.
  const reading = { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'none' } as const;
  const small = sharp(bytes, reading).resize({
    ...{ width: MOST_PIXELS_A_SIDE, height: MOST_PIXELS_A_SIDE },
    ...{ fit: 'inside', withoutEnlargement: true },
  });
  const { turn, isMirrored } = UPRIGHT[orientation] ?? { turn: 0 };
  // Turned after it has become smaller: turning needs all of it in memory.
  const upright = small.rotate(turn).flop(isMirrored ?? false);
  return (
    upright
      .flatten({ background: '#fff' })
      // Optimized coding would hold the whole picture in memory once more.
      .jpeg({ quality: 88, optimizeCoding: false })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer()
  );
}

function asJpeg(name: string): string {
  return /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.png$/i, '')}.jpg`;
}
