/** Words of the program, never of a user, as a list in SQL: 'a', 'b'. */
export function quotedList(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}
