import type { Block, Paper } from '../paper.ts';
import { drawBand } from './ornaments.ts';
import { BAND, FULL, LEFT, NIGHT, PAGE, WHITE } from './sheet.ts';

const TOP = BAND.top + BAND.height;
const GAP = 6;
const TWO_LINES = 11.5;

/** The woven band, and below it what stands at the left and what at the right edge. */
export function drawFoot(paper: Paper, left: string, right: string): void {
  paper.draw(0, 0, 1, (pen) => pen.rect(0, BAND.top, PAGE.width, PAGE.height - BAND.top).fill(NIGHT));
  paper.draw(0, BAND.top, BAND.height / 14, (pen) => drawBand(pen, (PAGE.width / BAND.height) * 14));
  const style = { size: 12, color: WHITE, width: (FULL - GAP) / 2 };
  drawMiddle(paper, left, LEFT, style);
  drawMiddle(paper, right, LEFT + style.width + GAP, { ...style, align: 'right' });
}

function drawMiddle(paper: Paper, text: string, x: number, style: Block): void {
  const kept = shortened(paper, text, style);
  paper.text(kept, x, (TOP + PAGE.height - paper.heightOf(kept, style)) / 2, style);
}

function shortened(paper: Paper, text: string, style: Block): string {
  const signs = [...text];
  let kept = text;
  while (paper.heightOf(kept, style) > TWO_LINES && signs.pop()) kept = `${signs.join('').trimEnd()}…`;
  return kept;
}
