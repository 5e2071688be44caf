import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { preregistrationInput } from '#contract/applications/applicant.ts';
import { day } from '#contract/day.ts';
import { email } from '#contract/email.ts';
import { centsOf, wholeEuroOf } from '#contract/euro-text.ts';
import { fieldErrors } from '#contract/field-errors.ts';
import { phone } from '#contract/phone.ts';
import { isName } from '#contract/text-input.ts';

/** The value as it is kept, or the first refusal. */
function read(schema: z.ZodMiniType<string>, value: string) {
  const result = z.object({ field: schema }).safeParse({ field: value });
  if (result.success) return result.data.field;
  const [{ code, params } = { code: 'input_invalid' as const }] = fieldErrors(result.error);
  return params ? [code, params] : [code];
}

const SELAM = 'selam@example.org';

describe('An e-mail address', () => {
  test.each([
    ...[
      'selam@example.org\u200E',
      '\u061Cselam@example.org',
      'selam\u00AD@exam\u00ADple.org',
      'selam@example.org\u200C',
    ],
    ...[
      'selam@example.org.',
      'selam@example.org,',
      '<selam@example.org>',
      'mailto:selam@example.org',
      '(selam@example.org)',
    ],
    ...['selam\uFF20example.org', 'selam@example\u3002org', 'selam @ example. org', '\u201Eselam@example.org\u201C'],
    ...[
      "'selam@example.org'",
      'mailto:selam@example.org?subject=Hi',
      ' \u202Aselam@example.org\u202C\u00A0',
      'selam@example.org;',
    ],
    ...['Selam Tesfaye <selam@example.org>', '"Tesfaye, Selam" <selam@example.org>,', 'E-Mail: selam@example.org'],
    ...['`selam@example.org`', '\u2018selam@example.org\u2019', '*selam@example.org*', '\u2022selam@example.org'],
    ...['selam\uFE6Bexample.org', 'selam@example.org\u2026', 'selam@example.org\u1362', 'selam@example.org/'],
    'mailto://selam@example.org',
  ])('WIZ1-19 WIZ1-20 %j is cleaned', (typed) => {
    expect(read(email, typed)).toBe(SELAM);
  });

  test.each([
    ['selam@bücher.example', 'selam@xn--bcher-kva.example'],
    ['selam@BÜCHER.example', 'selam@xn--bcher-kva.example'],
    ['selam@bu\u0308cher.example', 'selam@xn--bcher-kva.example'],
    ['selam@xn--bcher-kva.example', 'selam@xn--bcher-kva.example'],
    ['selam@пример.рф', 'selam@xn--e1afmkfd.xn--p1ai'],
    ['selam@straße.example', 'selam@xn--strae-oqa.example'],
    ['selam@उदाहरण.परीक्षा', 'selam@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
    ['sales&co@example.org', 'sales&co@example.org'],
    ['c=de/selam@example.org', 'c=de/selam@example.org'],
    ["o'brien!#$%*?^`{|}~@example.org", "o'brien!#$%*?^`{|}~@example.org"],
    ['selam+2027@mu.edu.et', 'selam+2027@mu.edu.et'],
    ['mailto:selam%2B2027@mu.edu.et', 'selam+2027@mu.edu.et'],
    ['selam%2b@example.org', 'selam%2b@example.org'],
  ])('WIZ1-19 %s is taken', (typed, kept) => {
    expect(read(email, typed)).toBe(kept);
  });

  test.each([
    ['sel\u00E4m@example.org', 'ä'],
    ['sel\u0430m@example.org', '\u0430'],
    ['selam,t@example.org', ','],
    ['selam@exam\u2019ple.org', '\u2019'],
    ['se(lam@example.org', '('],
    ['ሰላም@example.org', 'ሰ'],
    ['selam\u00B7t@example.org', '·'],
    ['se"lam@example.org', '"'],
  ])('WIZ1-19 %s is refused with the sign that no address has', (typed, sign) => {
    expect(read(email, typed)).toEqual(['email_sign', { sign }]);
  });

  test.each([
    'selam@example',
    'selam@1.2.3.4',
    'a@b@example.org',
    'selam.@example.org',
    'selam@-example.org',
    'selam@example.c',
  ])('WIZ1-19 %s is no address', (typed) => {
    expect(read(email, typed)).toEqual(['email_invalid']);
  });
});

describe('A phone number', () => {
  test.each([
    ['+49 431 12345\u20130', '+49 431 12345-0'],
    ['+251\u201191\u2011123\u20114567', '+251-91-123-4567'],
    ['\uFF0B251911234567', '+251911234567'],
    ['Tel. 040 123456', '040 123456'],
    ['Mobil: 0171/1234567', '0171/1234567'],
    ['tel:+251911223344', '+251911223344'],
    ['\u202A+251911234567\u202C', '+251911234567'],
    ['+251\u00A0911\u00A0223344', '+251 911 223344'],
    ['٠٩١١٢٢٣٣٤٤', '0911223344'],
    ['(0911)\u2009223\u2212344', '(0911) 223-344'],
    ['(+251) 911 223 344', '(+251) 911 223 344'],
    ['☎ +251911223344', '+251911223344'],
    ['Mobile number: 0911223344', '0911223344'],
    ['M: +49 171 1234567', '+49 171 1234567'],
    ['+251911223344 (WhatsApp)', '+251911223344'],
    ['"+251 911 22 33 44";', '+251 911 22 33 44'],
    ['+251·911·223·344', '+251 911 223 344'],
    ['+251\u2215911\u2215223344', '+251/911/223344'],
    ['', ''],
  ])('WIZ1-18 %j is kept as %j', (typed, kept) => {
    expect(read(phone, typed)).toBe(kept);
    expect(preregistrationInput.shape.phone.parse(typed)).toBe(kept);
  });
});

test.each(['O911223344', '+251 91l 223344', 'call me', '+251=911223344'])('WIZ1-18 %j is no number', (typed) => {
  expect(read(phone, typed)).toEqual(['phone_invalid']);
});

describe('A day', () => {
  test.each([
    ['2027-07-01', '2027-07-01'],
    ['01.07.2027', '2027-07-01'],
    ['1.7.2027', '2027-07-01'],
    ['1. 7. 2027', '2027-07-01'],
    ['2027/07/01', '2027-07-01'],
    ['2027-7-1', '2027-07-01'],
    ['2027.07.01', '2027-07-01'],
    ['31/5/2003', '2003-05-31'],
    ['5/31/2003', '2003-05-31'],
    ['31\u201305\u20132003', '2003-05-31'],
    ['\u200E31.05.2003\u00A0', '2003-05-31'],
    ['٣١/٠٥/٢٠٠٣', '2003-05-31'],
    ['01 07 2027', '2027-07-01'],
    ['01,07,2027', '2027-07-01'],
    ['01.07.2027.', '2027-07-01'],
    ['1\u20247\u20242027', '2027-07-01'],
    ['2027\u204407\u204401', '2027-07-01'],
    ['31.02.2027', ['date_invalid']],
    ['13.13.2027', ['date_invalid']],
    ['1.7.27', ['date_invalid']],
    ['next summer', ['date_invalid']],
  ])('%j is %j', (typed, kept) => {
    expect(read(day(), typed)).toEqual(kept);
  });
});

describe('Euros', () => {
  test.each([
    ['14,60', 1460],
    ['14.60', 1460],
    ['14,6', 1460],
    ['14,60 €', 1460],
    ['€14.60', 1460],
    ['EUR 14,60', 1460],
    ['14,60 Euro brutto', 1460],
    ['14,60€/Std.', 1460],
    ['14.60 euros per hour', 1460],
    ['14,-', 1400],
    ['14,\u2013 €', 1400],
    ['14,-- €', 1400],
    ['１４,60\u00A0€', 1460],
    ['14', 1400],
    ['14,60 pro Std.', 1460],
    ['14.60 EUR/hour', 1460],
    ['ca. 14,60 €/h (brutto)', 1460],
    ['14, 60 €', 1460],
    ['14,60.', 1460],
    ['14€60', null],
    ['$14.60', null],
    ['14,60–15,50 €', null],
    ['14,605', null],
    ['-14', null],
    ['14-16', null],
    ['a lot', null],
    ['', null],
  ])('%j are %j cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  test('a rent has no cents', () => {
    expect(['450', '450 €', '450,-', '450,00', '450,50', '450 Euro'].map(wholeEuroOf)).toEqual([
      450,
      450,
      450,
      450,
      null,
      450,
    ]);
  });
});

describe('A name', () => {
  test.each([
    ...['M.De', 'A.De', 'J.D.de Dieu', 'Jean.de.Dieu', 'S.Ch', 'G.Eu', 'T.Io', 'St.At', 'H.Ma/Mariam', 'A.Te/Haymanot'],
    ...['Dr.A.De Souza', 'Prof.Dr.De Vries', 'musterhandel.de AG', 'Reisen.com (Deutschland) GmbH', 'zuhause24.de'],
    ...[
      'S.I.S.CH. AG',
      'Muster University (muster.edu.et)',
      'U.S.A.Com College',
      'W/Gebriel Hailu',
      'Ze’ena O’Neill',
      '4M',
    ],
  ])('WIZ1-14 may hold dots: %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  test.each([
    'https://example.org',
    'www.example.org',
    'a@example.org',
    'example.com/x',
    'Win: evil.shop/x',
    '12345',
    '...',
  ])('WIZ1-14 is no address: %s', (name) => {
    expect(isName(name)).toBe(false);
  });

  test.each([
    ['Müller\u2013Meier', 'Müller-Meier'],
    ['Müller\u2212Meier', 'Müller-Meier'],
    ['Müller\u2011Meier', 'Müller-Meier'],
    ['Müller\u02D7Meier', 'Müller-Meier'],
    ['Müller\u058AMeier', 'Müller-Meier'],
    ['Müller\uFE63Meier', 'Müller-Meier'],
    ['Müller\u00AD', 'Müller'],
    ['Gebre\u00A0\u00A0Meskel', 'Gebre Meskel'],
    ['\u202EAbel\u202C', 'Abel'],
    ['Ａｂｅｌ', 'Abel'],
    ['O\u200CNeill', 'ONeill'],
    ['\u2014', ''],
  ])('WIZ1-20 %j is kept as %j', (typed, kept) => {
    const person = { first_name: typed, last_name: 'X', email: SELAM, gdpr: 'true' };
    expect(preregistrationInput.parse(person).first_name).toBe(kept);
  });

  test('WIZ1-21 of invisible signs alone is empty', () => {
    const found = preregistrationInput.safeParse({
      first_name: '\u00AD\u200D',
      last_name: 'X',
      email: SELAM,
      gdpr: 'true',
    });
    expect(found.error && fieldErrors(found.error)).toEqual([{ path: 'first_name', code: 'input_empty' }]);
  });
});
