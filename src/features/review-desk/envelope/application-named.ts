import { idsOfNumber } from '#contract/application-number.ts';

/**
 * The number or id in what was typed or scanned: 'ws 7k3f 9q', '7K3F9Q', an id, or the address in the code of a cover
 * sheet. Undefined if there is none. Pure.
 */
export function applicationNamed(text: string): string | undefined {
  const named = (/[?&]application=([^&#]*)/.exec(text)?.[1] ?? text).trim();
  if (ID.test(named)) return named.toLowerCase();
  const signs = named.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const six = signs.length === SIGNS + PREFIX.length && signs.startsWith(PREFIX) ? signs.slice(PREFIX.length) : signs;
  const number = `${PREFIX}-${six.slice(0, 4)}-${six.slice(4)}`;
  return idsOfNumber(number) ? number : undefined;
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const PREFIX = 'WS';
const SIGNS = 6;
