// Photos have up to a dozen.
const MOST_SCANS = 100;
const PNG_SIGNATURE_BYTES = 8;
/** 'zTXt' and 'iTXt' as numbers: a file may have a million parts. */
const PACKED_TEXTS = [0x7a54_5874, 0x6954_5874];

/**
 * A picture for its library, which bounds its pixels only: a PNG without its packed texts, of which 10 MB unpack to many
 * GB. Undefined for a JPEG in more scans than any program writes: each takes as long as the whole picture, and once begun
 * cannot be ended.
 */
export function openable(picture: Buffer): Buffer | undefined {
  if (picture[0] === 0x89) return withoutPackedTexts(picture);
  return scansIn(picture) > MOST_SCANS ? undefined : picture;
}

function withoutPackedTexts(png: Buffer): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  for (let at = PNG_SIGNATURE_BYTES; at + 8 <= png.length; ) {
    const next = at + 12 + png.readUInt32BE(at);
    if (PACKED_TEXTS.includes(png.readUInt32BE(at + 4))) {
      if (from < at) kept.push(png.subarray(from, at));
      from = next;
    }
    at = next;
  }
  return from === 0 ? png : Buffer.concat([...kept, png.subarray(from)]);
}

/** Stops counting where there are too many. */
function scansIn(jpeg: Buffer): number {
  let scans = 0;
  for (let at = 2; at + 4 <= jpeg.length && scans <= MOST_SCANS; at += 1) {
    const mark = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff || standsAlone(mark)) continue;
    if (mark === 0xd9) break;
    if (mark === 0xda) scans += 1;
    // The rest of the segment; what a scan draws follows it, without a length.
    at += 1 + jpeg.readUInt16BE(at + 2);
  }
  return scans;
}

/** No marker, or one without a segment: a byte of a scan, fill bytes, restarts. */
function standsAlone(mark: number): boolean {
  return mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd8) || mark === 0xff;
}
