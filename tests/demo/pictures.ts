import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Invented } from './people.ts';

const WIDTH = 900;
const HEIGHT = 620;
const MARGIN = 40;
/** Pixels for each of these units: large enough to read, small enough to draw some hundred within seconds. */
const SCALE = 0.7;

export interface Picture {
  bytes: Buffer;
  type: 'image/jpeg' | 'image/png';
}

/** A page of a passport that nobody could take for one: SPECIMEN stands across it. */
export function drawPassport(person: Invented, kind: 'jpeg' | 'png'): Promise<Picture> {
  const canvas = createCanvas(WIDTH * SCALE, HEIGHT * SCALE);
  const pen = canvas.getContext('2d');
  pen.scale(SCALE, SCALE);
  drawPage(pen, person);
  return encode(canvas, kind);
}

/** The same as a phone keeps a photo that was taken upright: the pixels lie on their side, and the header says so. */
export async function photographPassport(person: Invented): Promise<Picture> {
  const canvas = createCanvas(HEIGHT * SCALE, WIDTH * SCALE);
  const pen = canvas.getContext('2d');
  pen.scale(SCALE, SCALE);
  pen.translate(0, WIDTH);
  pen.rotate(-Math.PI / 2);
  drawPage(pen, person);
  const { bytes, type } = await encode(canvas, 'jpeg');
  return { bytes: turnedByHeader(bytes), type };
}

async function encode(canvas: Canvas, kind: 'jpeg' | 'png'): Promise<Picture> {
  return kind === 'png'
    ? { bytes: await canvas.encode('png'), type: 'image/png' }
    : { bytes: await canvas.encode('jpeg', 78), type: 'image/jpeg' };
}

function drawPage(pen: SKRSContext2D, { firstLatin, middle, last }: Invented): void {
  pen.fillStyle = '#e9e4d6';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#c7d3cf';
  for (let line = 0; line < 40; line += 1) pen.fillRect(0, line * 12, WIDTH, 3);
  pen.fillStyle = '#f7f4ec';
  pen.fillRect(40, 110, 240, 310);
  drawFigure(pen);
  write(pen, 'PASSPORT · MUSTER', 40, 70, 'bold 34px sans-serif');
  const lines = [
    ['Surname', last],
    ['Given names', `${firstLatin} ${middle}`.trim()],
    ['Nationality', 'NOWHERE (example)'],
    ['Date of expiry', '01 JAN 2031'],
    ['Passport no.', 'XX0000000'],
  ];
  for (const [index, [label = '', value = '']] of lines.entries()) {
    write(pen, label, 320, 135 + index * 62, '18px sans-serif', '#6b6759');
    write(pen, value.toUpperCase(), 320, 163 + index * 62, 'bold 26px sans-serif');
  }
  pen.fillStyle = '#f7f4ec';
  pen.fillRect(0, HEIGHT - 140, WIDTH, 140);
  const filled = (text: string) =>
    text
      .replace(/[^A-Z<]/g, '<')
      .padEnd(44, '<')
      .slice(0, 44);
  write(pen, filled(`P<XXX${last}<<${firstLatin}`.toUpperCase()), 40, HEIGHT - 85, '30px monospace');
  write(pen, `XX0000000${'<'.repeat(35)}`, 40, HEIGHT - 40, '30px monospace');
  pen.save();
  pen.translate(WIDTH / 2, HEIGHT / 2);
  pen.rotate(-0.45);
  pen.textAlign = 'center';
  write(pen, 'SPECIMEN', 0, 40, 'bold 150px sans-serif', 'rgba(176, 44, 44, 0.32)');
  pen.restore();
}

/** Head and shoulders of nobody. */
function drawFigure(pen: SKRSContext2D): void {
  pen.fillStyle = '#9aa8a3';
  pen.beginPath();
  pen.arc(160, 225, 62, 0, 2 * Math.PI);
  pen.fill();
  pen.beginPath();
  pen.ellipse(160, 420, 105, 110, 0, Math.PI, 2 * Math.PI);
  pen.fill();
}

function write(pen: SKRSContext2D, text: string, x: number, y: number, font: string, color = '#25302c'): void {
  pen.font = font;
  pen.fillStyle = color;
  // No line leaves the page, whichever fonts a machine has.
  pen.fillText(text, x, y, WIDTH - 2 * MARGIN);
}

/** Adds an Exif part with one entry, the orientation: to be turned clockwise by a quarter before it is shown. */
function turnedByHeader(jpeg: Buffer): Buffer {
  const tiff = Buffer.from('4d4d002a00000008' + '0001' + '0112' + '0003' + '00000001' + '00060000' + '00000000', 'hex');
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
