import { expect, it } from 'vitest';
import { asShown, typedValue } from '#src/features/admin/settings/typed-values.ts';

const number = (text: string) => typedValue('number', 'fee', new Map([['fee', text]]), []);

it.each([
  ['2000', 2000],
  ['14,60', 14.6],
  ['14.60', 14.6],
  ['38,5', 38.5],
])('in a field of the settings %s is the number %d', (text, value) => expect(number(text)).toBe(value));

it.each(['2.000', '2,000', '1.259,50', '2 000'])(
  'in a field of the settings %s could be thousands or thousandths: it is no number',
  (text) => expect(number(text)).toBe(text),
);

it('what stood in a field of the settings, with however many decimals, is no change', () => {
  expect(asShown(number('20,825'), 'de')).toBe(asShown(20.825, 'de'));
  expect(asShown([{ percent: number('20.825') }], 'en')).toBe(asShown([{ percent: 20.825 }], 'en'));
  expect(asShown(number('2.000'), 'de')).not.toBe(asShown(2000, 'de'));
});
