import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { write } from '#api/mail/templates/template.ts';
import { TEMPLATES } from '#api/mail/templates/templates.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { confirmText } from '#src/features/account-access/mailed-links/confirm.text.ts';
import { mailedSecret } from '#src/features/account-access/mailed-links/mailed-secret.ts';
import { accessProps, adminLoginProps, studentLoginProps } from '#src/features/account-access/page/page-props.ts';
import { NOT_KEPT } from '#src/features/account-access/shell/kept-session.ts';
import { readOwner } from '#src/features/account-access/shell/owner.ts';
import { placed } from '#src/features/account-access/shell/refusals.ts';
import { pageAfterSignIn } from '#src/features/account-access/sign-in/page-after-sign-in.ts';
import { readHandOver } from '#src/lib/hand-over.ts';

const HOMES = {
  student: '/de/student/dashboard',
  partner: '/de/partner',
  employer: '/de/dashboard/employer',
  admin: '/de/dashboard/admin',
};

describe('The page after signing in', () => {
  it('PARA-03 comes after a moment on the partners’ page alone, as it is specified', () => {
    expect(accessProps('de', 'partner').signIn.delayMilliseconds).toBe(100);
    for (const { signIn } of [accessProps('de', 'employer'), studentLoginProps('de'), adminLoginProps('de')])
      expect(signIn.delayMilliseconds).toBeUndefined();
  });

  it('STUA-10 EMPA-04 is the home of the role', () => {
    for (const role of ['student', 'partner', 'employer', 'admin'] as const) {
      expect(pageAfterSignIn(role, undefined, HOMES)).toBe(HOMES[role]);
    }
  });

  it.each([
    ['student', '/de/dashboard/student?token=x&step=2'],
    ['partner', '/de/partner/onboarding'],
    ['admin', '/en/admin/partners/P-1'],
    ['employer', '/de/account'],
    ['employer', '/de/contact#top'],
  ] as const)('is for %s the wanted page %s', (role, next) => {
    expect(pageAfterSignIn(role, next, HOMES)).toBe(next);
  });

  it.each([
    ['student', '/de/dashboard/admin'],
    ['student', '/de/admin/partners'],
    ['employer', '/de/partner'],
    ['partner', '/de/student/dashboard'],
    ['admin', '/de/dashboard/employer'],
    ['student', '/de/student/login'],
    ['student', '/de/portal'],
    ['partner', '/de/partner/auth'],
    ['student', '/de/reset-password?token=x'],
  ] as const)('is for %s not %s', (role, next) => {
    expect(pageAfterSignIn(role, next, HOMES)).toBe(HOMES[role]);
  });
});

describe('A refusal', () => {
  const errors = { invalid_credentials: 'Ungültig.', account_exists: 'Schon da.', email_invalid: 'Keine Adresse.' };
  const refused = (fields: object) => ({
    kind: 'refused' as const,
    status: 400,
    code: 'unexpected',
    errors: [],
    ...fields,
  });

  it('PARA-04 PARA-09 PARA-10 is put at the field that it is about, in fixed words', () => {
    expect(placed(refused({ code: 'invalid_credentials' }), errors).errors).toEqual([
      { path: 'password', code: 'invalid_credentials', message: 'Ungültig.' },
    ]);
    expect(placed(refused({ message: 'Invalid login credentials' }), errors).errors[0]?.message).toBe('Ungültig.');
    expect(placed(refused({ message: 'User already registered' }), errors).errors[0]?.path).toBe('email');
    expect(placed(refused({ code: 'email_invalid' }), errors).errors[0]?.message).toBe('Keine Adresse.');
  });

  it('PARA-11 of a password gets its prefix where the form has one', () => {
    const weak = refused({ code: 'password_weak', message: 'Password is too common and easily guessed' });
    expect(placed(weak, errors).errors[0]?.message).toBe('Password is too common and easily guessed');
    expect(placed(weak, { ...errors, passwordFault: 'Passwort-Fehler: {message}' }).errors[0]?.message).toBe(
      'Passwort-Fehler: Password is too common and easily guessed',
    );
  });

  it('of a browser without cookies is about no field, though its sentence names the password', () => {
    const refusal = refused({ code: NOT_KEPT, message: 'E-mail and password are right, but …' });
    expect(placed(refusal, { ...errors, passwordFault: 'Passwort-Fehler: {message}' }).errors).toEqual([]);
  });

  it('EMPA-07 of the company’s name stands at the company', () => {
    const long = refused({ errors: [{ path: 'options.data.first_name', code: 'input_too_long' }] });
    expect(placed(long, errors).errors[0]?.path).toBe('company');
  });
});

describe('What one page hands to the next', () => {
  it('STUA-25 is read only where it is whole', () => {
    expect(readHandOver('{"kind":"invited","email":"a@example.org"}')).toEqual({
      kind: 'invited',
      email: 'a@example.org',
    });
    for (const broken of [null, '', '{', 'null', '3', '{"kind":"other","email":"a"}', '{"kind":"invited"}']) {
      expect(readHandOver(broken)).toBeUndefined();
    }
  });

  it('an answer without a known role is none of ours', () => {
    expect(readOwner({ email: 'a@example.org', role: 'partner' })).toEqual({ email: 'a@example.org', role: 'partner' });
    for (const broken of [{}, { email: 'a@example.org', role: 'toString' }]) {
      expect(readOwner(broken)).toBeUndefined();
    }
  });
});

it('CONS-12 a mail calls the button of its page as it is called there', () => {
  const facts = { site: readSiteConfig(), params: {}, today: '2026-11-22' };
  for (const lang of LANGUAGES)
    for (const name of ['account-confirm', 'account-new-email'] as const)
      expect(write(TEMPLATES[name], facts, lang).paragraphs[0], name).toMatch(
        new RegExp(`[„“]${confirmText.submit[lang]}[“”]`),
      );
});

it('ROUT-31 a mailed secret is whole or none: what a mail program has cut is no ended link', () => {
  const secret = 'aB-_'.repeat(10).concat('123');
  expect(mailedSecret(`?token=${secret}&x=1`, 'token')).toBe(secret);
  for (const cut of ['', '?token=', `?token=${secret.slice(0, -1)}`, `?token=${secret}%20x`, `?confirm=${secret}`])
    expect(mailedSecret(cut, 'token'), cut).toBeNull();
});
