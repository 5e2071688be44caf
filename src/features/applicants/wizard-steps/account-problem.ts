import { passwordFaults } from '#contract/password.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';

/** The first thing wrong with a new account: the two rules that this form names come before the others. */
export function accountProblem(entries: Entries): Problem | undefined {
  const password = String(entries.get('password') ?? '');
  const [first] = passwordFaults(password, 'sign-up');
  const fault: Problem | undefined = first && { path: 'password', ...first };
  if (fault?.code === 'password_too_short') return fault;
  const isSame = entries.get('password_confirm') === entries.get('password');
  return isSame ? fault : { path: 'password_confirm', code: 'passwords_differ' };
}
