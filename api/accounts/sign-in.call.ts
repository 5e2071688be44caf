import type { SessionUser, SignIn } from '#contract/accounts/account.ts';
import { ROLE_RULES } from '#contract/accounts/roles.ts';
import type { Deps } from '../deps.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { Problem, problem } from '../http/problem.ts';
import { recordSecurity } from '../security/record.ts';
import { deviceOf } from '../sessions/device.ts';
import { startSession, viewUser } from '../sessions/sessions.ts';
import { type Account, accountStore } from './account.store.ts';
import type { Attempt } from './attempts.ts';
import { checkPassword } from './check-password.ts';
import { takePasskey } from './passkeys.ts';
import { secondFactorStore } from './second-factor/second-factor.store.ts';
import { countCode, finishSetup, forgetCodes, takeCode } from './second-factor.ts';
import { noteWrongCode } from './wrong-code.ts';

export const signIn = endpoint('signIn', {
  auth: anybody,
  limit: { perNetwork: 900 },
  async handle({ deps, input, cookies, from }) {
    const attempt: Attempt = { kind: 'login', email: input.email, network: from.network, signal: from.signal };
    const { account, recoveryCodes } = await deps.attempts.run(attempt, async () => {
      const account = await checkPassword(deps, attempt, input.password);
      return { account, recoveryCodes: await passSecondFactor(deps, account, attempt, input) };
    });
    const signedIn = startSession(deps, cookies, account, deviceOf(from.userAgent));
    recordSecurity(deps, 'login_success', from.network, { accountId: account.id });
    const user: SessionUser = viewUser(signedIn);
    return { success: true as const, user, ...(recoveryCodes && { recovery_codes: recoveryCodes }) };
  },
});

/** Checks the code or passkey that some roles need. Returns the recovery codes when the app is used for the first time. */
async function passSecondFactor(
  deps: Deps,
  account: Account,
  attempt: Attempt,
  { code, passkey }: SignIn,
): Promise<string[] | undefined> {
  const { needsSecondFactor } = ROLE_RULES[accountStore(deps.db).roleOf(account.id)];
  if (!needsSecondFactor || deps.env.ADMIN_2FA === 'off') return undefined;
  const isSetUp = Boolean(secondFactorStore(deps.db).find(account.id)?.confirmed_at);
  try {
    if (passkey && isSetUp) {
      if (await takePasskey(deps, account, passkey)) return undefined;
      throw problem('passkey_wrong');
    }
    const codes = deps.tx(() => {
      if (!code) throw problem(isSetUp ? 'second_factor_required' : 'second_factor_setup');
      countCode(deps, account, code);
      if (!takeCode(deps, account, code)) throw problem('second_factor_wrong');
      return isSetUp ? undefined : finishSetup(deps, account);
    });
    forgetCodes(deps, account);
    return codes;
  } catch (error) {
    // A missing code is no failure; a wrong one is a guess.
    if (error instanceof Problem && (error.code === 'second_factor_wrong' || error.code === 'passkey_wrong'))
      noteWrongCode(deps, account, attempt.network, isSetUp);
    throw error;
  }
}
