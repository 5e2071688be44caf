import { expect, it } from 'vitest';
import { pictureFault } from '#src/ui/picture-check/picture-check.ts';
import { claimingSize, jpegBytes, pngBytes } from '../support/files.ts';

const file = (bytes: Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name);

it.each([
  ['a.png', 30_000, 30_000],
  ['a.png', 2 ** 31 - 1, 2 ** 31 - 1],
  ['a.jpg', 65_500, 65_500],
  ['a.jpg', 10_000, 5001],
  ['a.png', 50_000_000, 1],
  ['a.png', 1, 20_001],
  ['a.jpg', 20_001, 1],
  // Red, green, blue and transparency, 16 bits each.
  ['a.png', 8000, 5000, { bits: 16, kind: 6 }],
  ['a.png', 10_000, 5000, { bits: 16, kind: 2 }],
  // Colours of print, 12 bits each.
  ['a.jpg', 10_000, 5000, { bits: 12, kind: 4 }],
] as const)(
  'FILE-09 before it is sent, the picture %s that claims %d × %d pixels is refused in both languages',
  async (name, width, height, depth?: { bits: number; kind: number }) => {
    const picture = claimingSize(name === 'a.png' ? pngBytes() : jpegBytes(), width, height, depth);
    const said = [await pictureFault(file(picture, name), 'de'), await pictureFault(file(picture, name), 'en')];
    expect(said).toEqual([
      { sentence: expect.stringContaining('mehr als 50 Megapixel'), isHeic: false },
      { sentence: expect.stringContaining('more than 50 megapixels'), isHeic: false },
    ]);
  },
);

it.each([
  ['a.png', () => claimingSize(pngBytes(), 10_000, 5000)],
  ['a.jpg', () => claimingSize(jpegBytes(), 10_000, 5000)],
  ['a.jpg', () => claimingSize(jpegBytes(), 10_000, 5000, { bits: 8, kind: 4 })],
  ['a.png', () => claimingSize(pngBytes(), 10_000, 5000, { bits: 8, kind: 6 })],
  ['a.png', () => claimingSize(pngBytes(), 10_000, 5000, { bits: 1, kind: 3 })],
  ['a.png', () => claimingSize(pngBytes(), 20_000, 1600, { bits: 16, kind: 6 })],
  ['a.pdf', () => new TextEncoder().encode('%PDF-1.7')],
])('FILE-09 %s of at most 50 megapixels in 256 MB, or of none, is left to the server', async (name, bytes) => {
  expect(await pictureFault(file(bytes(), name), 'de')).toBeUndefined();
});
