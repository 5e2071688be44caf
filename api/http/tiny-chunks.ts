// Each chunk of a body costs the same work, however small: a megabyte in chunks of one byte took ten seconds of the
// processor. The smallest packets of slow networks are four times larger, and honest clients do not send a thousand
// chunks below that.
const MAY_BE_SMALL = 1000;
const LEAST_BYTES_OF_MEAN = 128;

/** Counts the chunks of a body. The function returns whether they are very many, and tiny on average. */
export function createTinyChunkWatch(): (pieceBytes: number) => boolean {
  let pieces = 0;
  let bytes = 0;
  return (pieceBytes) => {
    pieces += 1;
    bytes += pieceBytes;
    return pieces > MAY_BE_SMALL && bytes < pieces * LEAST_BYTES_OF_MEAN;
  };
}
