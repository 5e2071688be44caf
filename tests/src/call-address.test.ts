import { describe, expect, it } from 'vitest';
import { checkResetLink, signIn } from '#contract/addresses/account.ts';
import { ownDeclaration, submitStep2 } from '#contract/addresses/application.ts';
import { invitePoster, inviteQrPng, inviteQrSvg } from '#contract/addresses/invite.ts';
import { exportRegistrations, getPartner } from '#contract/addresses/partner.ts';
import { call } from '#src/lib/call.ts';
import { addressOf } from '#src/lib/call-address.ts';
import { callMultipart } from '#src/lib/call-multipart.ts';

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

describe('What does not compile', () => {
  const lang = 'de';
  // Never called: the compiler is the test, as it refuses an expectation of an error that is none.
  const mistakes = [
    // @ts-expect-error a field is missing
    () => call(signIn, { email: 'a@example.org' }, { lang }),
    // @ts-expect-error a field that the call does not know
    () => call(checkResetLink, { token: 'x', password: 'y' }, { lang }),
    // @ts-expect-error a value that a field cannot have
    () => addressOf(invitePoster, { token: 't', lang: 'fr' }),
    // @ts-expect-error a form is not sent as JSON
    () => call(submitStep2, {}, { lang }),
    // @ts-expect-error and JSON not as a form
    () => callMultipart(signIn, new FormData(), { lang }),
    // @ts-expect-error a picture is nothing to call
    () => call(inviteQrPng, { token: 't' }, { lang }),
    // @ts-expect-error an address that is in no table
    () => call({ methods: ['post'], path: '/api/auth/sign-inn' }, {}, { lang }),
    async () => {
      const answer = await call(signIn, { email: 'a@example.org', password: 'x' }, { lang });
      // @ts-expect-error a field that the reply does not have
      return answer.kind === 'ok' && answer.data.name;
    },
  ];

  it('is each mistake that a page could make with a call', () => {
    expect(mistakes).toHaveLength(8);
  });
});
