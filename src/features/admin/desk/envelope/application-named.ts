import { isId } from '#contract/id.ts';

/**
 * The number or id in what was typed or scanned: 'ws 7k3f 9q', '7K3F9Q', 'Number WS-7K3F-9Q', an id, or the address in the code of a cover
 * sheet. Undefined if there is none; whether there is such an application, and which letters stand for digits, the
 * server knows. Pure.
 */
export function applicationNamed(text: string): string | undefined {
  const named = (/[?&]application=([^&#]*)/.exec(text)?.[1] ?? text).trim();
  if (isId(named)) return named.toLowerCase();
  const signs = named.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const [, four, two] = NUMBER.exec(signs) ?? [];
  return four && `WS-${four}-${two}`;
}

const NUMBER = /^(?:.*W[S5])?([0-9A-Z]{4})([0-9A-Z]{2})$/;

/** Whether it is rather a name: nearly every number has a digit, and no name has one. The search finds both. Pure. */
export function isName(text: string): boolean {
  return /\p{L}/u.test(text) && !/\d/.test(text) && !/^\s*ws\b/i.test(text);
}
