import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';
import type { signInReply } from '#contract/accounts/account.ts';
import type { signIn } from '#contract/addresses/account.ts';
import { enrolmentDeclaration, type submitStep2 } from '#contract/addresses/application.ts';
import { invitePoster, inviteQrPng, inviteQrSvg } from '#contract/addresses/invite.ts';
import { exportRegistrations, getPartner } from '#contract/addresses/partner.ts';
import type { CallPath, FormPath, InputOf, JsonPath } from '#contract/calls.ts';
import type { call } from '#src/lib/call/call.ts';
import { addressOf } from '#src/lib/call/call-address.ts';

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
    expect(addressOf(enrolmentDeclaration, { lang: 'de' }, 'a b')).toBe(
      '/api/functions/enrolment-declaration?lang=de&token=a+b',
    );
  });
});

// The compiler is the test: at run time these expectations always hold.
describe('The type of a call', () => {
  it('takes what the contract takes, and nothing else', () => {
    type SignIn = InputOf<typeof signIn.path>;
    expectTypeOf<{ email: string; password: string }>().toExtend<SignIn>();
    expectTypeOf<{ email: string }>().not.toExtend<SignIn>();
    expectTypeOf<{ email: string; password: number }>().not.toExtend<SignIn>();
    expectTypeOf<{ token: string; lang: 'fr' }>().not.toExtend<InputOf<typeof invitePoster.path>>();
  });

  it('answers with the contract’s reply', () => {
    type SignedIn = Awaited<ReturnType<typeof call<typeof signIn.path>>>;
    expectTypeOf<Extract<SignedIn, { kind: 'ok' }>['data']>().toEqualTypeOf<z.infer<typeof signInReply>>();
  });

  it('is JSON or a form, and a picture is neither', () => {
    expectTypeOf<typeof signIn.path>().toExtend<JsonPath>();
    expectTypeOf<typeof signIn.path>().not.toExtend<FormPath>();
    expectTypeOf<typeof submitStep2.path>().toExtend<FormPath>();
    expectTypeOf<typeof submitStep2.path>().not.toExtend<JsonPath>();
    expectTypeOf<typeof inviteQrPng.path>().not.toExtend<JsonPath | FormPath>();
    expectTypeOf<'/api/auth/sign-inn'>().not.toExtend<CallPath>();
  });
});
