import { describe, expect, it } from 'vitest';
import { relationOfAddress } from '#src/features/admin/partners/address-relation.ts';
import { partnerIdOf } from '#src/features/admin/partners/partner.ts';
import { PARTNER_FIELDS } from '#src/features/admin/partners/partner-query.ts';
import { addressOfQuery, firstPage, namesUnknown, readListQuery } from '#src/ui/list/list-query.ts';

describe('A partner’s page', () => {
  it.each([
    ['/de/admin/partners/K7M4QX', 'K7M4QX'],
    ['/en/admin/partners/a%2Fb/', 'a/b'],
    ['/de/admin/partners/%E0%A4%A', undefined],
    ['/de/admin/partners', undefined],
    ['/de/admin/partner', undefined],
  ])('%s is the one of %s', (pathname, id) => {
    expect(partnerIdOf(pathname)).toBe(id);
  });
});

describe('The list’s address', () => {
  it('says which partners it shows, and is read again', () => {
    const query = { verified: 'no', active: 'yes', sort: 'name', after: 'K7M4QX' } as const;
    const address = addressOfQuery('/de/admin/partners', query);
    expect(address).toBe('/de/admin/partners?verified=no&active=yes&sort=name&after=K7M4QX');
    expect(readListQuery(new URL(address, 'https://x.example').search, PARTNER_FIELDS)).toEqual(query);
  });

  it.each([
    ['?verified=maybe&sort=price', {}],
    ['?after=<script>&active=no', { active: 'no' }],
    ['?after=A&before=B', { after: 'A' }],
    ['?after=', {}],
    [`?after=${'x'.repeat(60_000)}`, {}],
  ])('%s asks for no more than the server knows', (address, query) => {
    expect(readListQuery(address, PARTNER_FIELDS)).toEqual(query);
  });

  it.each([
    ['', false],
    ['?active=no&after=A', false],
    ['?active=no&id=A', true],
    ['?active=perhaps', true],
  ])('%j names what the list does not have: %s', (address, expected) => {
    expect(namesUnknown(address, readListQuery(address, PARTNER_FIELDS))).toBe(expected);
  });

  it('another choice begins at the first page', () => {
    expect(firstPage({ verified: 'no', sort: 'name', after: 'A' }, { active: 'no' })).toEqual({
      verified: 'no',
      active: 'no',
      sort: 'name',
    });
  });
});

describe('The address of a partner', () => {
  it.each([
    ['dean@aau.edu.et', 'https://www.aau.edu.et/', 'matches'],
    ['dean@fbe.aau.edu.et', 'https://aau.edu.et/en', 'matches'],
    ['dean@AAU.edu.et', 'https://fbe.aau.edu.et/', 'matches'],
    ['dean@aau.edu.et', 'https://bdu.edu.et/', 'differs'],
    ['dean@notaau.edu.et', 'https://aau.edu.et/', 'differs'],
    ['dean@edu.et', 'https://aau.edu.et/', 'differs'],
    ['dean@gmail.com', 'https://aau.edu.et/', 'webmail'],
    ['dean@yahoo.co.uk', '', 'webmail'],
    ['dean@gmail.com', 'https://gmail.com/', 'webmail'],
    ['dean@aau.edu.et', '', 'no-website'],
    ['', '', 'no-website'],
    ['dean@aau.edu.et', 'nonsense', 'no-website'],
  ])('%s beside %j: %s', (email, website, relation) => {
    expect(relationOfAddress(email, website)).toBe(relation);
  });
});
