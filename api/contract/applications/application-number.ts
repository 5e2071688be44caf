// Without I, L, O and U, which are misread or misheard (Crockford's base 32).
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const ID_DIGITS = 8;

/** 'WS-7K3F-9Q': the first 30 bits of an application's id, to read aloud and to write on paper. Opens nothing. */
export function applicationNumber(id: string): string {
  const bits = Number.parseInt(id.slice(0, ID_DIGITS), 16) >>> 2;
  const signs = Array.from({ length: LENGTH }, (_, at) => SIGNS[(bits >>> (5 * (LENGTH - 1 - at))) & 31]).join('');
  return `WS-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** 'P-7K3F-9Q': the same of an account that has no application yet; no other number begins so. */
export const accountNumber = (id: string) => applicationNumber(id).replace(/^WS/, 'P');

/** The first and last id that a number can stand for, and of what; undefined if the text is no such number. */
export function idsOfNumber(text: string): { from: string; to: string; isAccount: boolean } | undefined {
  const typed = text.trim().toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  const [, prefix, four = '', two = ''] = /^(WS|P)[- ]?([0-9A-Z]{4})[- ]?([0-9A-Z]{2})$/.exec(typed) ?? [];
  const values = [...four, ...two].map((sign) => SIGNS.indexOf(sign));
  if (values.length !== LENGTH || values.includes(-1)) return undefined;
  const bits = values.reduce((sum, value) => sum * 32 + value, 0);
  const idFrom = (number: number) => number.toString(16).padStart(ID_DIGITS, '0');
  return { from: idFrom(bits * 4), to: idFrom(bits * 4 + 3), isAccount: prefix === 'P' };
}
