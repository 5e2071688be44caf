/** A list in SQL: 'a', 'b'. Only for constants of the program, as nothing is escaped. */
export function quotedList(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}
