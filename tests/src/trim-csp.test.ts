import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { trimPolicy } from '../../scripts/trim-csp.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page = (policy: string) =>
  `<meta http-equiv="content-security-policy" content="${policy}"><style>a{}</style><script type="module">b()</script>`;

it('a page keeps the hashes of its own inline code and loses those of other pages', () => {
  const all = `default-src 'self'; script-src 'self' ${hash('x()')} ${hash('b()')}; style-src 'self' ${hash('a{}')} ${hash('c{}')};`;
  const own = `default-src 'self'; script-src 'self' ${hash('b()')}; style-src 'self' ${hash('a{}')};`;
  expect(trimPolicy(page(all))).toBe(page(own));
});
