import { describe, expect, it } from 'vitest';
import { type Partner, partnerIdOf, readDetail, readPartners } from '#src/features/admin-partners/partner.ts';

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
  poster_name: '',
  poster_office: '',
  poster_reach: '',
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
    const page = { partners: [partner({})], total: 7, next: '1_2', summary: { all: 9, active: 8, unverified: 1 } };
    expect(readPartners(page)).toEqual(page);
    expect(readPartners({ partners: [] })).toMatchObject({ total: null, next: null, summary: { all: 0 } });
    for (const odd of [{}, { partners: [{}] }, { partners: 'x' }]) expect(readPartners(odd)).toBeUndefined();
    expect(readDetail({ partner: partner({}), audit: [] })?.partner.partner_id).toBe('K7M4QX');
    for (const odd of [{}, { partner: partner({}) }]) expect(readDetail(odd)).toBeUndefined();
  });
});
