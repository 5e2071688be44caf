import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { problemsOf, RULES, type RuleName } from '#src/features/applicants/forms/rules.ts';
import { tokenPageProps, wizardProps } from '#src/features/applicants/shell/shell-props.ts';
import { codesOf } from '#src/lib/rule-codes.ts';

const TYPED = [
  '',
  ' ',
  '-',
  '.',
  '–',
  '-.-',
  'x',
  'Selam',
  '12',
  'www.x.org',
  'a@b.et',
  'a@',
  '\u0000',
  '😀',
  'x'.repeat(500),
];
const FIELDS = ['first_name', 'middle_name', 'last_name', 'email', 'phone', 'tracking_number', 'gdpr'];

describe('A code of a rule that a form checks by itself', () => {
  it.each(LANGUAGES)('LANG-15 has its sentence on the page, whatever is typed: %s', (lang) => {
    const pages = [wizardProps(lang), tokenPageProps(lang, 'status').words, tokenPageProps(lang, 'upload').words];
    const typed = fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(fc.constantFrom(...TYPED), fc.string()));
    fc.assert(
      fc.property(typed, fc.constantFrom(...(Object.keys(RULES) as RuleName[])), (fields, rule) => {
        const [join, ...others] = pages.map(({ errors }) => Object.keys(errors));
        const codes = problemsOf(rule, { gdpr: 'true', ...fields }).map(({ code }) => code);
        expect(join).toEqual(expect.arrayContaining(codes));
        // The consent is asked for on /join and /verify alone.
        const typedCodes = codes.filter((code) => code !== 'gdpr_required');
        for (const known of others) expect(known).toEqual(expect.arrayContaining(typedCodes));
      }),
      { numRuns: 400 },
    );
  });

  it('is read out of the rule, and of no field that the page does not ask for', () => {
    expect(codesOf(RULES.preregistration, ['first_name', 'email']).sort()).toEqual(
      [
        'email_invalid',
        'email_sign',
        'input_empty',
        'input_invalid',
        'input_too_long',
        'name_invalid',
        'name_missing',
      ].sort(),
    );
    expect(codesOf(RULES.preregistration)).toContain('gdpr_required');
  });
});

describe('A page that shows errors', () => {
  it('LANG-15 has codes that are ours: each sentence is one of the catalogue, or of the page’s own', () => {
    for (const { errors } of LANGUAGES.map(wizardProps))
      for (const code of Object.keys(errors)) expect(Object.keys(ERRORS), code).toContain(code);
  });
});
