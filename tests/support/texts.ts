/** The text that HTML shows, with single spaces and without the invisible marks for line breaks. */
export function visibleText(html: string): string {
  return html
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of each element of one name, in order. */
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
