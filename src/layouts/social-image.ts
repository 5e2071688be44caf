import { resolve } from 'node:path';
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import boarding from '../assets/illustrations/boarding.svg?raw';

export const SOCIAL_IMAGE = { width: 1200, height: 630 };

interface Texts {
  brand: string;
  /** One entry for each line, of at most about 15 letters. */
  headline: readonly string[];
  text: readonly string[];
}

// A canvas cannot read the tokens, so their colours are copied.
const INK = '#0B2629';
const LEFT = 64;

/** All but the words. The scene's gold line goes on to the left edge. */
const DRAWING = `
<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE.width}" height="${SOCIAL_IMAGE.height}">
  <linearGradient id="sky" gradientUnits="userSpaceOnUse" x2="0" y2="630">
    <stop stop-color="#C5E2D9"/>
    <stop offset="1" stop-color="#FFF0D6"/>
  </linearGradient>
  <clipPath id="corner"><path d="M520 534V118a28 28 0 0 1 28-28h683v444z"/></clipPath>
  <pattern id="band" width="28" height="14" patternUnits="userSpaceOnUse">
    <path fill="#0C3338" d="M0 0h28v14H0z"/>
    <path fill="#F6B430" d="M0 7l7-6 7 6-7 6z"/>
    <path fill="#D2543A" d="M14 7l7-6 7 6-7 6z"/>
    <path fill="#0C3338" d="M4 7l3-2.6L10 7 7 9.6zM18 7l3-2.6L24 7l-3 2.6z"/>
  </pattern>
  <path fill="#FBFCF9" d="M0 0h1200v630H0z"/>
  <path fill="url(#sky)" d="M0 0h1200v534H0z"/>
  <g clip-path="url(#corner)">${boarding.replace('<svg', '<svg x="520" y="90" width="711" height="444"')}</g>
  <path fill="none" stroke="#F6B430" stroke-width="35" d="M608 534a38 38 0 0 1-38 38H0"/>
  <path fill="url(#band)" d="M0 616h1200v14H0z"/>
  <g transform="translate(${LEFT} 66) scale(1.5)">
    <path fill="#B8402A" d="M6 17a10 10 0 0 1 20 0z"/>
    <path fill="${INK}" d="M1 19.5h30v3H1z"/>
    <path fill="#F6B430" d="M14 24.5h4l6 7.5H8z"/>
  </g>
</svg>`;

/** Draws the picture that other sites show beside a link to us, with fonts of its own instead of the machine's. */
export async function socialImage({ brand, headline, text }: Texts): Promise<Buffer> {
  registerFont('src/assets/fonts/familjen-grotesk-700.woff2', 'Heading');
  registerFont('node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2', 'Body');
  const canvas = createCanvas(SOCIAL_IMAGE.width, SOCIAL_IMAGE.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(await loadImage(Buffer.from(DRAWING)), 0, 0);
  write(pen, [brand], { font: '600 34px Heading', colour: INK, left: LEFT + 64, top: 102, step: 0 });
  write(pen, headline, { font: '700 62px Heading', colour: INK, top: 222, step: 66, spacing: '-1.7px' });
  write(pen, text, { font: '26px Body', colour: '#3F5755', top: 246 + 66 * (headline.length - 1) + 52, step: 38 });
  return canvas.encode('png');
}

function registerFont(file: string, name: string): void {
  if (!GlobalFonts.has(name) && !GlobalFonts.registerFromPath(resolve(file), name)) throw new Error(`No font: ${file}`);
}

interface Type {
  font: string;
  colour: string;
  left?: number;
  /** The baseline of the first line. */
  top: number;
  step: number;
  /** Space between the letters. */
  spacing?: string;
}

function write(
  pen: SKRSContext2D,
  lines: readonly string[],
  { font, colour, left = LEFT, top, step, spacing = '0px' }: Type,
): void {
  pen.font = font;
  pen.letterSpacing = spacing;
  pen.fillStyle = colour;
  lines.forEach((line, index) => {
    pen.fillText(line, left, top + index * step);
  });
}
