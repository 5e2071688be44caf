import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextPerson } from '#src/features/applicants/handover/handover.ts';
import { LEFT_KEY, wasLeft } from '#src/features/applicants/handover/left-application.ts';
import { keepToken } from '#src/features/applicants/shell/tab-storage.ts';
import { findToken, TOKEN_KEY } from '#src/features/applicants/shell/token.ts';

const MINE = '7c1e40b2-1111-4222-8333-444455556666';
const THEIRS = '9c1e40b2-1111-4222-8333-444455556666';

function tab(stored: Record<string, string>, href = 'https://x.org/en/join') {
  const storage = new Map(Object.entries(stored));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  const location = new URL(href);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: string) => (location.href = to) });
  return { storage, location };
}
afterEach(() => vi.unstubAllGlobals());

describe('A tab that was handed to somebody else', () => {
  it('shows nothing of the one before by the back button', () => {
    tab({ [LEFT_KEY]: 'yes' });
    expect(wasLeft(THEIRS)).toBe(true);
    tab({ [LEFT_KEY]: 'yes', [TOKEN_KEY]: MINE });
    expect([wasLeft(THEIRS), wasLeft(MINE), wasLeft(undefined)]).toEqual([true, false, false]);
    tab({});
    expect(wasLeft(THEIRS)).toBe(false);
  });
});

describe('The form for helpers', () => {
  it('keeps no token, neither in the tab nor in the address', () => {
    const { storage, location } = tab({}, 'https://x.org/en/join?helper=1');
    keepToken(MINE);
    expect(storage.size).toBe(0);
    expect(findToken(location.search, null)).toBeUndefined();
  });

  it('leads to the next person through the same partner, and to nobody else', () => {
    tab({ s4f_partner: 'aau', [TOKEN_KEY]: MINE });
    expect(nextPerson('/en/join', `?helper=1&token=${MINE}`)).toBe('/en/join?helper=1&partner=aau');
    expect(nextPerson('/en/join', '?helper=1&partner=ju')).toBe('/en/join?helper=1&partner=ju');
  });
});
