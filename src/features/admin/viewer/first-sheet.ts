import type { OpenedDocument } from './opened-document.ts';
import { canvasSize, type Size, shownSize } from './sheet-size.ts';
import { FIRST_LOOK, type Turn } from './zoom.ts';

const MOST_GUESSED = 720;

/** The width that the sheets on the screen fill, in CSS pixels; those of the next document most likely fill it too. */
let room: number | undefined;

const drawn = new WeakMap<OpenedDocument, HTMLCanvasElement>();

export function noteRoom(width: number): void {
  if (width > 0) room = width;
}

/**
 * Draws the first page of a document as somebody will first see it. `signal` frees the drawing. Never rejects: whoever
 * looks draws it again, and is told why it cannot be.
 */
export async function drawFirstSheet(opened: OpenedDocument, firstPage: Size, signal: AbortSignal): Promise<void> {
  const canvas = document.createElement('canvas');
  const width = room ?? Math.min(innerWidth, MOST_GUESSED);
  Object.assign(canvas, canvasFor(shownSize(firstPage, FIRST_LOOK.turn, width, FIRST_LOOK.zoom)));
  signal.addEventListener('abort', () => freeCanvas(canvas));
  await opened.drawPage(0, canvas, FIRST_LOOK.turn, signal).then(
    () => signal.aborted || drawn.set(opened, canvas),
    () => {},
  );
}

/** The drawing of a page that was made before somebody looked, once. It may have another size. */
export function takeFirstSheet(opened: OpenedDocument, page: number, turn: Turn): HTMLCanvasElement | undefined {
  if (page !== 0) return undefined;
  const canvas = drawn.get(opened);
  drawn.delete(opened);
  return turn === FIRST_LOOK.turn ? canvas : undefined;
}

/** A canvas as large as a sheet in this size needs it on this screen. */
export function canvasFor(size: Size): Size {
  return canvasSize(size, devicePixelRatio);
}

/** A canvas gives its memory back at once when it has no size. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
}
