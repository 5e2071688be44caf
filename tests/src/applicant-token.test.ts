import { describe, expect, test } from 'vitest';
import { tokensIn } from '#contract/accounts/token.ts';
import {
  findToken,
  TEMP_USER_ID_KEY,
  TOKEN_KEY,
  withoutToken,
  withToken,
} from '#src/features/applicants/shell/token.ts';

const token = (version: number) => `7c1e40b2-1111-${version}222-8333-444455556666`;
const V4 = token(4);
const OTHER = '9c1e40b2-1111-4222-8333-444455556666';

describe('The token of an application', () => {
  test.each(['token', 't', 'access_token'])('WIZ1-01 is read from the query parameter %s', (name) => {
    expect(findToken(`?lang=de&${name}=${V4}`, null)).toBe(V4);
  });

  test('WIZ1-02 otherwise comes from the session, whose keys are fixed', () => {
    expect(findToken('?from=apply', V4)).toBe(V4);
    expect(TOKEN_KEY).toBe('s4f_access_token');
    expect(TEMP_USER_ID_KEY).toBe('s4f_temp_user_id');
  });

  test('WIZ1-01 the address counts before the session', () => {
    expect(findToken(`?t=${OTHER}`, V4)).toBe(OTHER);
  });

  test.each([1, 2, 3, 4, 5])('WIZ1-04 may be a UUID of version %i', (version) => {
    expect(findToken(`?token=${token(version)}`, null)).toBe(token(version));
  });

  test.each(['', 'junk', token(6), token(0), `${V4}0`, '00000000-0000-0000-0000-000000000000'])(
    'WIZ1-04 is never %j',
    (junk) => {
      expect(findToken(`?token=${junk}`, null)).toBeUndefined();
    },
  );

  test.each([V4.slice(0, 20), ''])('WIZ1-05 a cut link (%j) does not lock out its own session', (cut) => {
    expect(findToken(`?token=${cut}`, V4)).toBe(V4);
  });

  test.each(['junk', OTHER.slice(0, 20)])('WIZ1-05 another broken link (%j) opens no session', (cut) => {
    expect(findToken(`?token=${cut}`, V4)).toBeUndefined();
  });

  test.each([
    ['?token=', ['']],
    ['?token', ['']],
    ['?t=%20&from=apply', ['']],
    ['?from=apply', []],
  ])('WIZ1-05 of a link that was cut before it (%s) its name is left, so the page can say so', (search, found) => {
    expect(tokensIn(search)).toEqual(found);
  });

  test('WIZ2-15 stands in the address under one name, and every other parameter stays', () => {
    expect(withToken(`https://x.org/en/join?debug=next&t=${OTHER}#a`, V4)).toBe(
      `https://x.org/en/join?debug=next&token=${V4}#a`,
    );
    expect(withoutToken(`https://x.org/en/join?token=${V4}&access_token=${V4}&from=apply`)).toBe(
      'https://x.org/en/join?from=apply',
    );
  });
});
