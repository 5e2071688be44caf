import { type PasswordFault, type PasswordProfile, passwordFaults } from '#contract/accounts/password.ts';
import { ERRORS } from '#contract/errors.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { type Problem, problem } from '../http/problem.ts';

/** Many thousands of passwords that attackers try first, in lower case. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= loadCommon();
  return common;
}
let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the list with the first password that needs it: it takes five megabytes. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
}

/** Why a new password is refused, one sentence for each reason; undefined if it is good. */
export async function passwordProblem(
  password: string,
  profile: PasswordProfile,
  lang: Lang,
): Promise<Problem | undefined> {
  const faults = await faultsOf(password, profile);
  if (faults.length === 0) return undefined;
  const reasons = faults.map(({ code, params }) => fill(ERRORS[code][lang], params)).join('. ');
  return problem('password_weak', {
    params: { reasons },
    errors: [{ path: 'password', code: 'password_weak', params: { reasons } }],
  });
}

async function faultsOf(password: string, profile: PasswordProfile): Promise<PasswordFault[]> {
  const faults = passwordFaults(password, profile);
  const isNamed = faults.some(({ code }) => code === 'password_common');
  const isCommon = isNamed || (await commonPasswords()).has(password.toLowerCase());
  return isNamed || !isCommon ? faults : [...faults, { code: 'password_common' }];
}
