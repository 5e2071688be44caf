import { describe, expect, it } from 'vitest';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { applicationNamed, isName } from '#src/features/admin/desk/envelope/application-named.ts';

const ID = '3f2a9c10-1111-4222-8333-444455556666';
const NUMBER = applicationNumber(ID);
const SIGNS = NUMBER.replace(/^WS|-/g, '');

describe('The number on a cover sheet', () => {
  it.each([
    ['as it is printed', NUMBER],
    ['in small letters, with spaces', ` ${NUMBER.toLowerCase().replaceAll('-', ' ')} `],
    ['without its prefix', SIGNS],
    ['in one word', `ws${SIGNS}`],
    ['with other dashes', NUMBER.replaceAll('-', '–')],
    ['with the words before it in a mail', `Bewerbungsnummer ${NUMBER}`],
    ['with a 5 for an S', NUMBER.replace('WS', 'W5')],
    ['in the address of the code', `https://example.org/admin/applications?application=${NUMBER}`],
    ['in an address with more in it', `https://example.org/de/admin/applications?show=all&application=${NUMBER}#x`],
  ])('is found %s', (_how, text) => {
    expect(applicationNamed(text)).toBe(NUMBER);
  });

  it('may have letters that look like digits', () => {
    expect(applicationNamed('ws-oil0-00')).toBe('WS-OIL0-00');
  });

  it('can be the id, as the code of the declaration says it', () => {
    expect(applicationNamed(ID.toUpperCase())).toBe(ID);
  });

  it.each(['Hannah', 'Samuel Girma', 'አበበ', ' O’Neill-Bekele '])(
    'is told from a name, which is searched: %s',
    (name) => {
      expect(isName(name)).toBe(true);
    },
  );

  it.each([NUMBER, SIGNS.replace(/^./, '7'), 'ws-abcd-ef', ID, '', '…'])('is no name: %s', (text) => {
    expect(isName(text)).toBe(false);
  });

  it.each(['', 'WS', 'WS-7K3', 'WS-7K3F-9QX', 'https://example.org/', 'x'.repeat(60_000)])('is none in %s', (text) => {
    expect(applicationNamed(text)).toBeUndefined();
  });
});
