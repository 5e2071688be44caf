import type { Block } from '../lettering.ts';
import type { Paper } from '../paper.ts';
import type { Contact, Line } from '../poster-lines.ts';
import { drawBand } from './ornaments.ts';
import { BAND, EDGE, FULL, LEFT, NIGHT, PAGE, SMALLEST, WHITE } from './sheet.ts';

const TOP = BAND.top + BAND.height;
const GAP = 6;
// The partner's contact has a name, an office and an address or number; ours has one address.
const SHARES = [0.6, 0.4] as const;
const ONE_LINE = 5.5;
// Signs of a name that are kept when it is cut: it can still be recognised.
const LEAST = 20;

/** The woven band, and below it whom students ask: their partner on the left, us on the right, or us alone. */
export function drawFoot(paper: Paper, partner: Contact | undefined, own: Contact): void {
  paper.draw(0, 0, 1, (pen) => pen.rect(0, BAND.top, PAGE.width, PAGE.height - BAND.top).fill(NIGHT));
  paper.draw(0, BAND.top, BAND.height / 14, (pen) => drawBand(pen, (PAGE.width / BAND.height) * 14));
  if (!partner) {
    drawContact(paper, own, LEFT, { size: SMALLEST, color: WHITE, width: FULL });
    return;
  }
  const [left, right] = SHARES.map((share) => (FULL - GAP) * share) as [number, number];
  drawContact(paper, partner, LEFT, { size: SMALLEST, color: WHITE, width: left });
  drawContact(paper, own, LEFT + left + GAP, { size: SMALLEST, color: WHITE, width: right, align: 'right' });
}

/** Draws each line of a contact, all of them centred vertically in the foot. */
function drawContact(paper: Paper, { label, lines }: Contact, x: number, style: Block): void {
  const texts = [label, ...lines.map((line) => fitting(paper, line, style)).filter((line) => line !== '')];
  const height = paper.heightOf('x', style);
  let y = (TOP + PAGE.height - EDGE - texts.length * height) / 2;
  for (const [index, text] of texts.entries()) {
    paper.text(text, x, y, index === 0 ? { ...style, weight: 700 } : style);
    y += height;
  }
}

function fitting(paper: Paper, line: Line, style: Block): string {
  if (typeof line === 'string') return shortened(paper, line, style);
  const { beginning, end } = line;
  return shortened(paper, shortened(paper, beginning, style, { end, least: LEAST }), style);
}

/** With its end, in one line; `least` signs of it stay. */
function shortened(paper: Paper, text: string, style: Block, { end = '', least = 0 } = {}): string {
  const signs = [...text];
  let kept = text + end;
  // A bold line is a little wider than the one that is measured.
  while (paper.heightOf(kept, { ...style, weight: 700 }) > ONE_LINE && signs.length > least) {
    signs.pop();
    kept = `${signs.join('').trimEnd()}…${end}`;
  }
  return kept;
}
