import { type PasswordProfile, passwordFaults } from '#contract/accounts/password.ts';
import type { Entries } from '../form/entries.ts';
import type { Problem } from '../form/problems.ts';

/** The fault of a new password. Each form decides in which order faults are said. */
export function weakPassword(entries: Entries, profile: PasswordProfile): Problem | undefined {
  const [first] = passwordFaults(String(entries.get('password') ?? ''), profile);
  return first && { path: 'password', ...first };
}

export function passwordsDiffer(entries: Entries): Problem | undefined {
  return entries.get('password') === entries.get('password_confirm')
    ? undefined
    : { path: 'password_confirm', code: 'passwords_differ' };
}
