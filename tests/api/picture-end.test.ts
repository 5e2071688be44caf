import { describe, expect, it } from 'vitest';
import { jpegEnd, type PictureEnd, pngEnd } from '#api/files/picture-end.ts';
import { imageSize } from '#contract/documents/image-size.ts';
import {
  jpegBehindEmptyParts,
  jpegBehindParts,
  jpegBytes,
  jpegWithPreview,
  pngBytes,
  pngWithEmptyParts,
  withTrailer,
} from '../support/files.ts';

function isFoundIn(finder: PictureEnd, picture: Uint8Array, pieceBytes: number): boolean {
  for (let at = 0; at < picture.length; at += pieceBytes) finder.push(Buffer.from(picture.slice(at, at + pieceBytes)));
  return finder.isFound();
}

describe('The end of a picture', () => {
  it.each([1, 2, 3, 7, 64, 100_000])('is found in pieces of %d bytes, and only where it is', (pieceBytes) => {
    for (const jpeg of [jpegBytes(), jpegWithPreview()]) {
      expect(isFoundIn(jpegEnd(), jpeg, pieceBytes)).toBe(true);
      expect(isFoundIn(jpegEnd(), withTrailer(jpeg, 500), pieceBytes)).toBe(true);
      for (const cut of [1, 2, 30]) expect(isFoundIn(jpegEnd(), jpeg.slice(0, -cut), pieceBytes)).toBe(false);
    }
    expect(isFoundIn(pngEnd(), pngBytes(), pieceBytes)).toBe(true);
    expect(isFoundIn(pngEnd(), withTrailer(pngBytes(), 500), pieceBytes)).toBe(true);
    for (const cut of [1, 4, 12]) expect(isFoundIn(pngEnd(), pngBytes().slice(0, -cut), pieceBytes)).toBe(false);
  });
});

describe('A picture of empty parts', () => {
  it.each([7, 100_000])('is followed as long as a real one could have so many, in pieces of %d bytes', (pieceBytes) => {
    expect(isFoundIn(jpegEnd(), jpegBehindEmptyParts(1000), pieceBytes)).toBe(true);
    expect(isFoundIn(jpegEnd(), jpegBehindEmptyParts(4001), pieceBytes)).toBe(false);
    expect(isFoundIn(pngEnd(), pngWithEmptyParts(10_000), pieceBytes)).toBe(true);
    expect(isFoundIn(pngEnd(), pngWithEmptyParts(20_001), pieceBytes)).toBe(false);
  });

  it('may hold any number of restarts and of bytes that only look like a mark', () => {
    const photo = Buffer.from(jpegBytes());
    const dense = Buffer.alloc(100_000, '\xff\xd0\xff\0', 'latin1');
    const picture = Buffer.concat([photo.subarray(0, -2), dense, photo.subarray(-2)]);
    for (const pieceBytes of [1, 7, 100_000]) {
      expect(isFoundIn(jpegEnd(), picture, pieceBytes)).toBe(true);
      expect(isFoundIn(jpegEnd(), picture.subarray(0, -1), pieceBytes)).toBe(false);
    }
  });
});

describe('The size of a picture', () => {
  it.each([1, 3, 100_000])('is found behind large parts, in pieces of %d bytes', (pieceBytes) => {
    const finder = jpegEnd();
    expect(isFoundIn(finder, jpegBehindParts(200_000), pieceBytes)).toBe(true);
    expect(finder.size()).toEqual(imageSize(jpegBytes()));
  });

  it('is that of the picture, not of the preview in its header', () => {
    expect(imageSize(jpegWithPreview())).toEqual(imageSize(jpegBytes()));
    expect(imageSize(jpegBytes())?.width).toBeGreaterThan(0);
  });

  it('is unknown where the header is not whole, or there is none', () => {
    for (const bytes of [jpegBytes().slice(0, 20), pngBytes().slice(0, 20), new Uint8Array(), new Uint8Array(64)])
      expect(imageSize(bytes)).toBeUndefined();
  });
});
