import type { SiteConfig } from './site.ts';

/** What the values look like that site.config.ts is shipped with for the operator to replace. */
const INVENTED = /\bexample\.(?:org|com|net)\b|\bMuster|Vorname Nachname|(?<!\d)0{4,}|0{7,}/;

/** Names of the values of site.config.ts that are still the invented ones, such as `legal.street`. */
export function placeholders(site: SiteConfig): string[] {
  return textsIn(site).flatMap(([path, text]) => (isInvented(text) ? [path] : []));
}

export function isInvented(text: string): boolean {
  return INVENTED.test(text);
}

function textsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, path ? `${path}.${key}` : key));
}
