/**
 * The application before or after the one that is open; undefined at the end of the page. One that has been decided is
 * gone from the list: the one that has moved up to its place is next. Pure.
 * @param lastAt where the open one was last seen in the list
 */
export function neighbour(
  ids: readonly string[],
  open: string | undefined,
  lastAt: number,
  way: 'next' | 'previous',
): string | undefined {
  const at = open === undefined ? -1 : ids.indexOf(open);
  if (at >= 0) return ids[at + (way === 'next' ? 1 : -1)];
  return way === 'next' ? ids[open === undefined ? 0 : lastAt] : ids[lastAt - 1];
}
