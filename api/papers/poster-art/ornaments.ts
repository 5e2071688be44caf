import type { Pen } from '../lettering.ts';
import { CLAY, GOLD, INK, NIGHT, RED } from './sheet.ts';

/** The logo: a sun over a horizon, 32 units wide and high. */
export function drawMark(pen: Pen): void {
  pen.path('M6 17a10 10 0 0 1 20 0z').fill(CLAY);
  pen.path('M1 19.5h30v3H1z').fill(INK);
  pen.path('M14 24.5h4l6 7.5H8z').fill(GOLD);
}

/** The woven band: 14 units high, as many diamonds as cover the width. */
export function drawBand(pen: Pen, width: number): void {
  pen.rect(0, 0, width, 14.1).fill(NIGHT);
  // Whole pairs, so that no diamond is cut at the edge of the sheet.
  const pairs = Math.round(width / 28);
  pen.scale(width / (pairs * 28), 1);
  for (let pair = 0; pair < pairs; pair += 1) {
    pen.path('M0 7l7-6 7 6-7 6z').fill(GOLD);
    pen.path('M14 7l7-6 7 6-7 6z').fill(RED);
    pen.path('M4 7l3-2.6L10 7 7 9.6zM18 7l3-2.6L24 7l-3 2.6z').fill(NIGHT);
    pen.translate(28, 0);
  }
}

/** The bullet of a list, one unit from corner to corner. */
export function drawDiamond(pen: Pen): void {
  pen.path('M.5 0L1 .5L.5 1L0 .5z').fill(CLAY);
}
