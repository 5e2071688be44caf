/** What a reader sees of some HTML: its words, with single spaces and without the marks for the ends of lines. */
export function visibleText(html: string): string {
  return html
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of each element of one name, in their order. */
export function textsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inside = '']) =>
    visibleText(inside),
  );
}

/** The sections of a page by their headline. */
export function sections(html: string): Map<string, string> {
  const found = [...html.matchAll(/<section\b[\s\S]*?<\/section>/g)].map(([section]) => section);
  return new Map(found.map((section) => [textsOf(section, 'h[12]')[0] ?? '', section]));
}
