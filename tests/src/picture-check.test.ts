import { expect, it } from 'vitest';
import { DOCUMENT_FILES, PDF_ONLY } from '#contract/documents/file.ts';
import { pictureFault, wrongContent } from '#src/ui/picture-check/picture-check.ts';
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

it.each([
  ['1000012345', jpegBytes],
  ['DOC-20261010-WA0012.', pngBytes],
  ['scan.pdf (1)', () => new TextEncoder().encode('%PDF-1.7')],
  ['a.jfif', jpegBytes],
  ['photo.docx', pngBytes],
])('FILE-09 before it is sent, %s is judged by its content', async (name, bytes) => {
  expect(await wrongContent(file(bytes(), name), DOCUMENT_FILES)).toBeUndefined();
});

it.each([
  ['a Word file called a.pdf', 'a.pdf', () => new TextEncoder().encode('PK\x03\x04'), DOCUMENT_FILES],
  ['a page called a.png', 'a.png', () => new TextEncoder().encode('<html>'), DOCUMENT_FILES],
  ['nothing called a.jpg', 'a.jpg', () => new Uint8Array(), DOCUMENT_FILES],
  ['a photo where a PDF is asked for', 'a.pdf', jpegBytes, PDF_ONLY],
])('FILE-03 FILE-04 before it is sent, %s is refused', async (_what, name, bytes, allowed) => {
  const code = allowed === PDF_ONLY ? 'file_type_not_allowed' : 'file_documents_only';
  expect(await wrongContent(file(bytes(), name), allowed)).toMatchObject({ code });
});
