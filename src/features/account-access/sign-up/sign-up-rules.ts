import { type PasswordProfile, passwordFaults } from '#contract/password.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';

export type SignUpKind = 'student' | 'employer' | 'partner';

/** The fields of each form, in their order. */
export const SIGN_UP_FIELDS = {
  student: ['email', 'password', 'password_confirm'],
  employer: ['company', 'email', 'password', 'password_confirm'],
  partner: ['email', 'password', 'password_confirm'],
} as const satisfies Record<SignUpKind, readonly string[]>;

/** The first thing that is wrong, in the order that the specification gives to each form. The server checks the rest. */
export function signUpProblem(kind: SignUpKind, entries: Entries): Problem | undefined {
  const missing = SIGN_UP_FIELDS[kind].find((name) => !entries.has(name));
  if (missing) return { path: missing, code: 'fields_required' };
  const differ = passwordsDiffer(entries);
  return kind === 'partner'
    ? (passwordProblem(entries, 'partner') ?? differ)
    : (differ ?? passwordProblem(entries, 'sign-up'));
}

/** A new password with its repetition, for somebody whose account is known. */
export function newPasswordProblem(entries: Entries, profile: PasswordProfile): Problem | undefined {
  const missing = ['password', 'password_confirm'].find((name) => !entries.has(name));
  if (missing) return { path: missing, code: 'fields_required' };
  return passwordProblem(entries, profile) ?? passwordsDiffer(entries);
}

function passwordsDiffer(entries: Entries): Problem | undefined {
  return entries.get('password') === entries.get('password_confirm')
    ? undefined
    : { path: 'password_confirm', code: 'passwords_differ' };
}

function passwordProblem(entries: Entries, profile: PasswordProfile): Problem | undefined {
  const [first] = passwordFaults(String(entries.get('password') ?? ''), profile);
  return first && { path: 'password', ...first };
}
