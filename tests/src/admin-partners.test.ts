import { describe, expect, it } from 'vitest';
import { matching, type Partner, partnerIdOf, readDetail, readPartners } from '#src/features/admin-partners/partner.ts';

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
    expect(readPartners({ partners: [partner({})] })).toHaveLength(1);
    for (const odd of [null, {}, { partners: [{}] }, { partners: 'x' }]) expect(readPartners(odd)).toBeUndefined();
    expect(readDetail({ partner: partner({}), audit: [] })?.partner.partner_id).toBe('K7M4QX');
    for (const odd of [null, {}, { partner: partner({}) }]) expect(readDetail(odd)).toBeUndefined();
  });
});

describe('Searching the partners', () => {
  const all = [
    partner({}),
    partner({ organization_name: 'Bahir Dar', partner_id: 'Q4T6HN', email: 'hanna@example.org' }),
  ];

  it.each([
    ['', 2],
    ['  ', 2],
    ['universitat', 1],
    ['muster almaz', 1],
    ['q4t', 1],
    ['HANNA@', 1],
    ['almaz', 2],
    ['nobody', 0],
  ])('%j finds %i', (query, count) => {
    expect(matching(all, query)).toHaveLength(count);
  });
});
