import type * as z from 'zod';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { FieldError } from '#contract/field-errors.ts';

/** What is wrong with a value of the settings, as a code with a sentence in both languages. Pure. */
export function siteFault(issue: z.core.$ZodIssue): FieldError {
  // Of an empty value or another one, the other one says what is wrong.
  const meant = (issue.code === 'invalid_union' && issue.errors.at(-1)?.[0]) || issue;
  const given = meant as {
    minimum?: unknown;
    inclusive?: boolean;
    maximum?: unknown;
    params?: Record<string, number | string>;
  };
  const params = {
    ...(given.minimum !== undefined && { min: Number(given.minimum) + (given.inclusive === false ? 1 : 0) }),
    ...(given.maximum !== undefined && { max: Number(given.maximum) }),
    ...given.params,
  };
  return { path: issue.path.join('.'), code: codeOf(meant), params };
}

function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  if (Object.hasOwn(ERRORS, issue.message)) return issue.message as ErrorCode;
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? 'input_invalid';
  if (issue.code === 'too_small') return issue.origin === 'array' ? 'settings_too_few' : 'settings_at_least';
  if (issue.code === 'too_big') return issue.origin === 'array' ? 'settings_too_many' : 'settings_at_most';
  return 'input_invalid';
}

const TYPES: Readonly<Partial<Record<string, ErrorCode>>> = {
  string: 'input_empty',
  number: 'settings_number',
  int: 'settings_whole',
};
