import type { Turn } from './zoom.ts';

export interface Size {
  width: number;
  height: number;
}

/** A file may claim a page as long as a street: beyond this it is drawn narrower. */
const MOST_TIMES_AS_HIGH = 12;
/** 48 MB. So large ones fill the view alone; two neighbours are drawn with them. */
const MOST_PIXELS = 12_000_000;
/** Browsers refuse longer canvases. */
const MOST_SIDE_PIXELS = 8192;

/** A page as it stands after a turn. */
function turnedSize({ width, height }: Size, turn: Turn): Size {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** How large a page is shown, in CSS pixels. `room` is the width that zoom 1 fills. */
export function shownSize(page: Size, turn: Turn, room: number, zoom: number): Size {
  const { width, height } = turnedSize(page, turn);
  const ratio = Number.isFinite(height / width) && width > 0 && height > 0 ? height / width : 1;
  const shown = Math.min(room * zoom, (room * zoom * MOST_TIMES_AS_HIGH) / ratio);
  return { width: Math.max(1, Math.round(shown)), height: Math.max(1, Math.round(shown * ratio)) };
}

/** How many pixels a canvas for it has: as many as the screen shows, within bounds. */
export function canvasSize({ width, height }: Size, pixelRatio: number): Size {
  const wanted = Math.max(1, pixelRatio);
  const byArea = Math.sqrt(MOST_PIXELS / (width * height));
  const bySide = MOST_SIDE_PIXELS / Math.max(width, height);
  const scale = Math.min(wanted, byArea, bySide);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}
