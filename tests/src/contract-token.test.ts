import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isToken } from '#contract/accounts/token.ts';

const uuid = (version: number | string, variant = 'a') => `6f9619ff-8b86-${version}011-${variant}42d-00cf4fc964ff`;

describe('An access token', () => {
  test('WIZ1-04 is a UUID of version 1 to 5, in small or capital letters', () => {
    for (const version of [1, 2, 3, 4, 5]) {
      expect(isToken(uuid(version))).toBe(true);
      expect(isToken(uuid(version).toUpperCase())).toBe(true);
    }
    for (const variant of ['8', '9', 'a', 'b']) expect(isToken(uuid(4, variant))).toBe(true);
  });

  test('WIZ1-04 as the server makes it is one', () => {
    fc.assert(fc.property(fc.uuid({ version: [1, 2, 3, 4, 5] }), isToken));
  });

  test.each([
    uuid(0),
    uuid(6),
    uuid(7),
    uuid(8),
    uuid(4, 'c'),
    uuid(4, '7'),
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '',
    'junk',
    ` ${uuid(4)}`,
    `${uuid(4)}\n`,
    `{${uuid(4)}}`,
    uuid(4).replaceAll('-', ''),
    uuid(4).replace('6', 'g'),
    undefined,
    null,
    4,
    [uuid(4)],
  ])('WIZ1-04 is not %j', (junk) => {
    expect(isToken(junk)).toBe(false);
  });
});
