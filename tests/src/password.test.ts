import { describe, expect, it } from 'vitest';
import { type PasswordProfile, passwordFaults, strengthOf, strengthScore } from '#contract/accounts/password.ts';
import { passwordProfile } from '#contract/accounts/password-profile.ts';
import { ERRORS } from '#contract/errors.ts';
import { fill } from '#contract/fill.ts';
import { resetPasswordProps } from '#src/features/account-access/page/page-props.ts';
import { signUpProblem } from '#src/features/account-access/sign-up/sign-up-rules.ts';
import { accountSettingsProps } from '#src/features/account-settings/account-settings-props.ts';
import { passwordText } from '#src/i18n/password.text.ts';
import { say } from '#src/i18n/text.ts';
import { rulesOf } from '#src/ui/password/password-rules.ts';

const codes = (password: string, profile: PasswordProfile) => passwordFaults(password, profile).map(({ code }) => code);
const texts = say(passwordText, 'de');
const kept = (password: string, profile: PasswordProfile) =>
  rulesOf(password, profile, texts).map((rule) => `${rule.kept ? '+' : '-'} ${rule.label}`);

describe('The strength of a password', () => {
  it.each([
    ['', 0],
    ['abc', 1],
    ['abcdefgh', 2],
    ['Abcdefgh', 3],
    ['Abcdefg1', 4],
    ['Abcdef1!', 5],
    ['A1!', 3],
    ['ÄÖÜäöü12', 4],
    ['12345678', 2],
  ])('WIZ2-20 %j counts %i of length, uppercase, lowercase, digit, symbol', (password, score) => {
    expect(strengthScore(password)).toBe(score);
  });

  it('WIZ2-21 is weak below 3, medium at 3, strong from 4', () => {
    expect([0, 1, 2, 3, 4, 5].map(strengthOf)).toEqual(['weak', 'weak', 'weak', 'medium', 'strong', 'strong']);
  });
});

describe('The rules of a password', () => {
  it('AUTH-07 are 8 to 128 characters, as a person counts them', () => {
    expect(codes('Abcdef1', 'sign-up')).toEqual(['password_too_short']);
    expect(codes('Abcdefg1', 'sign-up')).toEqual([]);
    expect(codes(`Ab1${'x'.repeat(125)}`, 'sign-up')).toEqual([]);
    expect(codes(`Ab1${'x'.repeat(126)}`, 'sign-up')).toEqual(['password_too_long']);
    expect(codes(`Ab1${'😀'.repeat(125)}`, 'sign-up')).toEqual([]);
  });

  it('are the strictest for admins: 12 characters, and everything that a partner’s must have', () => {
    expect(passwordProfile('admin')).toBe('admin');
    expect([passwordProfile('partner'), passwordProfile('student'), passwordProfile('employer')]).toEqual([
      'partner',
      'sign-up',
      'sign-up',
    ]);
    expect(passwordFaults('Abcdefgh-12', 'admin')).toEqual([{ code: 'password_too_short', params: { min: 12 } }]);
    expect(codes('Abcdefghi-12', 'admin')).toEqual([]);
    expect(codes('abcdefghijkl', 'admin')).toEqual(codes('abcdefghijkl', 'partner'));
    expect(kept('Abcdefgh-12', 'admin')[0]).toBe('- 12 bis 128 Zeichen');
  });

  it('have a sentence on the page of a mailed link and in the settings, for every role', () => {
    for (const errors of [resetPasswordProps('de').account.errors, accountSettingsProps('de').errors])
      for (const profile of ['sign-up', 'partner', 'admin'] as const)
        for (const code of [...codes('', profile), ...codes('A'.repeat(200), profile), 'password_common'])
          expect(errors, `${profile} ${code}`).toHaveProperty(code);
  });

  it.each(['password', 'PASSWORD', '12345678', 'qwerty123', 'Password123'])('AUTH-09 refuse %s in any case', (word) => {
    expect(codes(word, 'sign-up')).toContain('password_common');
  });

  it('AUTH-08 AUTH-10 AUTH-11 are told in the words of the specification', () => {
    const told = (password: string) =>
      passwordFaults(password, 'sign-up').map(({ code, params }) => fill(ERRORS[code].en, params));
    expect(told('')).toEqual([
      'Password must be at least 8 characters long',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
    ]);
    expect(told('Ab1'.repeat(43))).toEqual(['Password must be less than 128 characters']);
    expect(told('Password123')).toEqual(['Password is too common and easily guessed']);
  });

  it('PARA-06 PARA-07 PARA-08 for partners come in the order length, upper, lower, digit, special', () => {
    expect(codes('', 'partner')).toEqual([
      'password_too_short',
      'password_no_uppercase',
      'password_no_lowercase',
      'password_no_number',
      'password_no_special',
    ]);
    expect(codes('Abcdefg1!', 'partner')).toEqual(['password_too_short']);
    expect(codes('Abcdefgh1!', 'partner')).toEqual([]);
  });

  it('are a list for the reader, met ones and open ones', () => {
    expect(kept('', 'sign-up')).toEqual([
      '- 8 bis 128 Zeichen',
      '- ein Großbuchstabe',
      '- ein Kleinbuchstabe',
      '- eine Zahl',
    ]);
    expect(kept('sommer2027', 'partner')).toEqual([
      '+ 10 bis 128 Zeichen',
      '- ein Großbuchstabe',
      '+ ein Kleinbuchstabe',
      '+ eine Zahl',
      '- ein Sonderzeichen',
    ]);
    expect(kept('Password123', 'sign-up')).toContain('- nicht leicht zu erraten');
  });
});

describe('A sign-up form', () => {
  const entries = (changes: Record<string, string>) =>
    new Map(
      Object.entries({
        company: 'Example',
        email: 'a@example.org',
        password: 'Lange-Nacht-47',
        password_confirm: 'Lange-Nacht-47',
        ...changes,
      }).filter(([, value]) => value !== ''),
    );

  it('passes where everything is there', () => {
    for (const kind of ['student', 'employer', 'partner'] as const) {
      expect(signUpProblem(kind, entries({}))).toBeUndefined();
    }
  });

  it('EMPA-03 PARA-05 STUA-04 names the first field that is missing', () => {
    expect(signUpProblem('employer', entries({ company: '', email: '' }))?.path).toBe('company');
    expect(signUpProblem('partner', entries({ company: '', email: '' }))).toEqual({
      path: 'email',
      code: 'fields_required',
    });
  });

  it('PARA-08 of partners checks the password before its repetition, the others after it', () => {
    const both = entries({ password: 'kurz', password_confirm: 'anders' });
    expect(signUpProblem('partner', both)).toMatchObject({ path: 'password', code: 'password_too_short' });
    expect(signUpProblem('employer', both)).toMatchObject({ path: 'password_confirm', code: 'passwords_differ' });
    expect(signUpProblem('student', both)).toMatchObject({ path: 'password_confirm', code: 'passwords_differ' });
  });
});
