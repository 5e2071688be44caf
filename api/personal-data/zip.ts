/** A file of the archive that is being written. */
interface Part {
  push(bytes: Uint8Array, isLast?: boolean): void;
}

export type ZipWriter = Awaited<ReturnType<typeof createZipWriter>>;

/** Writes a ZIP piece by piece: `take` hands out what is there so far, so that no file is ever whole in memory. */
export async function createZipWriter() {
  // Loaded with the first archive.
  const { strToU8, Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  /** `stored`: for what is compressed already. */
  const begin = (path: string, stored = false): Part => {
    const part = stored ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(part);
    return part;
  };
  return {
    begin,
    bytesOf: strToU8,
    /** A whole part that is a text. */
    text: (path: string, text: string) => begin(path).push(strToU8(text), true),
    end: () => zip.end(),
    take: () => Buffer.concat(made.splice(0)),
  };
}
