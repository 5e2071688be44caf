/** Behind the last slide comes the first, before the first the last. */
export function wrapped(index: number, count: number): number {
  return (index + count) % count;
}

/** `words` with its {number}, {count} and {name} filled in. */
export function dotLabel(words: string, index: number, names: readonly string[]): string {
  return words
    .replace('{number}', String(index + 1))
    .replace('{count}', String(names.length))
    .replace('{name}', names[index] ?? '');
}
