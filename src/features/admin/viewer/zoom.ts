/** Zoom and turn of a document. `zoom` 1 fills the width; `turn` is clockwise. */
export interface Look {
  zoom: number;
  turn: Turn;
}
export type Turn = 0 | 90 | 180 | 270;
export type LookChange = 'in' | 'out' | 'fit' | 'turn';

export const FIRST_LOOK: Look = { zoom: 1, turn: 0 };

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6] as const;

export function lookAfter(look: Look, change: LookChange): Look {
  switch (change) {
    case 'in':
      return { ...look, zoom: ZOOMS.find((step) => step > look.zoom) ?? look.zoom };
    case 'out':
      return { ...look, zoom: [...ZOOMS].reverse().find((step) => step < look.zoom) ?? look.zoom };
    case 'fit':
      return { ...look, zoom: 1 };
    case 'turn':
      return { ...look, turn: ((look.turn + 90) % 360) as Turn };
  }
}
