import { describe, expect, it } from 'vitest';
import { relationOfAddress } from '#src/features/admin/partners/address-relation.ts';
import { type Partner, partnerIdOf, readDetail, readPartners } from '#src/features/admin/partners/partner.ts';
import { PARTNER_FIELDS } from '#src/features/admin/partners/partner-query.ts';
import { addressOfQuery, firstPage, readListQuery } from '#src/ui/list/list-query.ts';

const partner = (fields: Partial<Partner>): Partner => ({
  id: '1',
  user_id: '2',
  organization_name: 'Universität Muster',
  contact_person: 'Dr. Almaz Contact',
  partner_id: 'K7M4QX',
  invite_token: 'token',
  invite_code: 'C7M4QX',
  invite_active: true,
  invite_rotated_at: null,
  created_at: '2026-02-02T09:15:00.000Z',
  verified_at: null,
  contact_changed_at: null,
  poster_name: '',
  poster_office: '',
  poster_reach: '',
  verified_name: null,
  pause_reason: '',
  website: '',
  phone: '',
  country: '',
  email: 'almaz@example.org',
  counts: { registered: 0, applied: 0, documents_in: 0, approved: 0, complete: 0 },
  ...fields,
});

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

  it('shows nothing of an answer that is none of ours', () => {
    const summary = { all: 9, active: 8, unverified: 1, waiting: 1, renamed: 0, renamed_waiting: 0 };
    const page = { partners: [partner({})], total: 7, previous: 'A', next: 'B', summary };
    expect(readPartners(page)).toEqual(page);
    expect(readPartners({ partners: [] })).toMatchObject({
      total: null,
      previous: null,
      next: null,
      summary: { all: 0, waiting: 0 },
    });
    for (const odd of [{}, { partners: [{}] }, { partners: 'x' }]) expect(readPartners(odd)).toBeUndefined();
    const lines = { accepted: [], wanted: [] };
    const poster = { contact: { person: '', office: '', reach: '' }, de: lines, en: lines };
    expect(readDetail({ partner: partner({}), poster, audit: [] })?.partner.partner_id).toBe('K7M4QX');
    for (const odd of [{}, { partner: partner({}) }, { partner: partner({}), audit: [] }])
      expect(readDetail(odd)).toBeUndefined();
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
