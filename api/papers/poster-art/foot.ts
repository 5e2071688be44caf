import type { Block, Paper } from '../paper.ts';
import { drawBand } from './ornaments.ts';
import { BAND, FULL, LEFT, NIGHT, PAGE, SMALLEST, WHITE } from './sheet.ts';

const TOP = BAND.top + BAND.height;
const GAP = 6;
// The partner's contact has a name, an office and an address or number; ours has one address.
const SHARES = [0.6, 0.4] as const;
const ONE_LINE = 5.5;

/** A contact: a label that says whose it is, and its lines. */
export interface Contact {
  label: string;
  lines: readonly string[];
}

/** The woven band, and below it whom students ask: their partner on the left, us on the right. */
export function drawFoot(paper: Paper, partner: Contact, own: Contact): void {
  paper.draw(0, 0, 1, (pen) => pen.rect(0, BAND.top, PAGE.width, PAGE.height - BAND.top).fill(NIGHT));
  paper.draw(0, BAND.top, BAND.height / 14, (pen) => drawBand(pen, (PAGE.width / BAND.height) * 14));
  const [left, right] = SHARES.map((share) => (FULL - GAP) * share) as [number, number];
  drawContact(paper, partner, LEFT, { size: SMALLEST, color: WHITE, width: left });
  drawContact(paper, own, LEFT + left + GAP, { size: SMALLEST, color: WHITE, width: right, align: 'right' });
}

/** Draws each line of a contact, all of them centred vertically in the foot. */
function drawContact(paper: Paper, { label, lines }: Contact, x: number, style: Block): void {
  const texts = [label, ...lines.filter((line) => line !== '')].map((text) => shortened(paper, text, style));
  const height = paper.heightOf('x', style);
  let y = (TOP + PAGE.height - texts.length * height) / 2;
  for (const [index, text] of texts.entries()) {
    paper.text(text, x, y, index === 0 ? { ...style, weight: 700 } : style);
    y += height;
  }
}

function shortened(paper: Paper, text: string, style: Block): string {
  const signs = [...text];
  let kept = text;
  // Measured in bold, which is a little wider than regular.
  while (paper.heightOf(kept, { ...style, weight: 700 }) > ONE_LINE && signs.pop())
    kept = `${signs.join('').trimEnd()}…`;
  return kept;
}
