/** Without accents and in one case: whoever looks for Universitat finds Universität. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** Whether a text that is plain already holds every word that is looked for, in any order. */
export function wordsIn(search: string): (plain: string) => boolean {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  return (plain) => words.every((word) => plain.includes(word));
}
