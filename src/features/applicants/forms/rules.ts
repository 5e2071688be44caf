import { safeParse } from 'zod/mini';
import {
  announceOriginalsInput,
  correctionInput,
  preregistrationInput,
  resendLinkInput,
} from '#contract/applications/applicant.ts';
import { fieldErrors } from '#contract/field-errors.ts';
import type { Problem } from '#src/ui/form/problems.ts';

/** The contract's rules for the typed fields of each form. */
export const RULES = {
  preregistration: preregistrationInput,
  resend: resendLinkInput,
  announce: announceOriginalsInput,
  correction: correctionInput,
};
export type RuleName = keyof typeof RULES;

export function problemsOf(rule: RuleName, typed: object): Problem[] {
  const result = safeParse(RULES[rule], typed);
  return result.success ? [] : fieldErrors(result.error);
}
