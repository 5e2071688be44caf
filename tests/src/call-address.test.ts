import { describe, expect, it } from 'vitest';
import { ownDeclaration } from '#contract/addresses/application.ts';
import { invitePoster, inviteQrPng, inviteQrSvg } from '#contract/addresses/invite.ts';
import { exportRegistrations, getPartner } from '#contract/addresses/partner.ts';
import { addressOf } from '#src/lib/call-address.ts';

describe('The address of a call', () => {
  it('holds the input where its path names it, and the rest as its query', () => {
    expect(addressOf(getPartner, { partner_id: 'abc' })).toBe('/api/admin/partners/abc');
    expect(addressOf(invitePoster, { token: 't', lang: 'en' })).toBe('/api/invites/t/poster-en.pdf');
    expect(addressOf(inviteQrPng, { token: 't', width: '240' })).toBe('/api/invites/t/qr.png?width=240');
    expect(addressOf(exportRegistrations, { lang: 'de' })).toBe('/api/partner/registrations.csv?lang=de');
  });

  it('leaves nothing out of its place', () => {
    expect(addressOf(getPartner, { partner_id: '../a/b?c#d' })).toBe('/api/admin/partners/..%2Fa%2Fb%3Fc%23d');
    expect(addressOf(inviteQrSvg, { token: 't', width: undefined })).toBe('/api/invites/t/qr.svg');
  });

  it('carries the token of a link beside the input', () => {
    expect(addressOf(ownDeclaration, { lang: 'de' }, 'a b')).toBe(
      '/api/functions/enrolment-declaration?lang=de&token=a+b',
    );
  });
});
