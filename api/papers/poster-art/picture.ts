import type { Paper } from '../paper.ts';
import { drawBoarding, SCENE } from './scene.ts';
import { CODE, GOLD, PAGE, PICTURE } from './sheet.ts';

/** Millimetres per unit of the scene, which is as wide as the sheet. */
const UNIT = PAGE.width / SCENE.width;
/** Where the gold line leaves the scene. */
const LINE = { left: 64 * UNIT, width: 30 * UNIT };
/** Colours by millimetres from the top: the website's morning sky, and at the horizon the scene's own. */
const SKY = [
  { y: 0, color: '#C5E2D9' },
  { y: 86, color: '#D6E2CF' },
  { y: 112, color: '#F6E9CB' },
  { y: PICTURE.horizon, color: '#FFCF8A' },
] as const;

/** Sky, aeroplane, and the gold line from its stairs to the QR code. */
export function drawPicture(paper: Paper): void {
  paper.draw(0, 0, 1, (pen) => {
    const sky = pen.linearGradient(0, 0, 0, PICTURE.horizon);
    for (const { y, color } of SKY) sky.stop(y / PICTURE.horizon, color);
    pen.rect(0, 0, PAGE.width, PICTURE.horizon).fill(sky);
    pen.save().rect(0, 0, PAGE.width, PICTURE.bottom).clip();
    drawBoarding(pen.translate(0, PICTURE.bottom - SCENE.height * UNIT).scale(UNIT));
    pen.restore();
    pen.rect(LINE.left, PICTURE.bottom - 0.1, LINE.width, CODE.top + 1 - PICTURE.bottom).fill(GOLD);
  });
}
