/** Inserts a row, each value by the name of its column. */
export function insertInto(table: string, names: readonly string[]): string {
  return `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((name) => `@${name}`).join(', ')})`;
}

/** What UPDATE sets, each value by the name of its column. */
export function assigned(names: readonly string[]): string {
  return names.map((name) => `${name} = @${name}`).join(', ');
}
