import { passwordProfile } from '#contract/accounts/password-profile.ts';
import { roleOfSignUp } from '#contract/accounts/roles.ts';
import type { Lang } from '#contract/languages.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import { recordSecurity } from '../../security/record.ts';
import { accountStore } from '../account.store.ts';
import type { Attempt } from '../attempts.ts';
import type { Asker } from '../fair-queue.ts';
import { passwordProblem } from '../password-rules.ts';
import { haveSameSalt } from '../passwords.ts';
import { registerSignUp } from './register-sign-up.ts';
import { type PendingSignUp, signUpStore } from './sign-up.store.ts';
import type { Eligibility } from './sign-up-eligibility.ts';

interface SignUpForm extends Pick<PendingSignUp, 'chosen_role' | 'first_name' | 'last_name'> {
  email: string;
  password: string;
  lang: Lang;
  from: Asker;
}

/** Takes a sign-up of any role: limit, password, eligibility, mail. Records how each attempt ends. */
export async function takeSignUp(deps: Deps, form: SignUpForm, eligibility: () => Eligibility): Promise<void> {
  const attempt: Attempt = { kind: 'signup', email: form.email, network: form.from.network };
  await deps.attempts.run(attempt, () => registerOnRecord(deps, form, eligibility));
}

async function registerOnRecord(deps: Deps, form: SignUpForm, eligibility: () => Eligibility): Promise<void> {
  try {
    const accountId = await register(deps, form, eligibility);
    recordSecurity(deps, 'signup_success', form.from.network, { accountId, metadata: { role: form.chosen_role } });
  } catch (error) {
    const code = error instanceof Problem ? error.code : 'unexpected';
    const action = code === 'password_weak' ? 'signup_weak_password' : 'signup_failed';
    recordSecurity(deps, action, form.from.network, { errorMessage: code, metadata: { role: form.chosen_role } });
    throw error;
  }
}

async function register(deps: Deps, form: SignUpForm, eligibility: () => Eligibility): Promise<string> {
  const { password, from, ...personal } = form;
  const weak = await passwordProblem(password, passwordProfile(roleOfSignUp(form.chosen_role)), form.lang);
  if (weak) throw weak;
  eligibility();
  const password_hash = await hashLikePending(deps, form.email, password, from);
  // Eligibility is checked again: hashing takes a while, and an invitation may have been paused meanwhile.
  return registerSignUp(deps, { ...personal, ...eligibility(), password_hash }, from.network);
}

/**
 * Hashes with the salt of a pending sign-up, so that the same form sent again (no answer had come) has the same hash.
 * Looks again after hashing: another sign-up of this address may have come first.
 */
async function hashLikePending(deps: Deps, email: string, password: string, asker: Asker): Promise<string> {
  let like = pendingHash(deps, email);
  let hash = await deps.passwords.hash(password, asker, like);
  for (like = pendingHash(deps, email); like && !haveSameSalt(like, hash); like = pendingHash(deps, email))
    hash = await deps.passwords.hash(password, asker, like);
  return hash;
}

function pendingHash({ db }: Deps, email: string): string | undefined {
  const account = accountStore(db).findByEmail(email);
  return account ? signUpStore(db).listOf(account.id)[0]?.password_hash : undefined;
}
