import type { Block } from '../lettering.ts';
import type { Paper } from '../paper.ts';
import { drawDiamond } from './ornaments.ts';

const POINT_INDENT = 7.5;

/** A text in a column of the sheet, so many millimetres below the previous one. */
export interface Entry {
  text: string;
  style: Block;
  before?: number;
  /** Draws a diamond before it. */
  isPoint?: boolean;
}

export function drawColumn(paper: Paper, entries: readonly Entry[], left: number, top: number): void {
  let y = top;
  for (const { text, style, before = 0, isPoint } of entries) {
    y += before;
    if (isPoint) paper.draw(left, y + style.size * 0.08, style.size * 0.32, drawDiamond);
    y += isPoint ? paper.text(text, left + POINT_INDENT, y, indented(style)) : paper.text(text, left, y, style);
  }
}

export function heightOf(paper: Paper, entries: readonly Entry[]): number {
  return entries.reduce(
    (sum, { text, style, before = 0, isPoint }) =>
      sum + before + paper.heightOf(text, isPoint ? indented(style) : style),
    0,
  );
}

/** The first version that fits the height, or the last one, which is the smallest. */
export function fitting(paper: Paper, versions: readonly Entry[][], height: number): Entry[] {
  return versions.find((entries) => heightOf(paper, entries) <= height) ?? versions.at(-1) ?? [];
}

const indented = (style: Block): Block => ({ ...style, width: style.width - POINT_INDENT });
