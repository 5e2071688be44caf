/** The poster's measures, in millimetres from its top left corner. */
export const PAGE = { width: 210, height: 297 };
/** No word stands nearer to an edge: office printers leave so much blank. */
export const EDGE = 5;
export const LEFT = 12.6;
export const FULL = PAGE.width - 2 * LEFT;
/** The place of the headline: below the brand and above the aeroplane. */
export const HEAD = { top: 22.2, bottom: 90.6 };
export const PICTURE = { bottom: 188.9, horizon: 143 };
/** The frame of the QR code; its round corners leave the code's quiet zone white. */
export const CODE = { top: 195.6, side: 72, border: 1.4, radius: 4, inset: 2.4 };
export const SIDE = { left: 94.5, top: 191.6, bottom: 267.6, width: PAGE.width - LEFT - 94.5 };
export const BAND = { top: 269.9, height: 5.46 };

/** 4 mm, in points: the smallest letters that can be read from an arm's length. */
export const SMALLEST = 11.4;

// Copies of the website's colour tokens, which a PDF cannot read.
export const INK = '#0B2629';
export const INK_2 = '#28423F';
export const NIGHT = '#0C3338';
export const GOLD = '#F6B430';
export const CLAY = '#B8402A';
export const RED = '#D2543A';
export const WHITE = '#FFFFFF';
