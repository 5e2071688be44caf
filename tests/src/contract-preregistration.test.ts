import { describe, expect, test } from 'vitest';
import { preregistrationInput } from '#contract/applications/applicant.ts';
import { fieldErrors } from '#contract/field-errors.ts';

const complete = { first_name: 'Selam', last_name: 'Tesfaye', email: 'selam@example.org', gdpr: 'true' };

function refusals(change: object) {
  const result = preregistrationInput.safeParse({ ...complete, ...change });
  return result.success ? [] : fieldErrors(result.error).map(({ path, code }) => [path, code]);
}

/** An address of this many characters in a form that is valid otherwise. */
const longEmail = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;

describe('The typed fields of step 1', () => {
  test('WIZ1-14 WIZ1-26 are kept cleaned, with what may be missing left out', () => {
    expect(
      preregistrationInput.parse({ ...complete, first_name: ' Selam\u0000 ', email: ' selam@example.org ' }),
    ).toEqual({
      ...complete,
      middle_name: '',
      phone: '',
      gdpr: true,
      for_another: false,
    });
  });

  test('WIZ1-16 WIZ1-17 WIZ1-18 have their lengths', () => {
    const long = {
      first_name: 'x'.repeat(101),
      middle_name: 'x'.repeat(101),
      last_name: 'x'.repeat(101),
      phone: '1'.repeat(21),
    };
    expect(refusals(long)).toEqual(Object.keys(long).map((path) => [path, 'input_too_long']));
    expect(
      refusals({ first_name: 'x', middle_name: 'x'.repeat(100), last_name: 'x'.repeat(100), phone: '1'.repeat(20) }),
    ).toEqual([]);
  });

  test('WIZ1-21 names and e-mail cannot be empty', () => {
    expect(refusals({ first_name: '', last_name: undefined, email: ' ' })).toEqual([
      ['first_name', 'input_empty'],
      ['last_name', 'input_empty'],
      ['email', 'input_empty'],
    ]);
  });
});

describe('An e-mail address', () => {
  test.each([
    'a@b.et',
    'selam.tesfaye+2026@students.aau.edu.et',
    "o'brien@example.org",
    'SELAM@EXAMPLE.ORG',
    'selam_t@sub-domain.example',
    longEmail(320),
  ])('WIZ1-19 %s passes', (email) => {
    expect(refusals({ email })).toEqual([]);
  });

  test.each([
    'selam',
    'selam@',
    '@example.org',
    'selam@example',
    'selam@@example.org',
    'selam@example..org',
    '.selam@example.org',
    'se lam@example.org',
    'selam@exam_ple.org',
    'Selam selam@example.org',
    'selam@example.org, abel@example.org',
    longEmail(321),
  ])('WIZ1-19 %s is refused', (email) => {
    expect(refusals({ email })).toEqual([['email', 'email_invalid']]);
  });

  test('WIZ1-20 a line break cannot smuggle a second mail header in', () => {
    expect(refusals({ email: 'selam@example.org\r\nBcc: x@example.org' })).toEqual([['email', 'email_invalid']]);
  });
});

describe('Consent', () => {
  test.each(['true', 'TRUE', ' on ', '1', 'yes', true])('WIZ1-24 %j gives it', (gdpr) => {
    expect(refusals({ gdpr })).toEqual([]);
  });

  test.each([undefined, null, '', 'false', '0', 0, 1, false, 'no', 'off', 'truely', ['true'], {}])(
    'WIZ1-24 %j does not give it',
    (gdpr) => {
      expect(refusals({ gdpr })).toEqual([['gdpr', 'gdpr_required']]);
    },
  );
});

describe('What the wizard adds by itself', () => {
  test('LANG-13 the language can be one of the two, or missing', () => {
    expect([refusals({ lang: 'de' }), refusals({ lang: 'en' }), refusals({})]).toEqual([[], [], []]);
    expect(refusals({ lang: 'fr' })).toEqual([['lang', 'lang_invalid']]);
    expect(refusals({ lang: '' })).toEqual([['lang', 'lang_invalid']]);
  });

  test('WIZ1-03 the idempotency key is a UUID, or missing', () => {
    expect(refusals({ idempotency_key: crypto.randomUUID() })).toEqual([]);
    expect(refusals({ idempotency_key: 'again' })).toEqual([['idempotency_key', 'key_invalid']]);
  });
});
