import { describe, expect, it } from 'vitest';
import { fillBlanks } from '#api/http/blanks.ts';
import { fieldProblem, problem } from '#api/http/problem.ts';
import { fillingOf } from '#api/http/refusal-page.ts';

const filled = (page: string, values: Record<string, string>) => fillBlanks(page, new Map(Object.entries(values)));

describe('The blanks of a page', () => {
  it.each([
    ['<b>%%name%%</b>', { name: 'Selam & <Söhne> "x"' }, '<b>Selam &#38; &#60;Söhne&#62; &#34;x&#34;</b>'],
    ['[%%name%%]', {}, '[]'],
    ['%%if:a%%A%%end:a%%%%unless:a%%B%%end:a%%', { a: 'x' }, 'A'],
    ['%%if:a%%A%%end:a%%%%unless:a%%B%%end:a%%', { a: '' }, 'B'],
    ['%%if:a%%(%%if:b%%%%b%%%%end:b%%)%%end:a%%', { a: 'x', b: 'y' }, '(y)'],
    ['%%if:a%%(%%if:b%%%%b%%%%end:b%%)%%end:a%%', { b: 'y' }, ''],
  ])('%s', (page, values, expected) => {
    expect(filled(page, values as Record<string, string>)).toBe(expected);
  });

  it('are not looked for in what was typed', () => {
    expect(filled('%%a%%', { a: '%%b%% %%if:b%%', b: 'secret' })).toBe('%%b%% %%if:b%%');
  });
});

describe('CONS-10 A form that was refused without a script', () => {
  const PAGE = '%%if:form:apply%%%%if:error:email%%%%error:email%%%%end:error:email%%%%end:form:apply%%';
  const form = { call: 'apply', fields: { email: 'selam', first_name: 'Selam', gdpr: ['a', 'b'] } };
  const fillingFor = (...rest: Parameters<typeof fillingOf> extends [string, ...infer Rest] ? Rest : never) =>
    Object.fromEntries(fillingOf(PAGE, ...rest));

  it('says at the field what is wrong, and above the form what has no field', () => {
    const refusal = fieldProblem([
      { path: 'email', code: 'email_invalid' },
      { path: 'lang', code: 'lang_invalid' },
    ]);
    expect(fillingFor(refusal, 'en', form)).toMatchObject({
      'error:email': 'Please enter a valid email address',
      others: 'The language can be de or en.',
      fields: 'yes',
      'form:apply': 'yes',
      'typed:email': 'selam',
      'typed:first_name': 'Selam',
    });
  });

  it('says in one sentence what concerns no field', () => {
    expect(fillingFor(problem('busy'), 'de', form)).toMatchObject({
      others: expect.stringMatching(/^Der Server hat gerade sehr viel zu tun/),
      fields: '',
      'code:busy': 'yes',
    });
  });

  it.each([
    ['was not read', { call: 'apply', fields: {} }],
    ['has no page of its own', { call: 'other', fields: { email: 'x' } }],
    ['is unknown', undefined],
  ])('leads back to what was typed where the form %s', (_name, sent) => {
    const filling = fillingFor(problem('body_too_large'), 'en', sent);
    expect(filling['go-back']).toBe('yes');
    expect(Object.keys(filling).filter((name) => name.startsWith('form:'))).toEqual([]);
  });

  it('does not speak of what was typed where the form is only a button', () => {
    const sent = { call: 'other', fields: {}, isButton: true };
    expect(fillingFor(problem('applicant_not_found'), 'en', sent)['go-back']).toBeUndefined();
  });

  it('carries another key each time', () => {
    expect(fillingFor(problem('busy'), 'en', form).key).not.toBe(fillingFor(problem('busy'), 'en', form).key);
  });
});
