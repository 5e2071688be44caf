import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { passwordsDiffer, weakPassword } from '#src/ui/password/new-password.ts';

/** The first fault of a new account; this form's own two rules come before the others. */
export function accountProblem(entries: Entries): Problem | undefined {
  const weak = weakPassword(entries, 'sign-up');
  return weak?.code === 'password_too_short' ? weak : (passwordsDiffer(entries) ?? weak);
}
