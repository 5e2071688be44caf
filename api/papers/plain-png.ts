import type { Embeddable } from './plain-jpeg.ts';

const SIGNATURE_BYTES = 8;
// A chunk has its length and name before the content, and a checksum behind it.
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;

/** Samples of a pixel, by colour type. Types with transparency are missing: they would have to be decoded. */
const COLORS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1 };

/**
 * A PNG that a PDF can embed as it is; undefined if it has transparency or interlacing. pdfkit's own code makes a list
 * of all its bytes, and decompresses such pictures without a limit.
 */
export function plainPng(bytes: Buffer): Embeddable | undefined {
  const parts = [...partsOf(bytes)];
  const contentOf = (name: string) => parts.filter((part) => part.name === name).map(({ content }) => content);
  const [head] = contentOf('IHDR');
  if (!head || head.length < 13) return undefined;
  const [bits = 0, kind = -1, , , interlacing = 1] = head.subarray(8);
  const colors = COLORS[kind];
  const [palette] = contentOf('PLTE');
  const isTransparent = contentOf('tRNS').length > 0;
  if (!colors || interlacing !== 0 || isTransparent || (kind === 3 && !palette)) return undefined;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  return {
    width,
    height,
    label: '',
    obj: null,
    embed(doc) {
      const palettes = palette && doc.ref({});
      palettes?.end(palette);
      this.obj = doc.ref({
        Type: 'XObject',
        Subtype: 'Image',
        BitsPerComponent: bits,
        Width: width,
        Height: height,
        Filter: 'FlateDecode',
        DecodeParms: { Predictor: 15, Colors: colors, BitsPerComponent: bits, Columns: width },
        ColorSpace:
          palettes && kind === 3
            ? ['Indexed', 'DeviceRGB', palette.length / 3 - 1, palettes]
            : colors === 3
              ? 'DeviceRGB'
              : 'DeviceGray',
      });
      this.obj.end(Buffer.concat(contentOf('IDAT')));
    },
  };
}

function* partsOf(bytes: Buffer) {
  let at = SIGNATURE_BYTES;
  while (at + HEAD_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + HEAD_BYTES);
    yield { name, content: bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length) };
    if (name === 'IEND') return;
    at += HEAD_BYTES + length + CHECKSUM_BYTES;
  }
}
