import { resolve } from 'node:path';
import { createCanvas, GlobalFonts, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import boarding from '../assets/illustrations/boarding.svg?raw';

export const SOCIAL_IMAGE = { width: 1200, height: 630 };

interface Texts {
  brand: string;
  /** One entry for each line, of at most about 15 letters. */
  headline: readonly string[];
  text: readonly string[];
}

// Copied from the tokens, which a canvas cannot read.
const INK = '#0B2629';
const INK_2 = '#3F5755';
const PAPER = '#FBFCF9';
const GOLD = '#F6B430';
const CLAY = '#B8402A';
const NIGHT = '#0C3338';
const SKY = ['#C5E2D9', '#FFF0D6'] as const;

const LEFT = 64;
const SCENE = { left: 520, top: 90, width: 711, height: 444, radius: 28 };
const GROUND = SCENE.top + SCENE.height;
const LINE = { width: 35, end: 608, turn: 38 };
const BAND = { height: 14, tile: 28 };

/** Draws the picture that other sites show beside a link to us, with fonts of its own instead of the machine's. */
export async function socialImage({ brand, headline, text }: Texts): Promise<Buffer> {
  registerFont('src/assets/fonts/familjen-grotesk-700.woff2', 'Heading');
  registerFont('node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2', 'Body');
  const canvas = createCanvas(SOCIAL_IMAGE.width, SOCIAL_IMAGE.height);
  const pen = canvas.getContext('2d');
  drawGround(pen);
  await drawScene(pen);
  drawLine(pen);
  drawBand(pen);
  drawBrand(pen, brand);
  write(pen, headline, { font: '700 62px Heading', colour: INK, top: 222, step: 66, spacing: '-1.7px' });
  write(pen, text, { font: '26px Body', colour: INK_2, top: 246 + 66 * (headline.length - 1) + 52, step: 38 });
  return canvas.encode('png');
}

function registerFont(file: string, name: string): void {
  if (!GlobalFonts.has(name) && !GlobalFonts.registerFromPath(resolve(file), name)) throw new Error(`No font: ${file}`);
}

function drawGround(pen: SKRSContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, SOCIAL_IMAGE.height);
  SKY.forEach((colour, stop) => {
    sky.addColorStop(stop, colour);
  });
  pen.fillStyle = sky;
  pen.fillRect(0, 0, SOCIAL_IMAGE.width, GROUND);
  pen.fillStyle = PAPER;
  pen.fillRect(0, GROUND, SOCIAL_IMAGE.width, SOCIAL_IMAGE.height - GROUND);
}

async function drawScene(pen: SKRSContext2D): Promise<void> {
  const { left, top, width, height, radius } = SCENE;
  pen.save();
  pen.beginPath();
  pen.roundRect(left, top, width, height, [radius, 0, 0, 0]);
  pen.clip();
  pen.drawImage(await loadImage(Buffer.from(boarding)), left, top, width, height);
  pen.restore();
}

/** Continues the scene's gold line to the left edge. */
function drawLine(pen: SKRSContext2D): void {
  const level = GROUND + LINE.turn;
  pen.strokeStyle = GOLD;
  pen.lineWidth = LINE.width;
  pen.beginPath();
  pen.moveTo(LINE.end, GROUND);
  pen.arcTo(LINE.end, level, LINE.end - LINE.turn, level, LINE.turn);
  pen.lineTo(0, level);
  pen.stroke();
}

function drawBand(pen: SKRSContext2D): void {
  const top = SOCIAL_IMAGE.height - BAND.height;
  pen.fillStyle = NIGHT;
  pen.fillRect(0, top, SOCIAL_IMAGE.width, BAND.height);
  for (let x = 0; x < SOCIAL_IMAGE.width; x += BAND.tile) {
    fill(pen, 'M0 7l7-6 7 6-7 6z', GOLD, x, top);
    fill(pen, 'M14 7l7-6 7 6-7 6z', '#D2543A', x, top);
    fill(pen, 'M4 7l3-2.6L10 7 7 9.6zM18 7l3-2.6L24 7l-3 2.6z', NIGHT, x, top);
  }
}

function drawBrand(pen: SKRSContext2D, name: string): void {
  const scale = 1.5;
  const top = 66;
  fill(pen, 'M6 17a10 10 0 0 1 20 0z', CLAY, LEFT, top, scale);
  fill(pen, 'M1 19.5h30v3H1z', INK, LEFT, top, scale);
  fill(pen, 'M14 24.5h4l6 7.5H8z', GOLD, LEFT, top, scale);
  write(pen, [name], { font: '600 34px Heading', colour: INK, top: top + 36, step: 0, left: LEFT + 64 });
}

function fill(pen: SKRSContext2D, path: string, colour: string, x: number, y: number, scale = 1): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
  pen.restore();
}

interface Type {
  font: string;
  colour: string;
  /** The baseline of the first line. */
  top: number;
  step: number;
  left?: number;
  /** Space between the letters. */
  spacing?: string;
}

function write(
  pen: SKRSContext2D,
  lines: readonly string[],
  { font, colour, top, step, left = LEFT, spacing = '0px' }: Type,
): void {
  pen.font = font;
  pen.letterSpacing = spacing;
  pen.fillStyle = colour;
  lines.forEach((line, index) => {
    pen.fillText(line, left, top + index * step);
  });
}
