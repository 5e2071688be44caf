/** Words of the program, never of a user, as a list in SQL: 'a', 'b'. */
export function quotedList(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
