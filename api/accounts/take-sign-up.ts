import type { SignUpRole } from '#contract/account.ts';
import type { Lang } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import { recordSecurity } from '../security/record.ts';
import type { Attempt } from './attempts.ts';
import { passwordProblem } from './password-rules.ts';
import { registerSignUp } from './register-sign-up.ts';
import type { Backing } from './sign-up-backing.ts';

interface SignUpForm {
  email: string;
  password: string;
  role: SignUpRole;
  firstName: string;
  lastName: string;
  lang: Lang;
  network: string;
}

/** A sign-up along whichever way in: limit, password, right to have such an account, mail. Each end is written down. */
export async function takeSignUp(deps: Deps, form: SignUpForm, backing: () => Backing): Promise<void> {
  const attempt: Attempt = { kind: 'signup', email: form.email, network: form.network };
  const tooMany = deps.attempts.begin(attempt);
  if (tooMany) {
    recordSecurity(deps, 'signup_rate_limited', form.network);
    throw tooMany;
  }
  try {
    const accountId = await register(deps, form, backing, attempt);
    recordSecurity(deps, 'signup_success', form.network, { accountId, metadata: { role: form.role } });
  } catch (error) {
    const code = error instanceof Problem ? error.code : 'unexpected';
    const action = code === 'password_weak' ? 'signup_weak_password' : 'signup_failed';
    recordSecurity(deps, action, form.network, { errorMessage: code, metadata: { role: form.role } });
    throw error;
  }
  deps.mail.wake();
}

async function register(deps: Deps, form: SignUpForm, backing: () => Backing, attempt: Attempt): Promise<string> {
  const { password, network: _network, ...personal } = form;
  const weak = passwordProblem(password, form.role === 'partner' ? 'partner' : 'sign-up', form.lang);
  if (weak) {
    // Nothing was tried that could be guessed.
    deps.attempts.takeBack(attempt);
    throw weak;
  }
  backing();
  const passwordHash = await deps.passwords.hash(password, form.network, pendingHash(deps, form.email));
  // Asked again: hashing takes a while, and an invitation may have been paused meanwhile.
  return registerSignUp(deps, { ...personal, ...backing(), passwordHash });
}

/** Whoever sends the same form again, since no answer came, is known by the same hash; that takes the same salt. */
function pendingHash({ accounts, signUps }: Deps, email: string): string | undefined {
  const account = accounts.findByEmail(email);
  return account ? signUps.listOf(account.id)[0]?.password_hash : undefined;
}
