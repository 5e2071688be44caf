/** The index of a slide, counted round: after the last comes the first, before the first the last. */
export function wrapped(index: number, count: number): number {
  return (index + count) % count;
}

/** The index of the slide that a track shows. */
export function slideAt({ scrollLeft, clientWidth }: { scrollLeft: number; clientWidth: number }): number {
  return Math.round(scrollLeft / clientWidth);
}

/** `text` with its {number}, {count} and {name} filled in. */
export function dotLabel(text: string, index: number, names: readonly string[]): string {
  return text
    .replace('{number}', String(index + 1))
    .replace('{count}', String(names.length))
    .replace('{name}', names[index] ?? '');
}
