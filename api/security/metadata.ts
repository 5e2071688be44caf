import { pseudonym } from '../config/secrets.ts';
import { problem } from '../http/problem.ts';

const MAX_CHARACTERS = 2000;
const MAX_KEYS = 50;
const MAX_DEPTH = 4;

/**
 * What a browser sends with an event, checked and without e-mail addresses. Anybody can send it, so its size is checked
 * before anything else.
 * @throws Problem input_too_long, input_invalid
 */
export function tidyMetadata(secretKey: Buffer, metadata: Readonly<Record<string, unknown>>): Record<string, unknown> {
  measure(metadata);
  const tidy = tidyValue(secretKey, metadata) as Record<string, unknown>;
  // A pseudonym can be longer than the address that it replaces.
  if (JSON.stringify(tidy).length > MAX_CHARACTERS) throw tooLong();
  return tidy;
}

/**
 * Replaces e-mail addresses by pseudonyms: the same address can be recognised, but nobody can be mailed. Reads each
 * word once; a pattern around the @ would start again at every letter.
 */
export function withoutAddresses(secretKey: Buffer, text: string): string {
  return text.replace(/[^\s"'<>,;:]+/g, (word) =>
    /.@./s.test(word) ? pseudonym(secretKey, word.toLowerCase()) : word,
  );
}

/** Stops at the limit, so that a large or deep object costs no more than a small one. */
function measure(whole: unknown): void {
  let characters = 0;
  let keys = 0;
  const add = (text: string) => {
    characters += text.length;
    if (characters > MAX_CHARACTERS) throw tooLong();
  };
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) {
      add(String(value));
      return;
    }
    if (depth === 0) throw problem('input_invalid');
    for (const key in value) {
      keys += 1;
      if (keys > MAX_KEYS) throw problem('input_invalid');
      add(key);
      visit((value as Record<string, unknown>)[key], depth - 1);
    }
  };
  visit(whole, MAX_DEPTH);
}

function tooLong() {
  return problem('input_too_long', { params: { max: MAX_CHARACTERS } });
}

function tidyValue(secretKey: Buffer, value: unknown): unknown {
  if (typeof value === 'string') return withoutAddresses(secretKey, value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => tidyValue(secretKey, one));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [withoutAddresses(secretKey, key), tidyValue(secretKey, one)]),
  );
}
