import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Younger than Chrome 87, the oldest browser that must run every page, and what to write instead. */
const TOO_NEW: readonly [RegExp, string][] = [
  [/\.at\(/, 'all[all.length - 1]'],
  [/\bObject\.hasOwn\(/, 'Object.keys(…).includes(…)'],
  [/\.findLast(?:Index)?\(/, '[...all].reverse().find(…)'],
  [/\.to(?:Sorted|Reversed|Spliced)\(|\.with\(/, 'a copy that is changed'],
  [/\bstructuredClone\(/, 'a copy by hand'],
  [/\b(?:Object|Map)\.groupBy\(/, 'a loop'],
  [/\bArray\.fromAsync\(|\bPromise\.(?:withResolvers|try)\(/, 'await, or new Promise'],
  [/\bAbortSignal\.(?:any|timeout)\(/, 'an AbortController'],
  [/\bcrypto\.randomUUID\(/, 'src/features/applicants/preregistration/temp-user-id.ts'],
];

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|astro)$/.test(name))
  .map((name) => ({ name, code: readFileSync(`src/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '') }));

describe('The website', () => {
  it.each(TOO_NEW)('runs in Chrome 87: no %s', (pattern, instead) => {
    const used = SOURCES.filter(({ code }) => pattern.test(code)).map(({ name }) => name);
    expect(used, `write ${instead}`).toEqual([]);
  });
});
