import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '#contract/field-errors.ts';
import { fill } from '#contract/fill.ts';
import { requiredText } from '#contract/text-input.ts';

describe('A sentence with places', () => {
  test('WIZ1-22 gets its values, as often as their place stands there', () => {
    expect(fill('Maximum {max} characters, {max} and no more', { max: 100 })).toBe(
      'Maximum 100 characters, 100 and no more',
    );
    expect(fill('{a}{b}', { a: 0, b: '' })).toBe('0');
  });

  test('without a value a place stays as it is', () => {
    expect(fill('Try again in {minutes} minutes')).toBe('Try again in {minutes} minutes');
    expect(fill('{constructor} {toString}', {})).toBe('{constructor} {toString}');
  });

  test('a value is never read as a sentence itself', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(fill('<{reason}>', { reason: value, x: 'no' })).toBe(`<${value}>`);
      }),
    );
    expect(fill('<{reason}>', { reason: '{x} $& $1', x: 'no' })).toBe('<{x} $& $1>');
  });
});

describe('What is wrong with a form', () => {
  const form = z.object({ name: requiredText(3), person: z.object({ age: z.number() }) });
  const check = (value: object) => {
    const result = form.safeParse(value);
    return result.success ? [] : fieldErrors(result.error);
  };

  test('WIZ1-22 is told once for each field, with the limit that was passed', () => {
    expect(check({ name: 'abcd', person: { age: 1 } })).toEqual([
      { path: 'name', code: 'input_too_long', params: { max: 3 } },
    ]);
  });

  test('STAC-09 is told for all fields at once; what has no code of ours is an invalid input', () => {
    expect(check({ name: '', person: { age: 'x' } })).toEqual([
      { path: 'name', code: 'input_empty' },
      { path: 'person.age', code: 'input_invalid' },
    ]);
  });
});
