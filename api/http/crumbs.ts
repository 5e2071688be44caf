// Each piece of a body costs the same work, whatever its size: a form in chunks of one byte took ten seconds of the
// processor for a megabyte. The smallest packets of slow networks carry four times as much, and a client that sends
// less does not do so a thousand times.
const MAY_BE_SMALL = 1000;
const LEAST_BYTES_OF_MEAN = 128;

/** Counts the pieces in which a body arrives. Answers whether they are crumbs: very many, and tiny in the mean. */
export function createCrumbWatch(): (pieceBytes: number) => boolean {
  let pieces = 0;
  let bytes = 0;
  return (pieceBytes) => {
    pieces += 1;
    bytes += pieceBytes;
    return pieces > MAY_BE_SMALL && bytes < pieces * LEAST_BYTES_OF_MEAN;
  };
}
