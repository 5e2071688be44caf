/** Attributes that neither a style nor a script reads, and what stays of them. */
const UNREAD: readonly [RegExp, string][] = [
  // An island's id comes from the path of the project's folder: a page had a few bytes more or less on another machine.
  [/(<astro-island) uid="[^"]*"/g, '$1'],
  // Only SVG in a file of its own needs it.
  [/<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g, '<svg'],
  // The icons' own names.
  [/ class="lucide lucide-[\w-]+"/g, ''],
];

/** Removes what a page says to nobody: the first round trip has no byte to spare. */
export function trimAttributes(html: string): string {
  return UNREAD.reduce((text, [attribute, rest]) => text.replace(attribute, rest), html);
}
