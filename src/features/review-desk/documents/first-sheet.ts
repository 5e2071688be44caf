import type { OpenedDocument } from './opened-document.ts';
import { canvasSize, type Size, shownSize } from './sheet-size.ts';
import { FIRST_LOOK, type Turn } from './zoom.ts';

/** The width that sheets on the screen fill, in CSS pixels: those of the next document most likely fill it too. */
let room = 0;
let tellRoom = () => {};
const roomKnown = new Promise<void>((resolve) => {
  tellRoom = resolve;
});

const drawn = new WeakMap<OpenedDocument, HTMLCanvasElement>();

export function noteRoom(width: number): void {
  if (width === 0) return;
  room = width;
  tellRoom();
}

/**
 * Draws the first page of a document as somebody will first see it. `signal` frees the drawing. Never rejects: whoever
 * looks draws it again.
 */
export async function drawFirstSheet(opened: OpenedDocument, firstPage: Size, signal: AbortSignal): Promise<void> {
  // The document on the screen may take longer than this one.
  await roomKnown;
  if (signal.aborted) return;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, canvasFor(shownSize(firstPage, FIRST_LOOK.turn, room, FIRST_LOOK.zoom)));
  signal.addEventListener('abort', () => freeCanvas(canvas));
  try {
    await opened.drawPage(0, canvas, FIRST_LOOK.turn, signal);
    if (!signal.aborted) drawn.set(opened, canvas);
  } catch {
    // It is drawn when somebody looks, and says then why it cannot be.
  }
}

/** A page that was drawn before somebody looked, once. Undefined where it was not, or not in this size and turn. */
export function takeFirstSheet(
  opened: OpenedDocument,
  { page, size, turn }: { page: number; size: Size; turn: Turn },
): HTMLCanvasElement | undefined {
  const canvas = drawn.get(opened);
  if (!canvas || page !== 0) return undefined;
  drawn.delete(opened);
  const { width, height } = canvasFor(size);
  if (turn === FIRST_LOOK.turn && canvas.width === width && canvas.height === height) return canvas;
  freeCanvas(canvas);
  return undefined;
}

/** A canvas as large as a sheet in this size needs it on this screen. */
export function canvasFor(size: Size): Size {
  return canvasSize(size, devicePixelRatio);
}

/** A canvas gives its memory back at once when it has no size. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
}
