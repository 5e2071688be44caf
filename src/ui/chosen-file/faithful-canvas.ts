const QUALITY = 0.85;
/** Pictures are compared in so many points a side. */
const POINTS = 8;
/** Of 255, on average. A JPEG stays below 10; a photo of white paper is farther than this from a blank page. */
const MOST_DIFFERENCE = 16;

export function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/**
 * Whether a canvas gives back what was drawn: browsers that protect against fingerprinting give white, stripes or noise
 * instead. A known pattern shows that of any reading; the picture itself, what happens to large ones alone.
 */
export async function isFaithful(canvas: HTMLCanvasElement, jpeg: Blob): Promise<boolean> {
  const pattern = document.createElement('canvas');
  pattern.width = pattern.height = POINTS;
  const pen = pattern.getContext('2d');
  if (!pen) return false;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, POINTS, POINTS);
  pen.fillStyle = 'black';
  pen.fillRect(0, 0, POINTS, POINTS / 2);
  const known = Array.from({ length: POINTS * POINTS * 4 }, (_none, at) =>
    at % 4 < 3 && at < POINTS * POINTS * 2 ? 0 : 255,
  );
  const given = await toJpeg(pattern);
  return Boolean(
    given &&
      areAlike(pointsOf(pattern), known) &&
      areAlike(await pointsIn(given), known) &&
      areAlike(await pointsIn(jpeg), pointsOf(canvas)),
  );
}

async function pointsIn(jpeg: Blob) {
  const picture = await createImageBitmap(jpeg);
  const points = pointsOf(picture);
  picture.close();
  return points;
}

function pointsOf(picture: CanvasImageSource): ArrayLike<number> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = POINTS;
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0, POINTS, POINTS);
  return pen?.getImageData(0, 0, POINTS, POINTS).data ?? [];
}

function areAlike(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  const differences = Array.from(one, (value, at) => Math.abs(value - (other[at] ?? 0)));
  return differences.reduce((sum, each) => sum + each, 0) <= MOST_DIFFERENCE * differences.length;
}
