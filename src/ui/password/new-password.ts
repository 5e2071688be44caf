import { type PasswordProfile, passwordFaults } from '#contract/password.ts';
import type { Entries } from '../form/entries.ts';
import type { Problem } from '../form/problems.ts';

/** The fields of NewPassword. In which order their faults are said, each form decides. */
export function weakPassword(entries: Entries, profile: PasswordProfile): Problem | undefined {
  const [first] = passwordFaults(String(entries.get('password') ?? ''), profile);
  return first && { path: 'password', ...first };
}

export function passwordsDiffer(entries: Entries): Problem | undefined {
  return entries.get('password') === entries.get('password_confirm')
    ? undefined
    : { path: 'password_confirm', code: 'passwords_differ' };
}
