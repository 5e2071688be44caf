import { calls } from '#contract/calls.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { Problem, problem } from '../http/problem.ts';
import type { Origin } from '../http/request-origin.ts';
import { recordSecurity } from '../security/record.ts';
import { sessionStore } from '../sessions/session.store.ts';
import { signedIn } from '../sessions/session-auth.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { mailAccount } from './account-mail.ts';
import { assertPasswordOf } from './caller-password.ts';
import { secondFactorStore } from './second-factor.store.ts';
import { countCode, forgetCodes, renewCodes, takeCode } from './second-factor.ts';
import { noteWrongCode } from './wrong-code.ts';

/** Makes new recovery codes; the old ones end. Asks for both factors, as the codes replace one of them. */
export const renewRecoveryCodes = endpoint(calls.renewRecoveryCodes, {
  auth: signedIn,
  limit: { perNetwork: 600, perCaller: 30, windowMinutes: 15 },
  async handle({ deps, caller, input: { password, code }, from }) {
    const { account } = caller;
    if (!hasSecondFactor(deps, account.id)) throw problem('second_factor_missing');
    await assertPasswordOf(deps, account, from, password);
    try {
      const codes = deps.tx(() => renew(deps, caller, code, from));
      forgetCodes(deps, account);
      return { success: true as const, recovery_codes: codes };
    } catch (error) {
      if (error instanceof Problem && error.code === 'second_factor_wrong')
        noteWrongCode(deps, account, from.network, true);
      throw error;
    }
  },
});

function renew(deps: Deps, { account, session }: SignedIn, code: string, { network }: Origin): string[] {
  // Comparing the password takes a while: session and app may have gone meanwhile.
  if (!sessionStore(deps.db).find(session.id)) throw problem('sign_in_required');
  if (!hasSecondFactor(deps, account.id)) throw problem('second_factor_missing');
  countCode(deps, account, code);
  if (!takeCode(deps, account, code)) throw problem('second_factor_wrong');
  const codes = renewCodes(deps, account);
  const [at, who] = [deps.clock.now(), { accountId: account.id }];
  eventStore(deps.db).add({
    at,
    subject: 'account',
    subjectId: account.id,
    actor: 'account',
    who,
    action: 'recovery-codes',
  });
  recordSecurity(deps, 'recovery_codes_replaced', network, { ...who, success: true });
  mailAccount(deps, account, { template: 'account-recovery-codes' });
  return codes;
}

function hasSecondFactor({ db }: Deps, accountId: string): boolean {
  return Boolean(secondFactorStore(db).find(accountId)?.confirmed_at);
}
