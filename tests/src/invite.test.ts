import { describe, expect, it } from 'vitest';
import { meaningOf } from '#src/features/account-access/sign-up/check-partner.ts';
import { inviteToken, viewOfInvitation } from '#src/features/invite/invitation.ts';
import { readRegistration, registrationBody, registrationProblems } from '#src/features/invite/registration.ts';
import { readKept, textsIn, withForm } from '#src/ui/kept-texts/kept-texts.ts';

describe('The token of an invitation', () => {
  it.each([
    ['/de/invite/abc', 'abc'],
    ['/en/invite/a%20b/', 'a b'],
    ['/de/invite/%E0%A4%A', '%E0%A4%A'],
    ['/de/invite', undefined],
    ['/de/invite/', undefined],
    ['/de/invite/%20', undefined],
  ])('of %s is %s', (pathname, token) => {
    expect(inviteToken(pathname)).toBe(token);
  });
});

describe('What the check of an invitation means', () => {
  const ok = (data: object) => viewOfInvitation({ kind: 'ok', data }, 'abc');
  const refused = (status: number, path = '') =>
    viewOfInvitation(
      { kind: 'refused', status, code: 'x', message: 'Nein.', errors: path ? [{ path, code: 'x' }] : [] },
      'abc',
    );

  it('INVI-03 is the form where it is valid', () => {
    const reply = { valid: true, organization_name: 'U', partner_id: 'P', error: null };
    const open = (isVerified: boolean) => ({
      ...{ kind: 'open', token: 'abc' },
      invitation: { organization: 'U', partnerId: 'P', isVerified },
    });
    expect(ok({ ...reply, verified: true })).toEqual(open(true));
    // Verified is only what the server says to be.
    expect(ok(reply)).toEqual(open(false));
  });

  it('INVI-05 INVI-06 is a refusal with the server’s sentence where it is not', () => {
    expect(ok({ valid: false, error: 'Nicht gefunden' })).toEqual({ kind: 'invalid', error: 'Nicht gefunden' });
    expect(ok({ valid: false, error: null })).toEqual({ kind: 'invalid' });
    expect(ok({ valid: false, paused: false, error: 'Nein.' })).toEqual({ kind: 'invalid', error: 'Nein.' });
    expect(ok({ valid: false, paused: true, error: 'Pause.' })).toEqual({ kind: 'paused' });
    expect(refused(400, 'token')).toEqual({ kind: 'invalid' });
  });

  it('INVI-06 is nothing that says anything about the invitation otherwise', () => {
    expect(ok({ hotel: 'wifi' })).toEqual({ kind: 'failed', offline: false });
    expect(refused(429)).toEqual({ kind: 'failed', offline: false, error: 'Nein.' });
    expect(viewOfInvitation({ kind: 'unreachable', reason: 'timeout' }, 'abc')).toEqual({
      kind: 'failed',
      offline: true,
    });
  });
});

describe('What the check of a partner means for the sign-up', () => {
  it('CONS-09 is the form unless the server says no', () => {
    const refused = { kind: 'refused' as const, code: 'x', errors: [] };
    expect(meaningOf({ kind: 'ok', data: { valid: true } })).toBe('form');
    expect(meaningOf({ kind: 'ok', data: { valid: false, paused: true } })).toBe('paused');
    expect(meaningOf({ kind: 'ok', data: { valid: false } })).toBe('unknown-partner');
    expect(meaningOf({ ...refused, status: 400 })).toBe('unknown-partner');
    for (const answer of [
      { kind: 'ok' as const, data: { hotel: 'wifi' } as object },
      { ...refused, status: 503 },
      { kind: 'unreachable' as const, reason: 'offline' as const },
    ])
      expect(meaningOf(answer)).toBe('form');
  });
});

describe('What was typed before the language changed', () => {
  it('LANG-11 comes back to the same form, whatever the storage holds', () => {
    const texts = { email: 'selam@example.org' };
    const read = (stored: unknown) => textsIn(readKept(stored), 'invite');
    expect(read(JSON.stringify({ forms: { invite: { ...texts, age: 7 } } }))).toEqual(texts);
    expect(read(JSON.stringify({ forms: { 'sign-in': texts } }))).toEqual({});
    for (const odd of [null, '', '{', '7', '{"forms":null}', '{"forms":{"invite":null}}', '{"forms":{"invite":7}}'])
      expect(read(odd), String(odd)).toEqual({});
  });

  it('LANG-11 is kept of every form of the page, and which one was seen; an earlier press is forgotten', () => {
    const [a, b] = [{ email: 'a@example.org' }, { email: 'b@example.org' }];
    const first = withForm({ forms: {} }, { press: 1, id: 'sign-up', texts: b, isShown: true });
    const both = withForm(first, { press: 1, id: 'sign-in', texts: a, isShown: false });
    expect(both).toEqual({ press: 1, forms: { 'sign-up': b, 'sign-in': a }, shown: 'sign-up' });
    const later = withForm(both, { press: 2, id: 'sign-in', texts: b, isShown: false });
    expect(later).toEqual({ press: 2, forms: { 'sign-in': b } });
  });
});

describe('A registration', () => {
  const good = {
    email: ' selam@example.org ',
    firstName: 'Selam ',
    lastName: 'Tesfaye',
    password: ' Lange-Nacht-47 ',
    password_confirm: ' Lange-Nacht-47 ',
  };
  const entries = (fields: object) => new Map(Object.entries({ ...good, ...fields }));
  const codes = (fields: object) => registrationProblems(entries(fields)).map(({ path, code }) => `${path} ${code}`);

  it('INVI-09 INVI-10 INVI-11 names everything that is wrong at once', () => {
    expect(codes({})).toEqual([]);
    expect(registrationProblems(new Map()).map(({ path }) => path)).toEqual(Object.keys(good));
    expect(codes({ password: 'Kurz-47' })).toEqual(['password password_rules', 'password_confirm passwords_differ']);
    expect(codes({ password: 'Password123', password_confirm: 'Password123' })).toEqual(['password password_common']);
  });

  it('INVI-12 sends a password byte for byte, and no spaces around the rest', () => {
    expect(registrationBody(entries({}), 'abc', 'en')).toEqual({
      token: 'abc',
      email: 'selam@example.org',
      password: ' Lange-Nacht-47 ',
      firstName: 'Selam',
      lastName: 'Tesfaye',
      lang: 'en',
    });
  });

  it('INVI-13 INVI-14 reads a refusal in either form, and whose fault it was', () => {
    const refusal = { kind: 'refused' as const, status: 400, code: 'x', errors: [] };
    expect(readRegistration({ ...refusal, message: 'A', details: ['A', 'B'] })).toMatchObject({
      code: 'refused',
      message: 'A, B',
    });
    expect(readRegistration({ kind: 'ok', data: { success: false, error: 'A', details: ['B', 'C'] } })).toMatchObject({
      kind: 'refused',
      code: 'refused',
      message: 'B, C',
    });
    expect(readRegistration({ ...refusal, status: 502 })).toMatchObject({ code: 'broken' });
    expect(readRegistration({ kind: 'ok', data: {} })).toMatchObject({ kind: 'refused', code: 'broken' });
    expect(readRegistration({ kind: 'ok', data: { success: true } })).toMatchObject({ kind: 'ok' });
  });
});
