import { dictionary } from '@zxcvbn-ts/language-common';
import { ERRORS } from '#contract/errors.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { type PasswordFault, type PasswordProfile, passwordFaults } from '#contract/password.ts';
import { type Problem, problem } from '../http/problem.ts';

/** Many thousands of passwords that attackers try first, in small letters. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map((password) => password.toLowerCase()),
);

/** Why a new password is refused, every reason in one sentence each; undefined if it is good. */
export function passwordProblem(password: string, profile: PasswordProfile, lang: Lang): Problem | undefined {
  const faults = faultsOf(password, profile);
  if (faults.length === 0) return undefined;
  const reasons = faults.map(({ code, params }) => fill(ERRORS[code][lang], params)).join('. ');
  return problem('password_weak', {
    params: { reasons },
    errors: [{ path: 'password', code: 'password_weak', params: { reasons } }],
  });
}

function faultsOf(password: string, profile: PasswordProfile): PasswordFault[] {
  const faults = passwordFaults(password, profile);
  const isNamed = faults.some(({ code }) => code === 'password_common');
  return isNamed || !COMMON_PASSWORDS.has(password.toLowerCase()) ? faults : [...faults, { code: 'password_common' }];
}
