/**
 * Canvases cost memory: those in view and their neighbours are drawn, all others are empty sheets. Large sheets are few
 * in view; this bound is for a file of very low ones.
 */
const MOST_CANVASES = 12;

/** The pages to hold drawn, from 0: those in view first, then the next one, then the one before. */
export function pagesToDraw(inView: readonly number[], count: number): number[] {
  const seen = [...inView].sort((a, b) => a - b);
  const first = seen[0] ?? 0;
  const last = seen[seen.length - 1] ?? 0;
  const wanted = [...(seen.length > 0 ? seen : [0]), last + 1, first - 1];
  return wanted.filter((page) => page >= 0 && page < count).slice(0, MOST_CANVASES);
}
