/** The selection after a row was pressed: it and all from `from` on follow what becomes of the pressed one. Pure. */
export function selectedUpTo(
  shown: readonly string[],
  selected: readonly string[],
  from: string | undefined,
  pressed: string,
): string[] {
  const [a, b] = [shown.indexOf(from ?? pressed), shown.indexOf(pressed)];
  const range = a < 0 ? [pressed] : shown.slice(Math.min(a, b), Math.max(a, b) + 1);
  return selected.includes(pressed)
    ? selected.filter((id) => !range.includes(id))
    : shown.filter((id) => selected.includes(id) || range.includes(id));
}
