import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';
import type { signInReply } from '#contract/accounts/account.ts';
import type { CallAddress, FormAddress, InputOf, JsonAddress } from '#contract/calls.ts';
import type { call } from '#src/lib/call/call.ts';
import { addressOf } from '#src/lib/call/call-address.ts';

describe('The address of a call', () => {
  it('holds the input where its path names it, and the rest as its query', () => {
    expect(addressOf('GET /api/admin/partners/:partner_id', { partner_id: 'abc' })).toBe('/api/admin/partners/abc');
    expect(addressOf('GET /api/invites/:token/poster-:lang.pdf', { token: 't', lang: 'en' })).toBe(
      '/api/invites/t/poster-en.pdf',
    );
    expect(addressOf('GET /api/invites/:token/qr.png', { token: 't', width: '240' })).toBe(
      '/api/invites/t/qr.png?width=240',
    );
  });

  it('leaves nothing out of its place', () => {
    expect(addressOf('GET /api/admin/partners/:partner_id', { partner_id: '../a/b?c#d' })).toBe(
      '/api/admin/partners/..%2Fa%2Fb%3Fc%23d',
    );
    expect(addressOf('GET /api/invites/:token/qr.svg', { token: 't', width: undefined })).toBe('/api/invites/t/qr.svg');
  });

  it('carries the token of a link beside the input', () => {
    expect(addressOf('GET /api/functions/enrolment-declaration', { lang: 'de' }, 'a b')).toBe(
      '/api/functions/enrolment-declaration?lang=de&token=a+b',
    );
  });
});

// The compiler is the test: at run time these expectations always hold.
describe('The type of a call', () => {
  it('takes what the contract takes, and nothing else', () => {
    type SignIn = InputOf<'POST /api/auth/sign-in'>;
    expectTypeOf<{ email: string; password: string }>().toExtend<SignIn>();
    expectTypeOf<{ email: string }>().not.toExtend<SignIn>();
    expectTypeOf<{ email: string; password: number }>().not.toExtend<SignIn>();
    expectTypeOf<{ token: string; lang: 'fr' }>().not.toExtend<InputOf<'GET /api/invites/:token/poster-:lang.pdf'>>();
  });

  it('answers with the contract’s reply', () => {
    type SignedIn = Awaited<ReturnType<typeof call<'POST /api/auth/sign-in'>>>;
    expectTypeOf<Extract<SignedIn, { kind: 'ok' }>['data']>().toEqualTypeOf<z.infer<typeof signInReply>>();
  });

  it('is JSON or a form, and a picture is neither', () => {
    expectTypeOf<'POST /api/auth/sign-in'>().toExtend<JsonAddress>();
    expectTypeOf<'POST /api/auth/sign-in'>().not.toExtend<FormAddress>();
    expectTypeOf<'POST /api/functions/submit-step2'>().toExtend<FormAddress>();
    expectTypeOf<'POST /api/functions/submit-step2'>().not.toExtend<JsonAddress>();
    expectTypeOf<'GET /api/invites/:token/qr.png'>().not.toExtend<JsonAddress | FormAddress>();
    expectTypeOf<'POST /api/auth/sign-inn'>().not.toExtend<CallAddress>();
  });
});
