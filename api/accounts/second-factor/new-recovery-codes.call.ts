import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Origin } from '../../http/request-origin.ts';
import { signedIn } from '../../sessions/session-auth.ts';
import type { Account } from '../account.store.ts';
import { renewCodes } from '../second-factor.ts';
import { withBothFactors } from './both-factors.ts';
import { recordSecondFactor } from './record-second-factor.ts';

/** Makes new recovery codes; the old ones end. Asks for both factors, as the codes replace one of them. */
export const renewRecoveryCodes = endpoint('renewRecoveryCodes', {
  auth: signedIn,
  limit: { perNetwork: 600, perCaller: 30 },
  async handle({ deps, caller, input, from }) {
    const codes = await withBothFactors(deps, caller, from, input, () => renew(deps, caller.account, from));
    return { success: true as const, recovery_codes: codes };
  },
});

function renew(deps: Deps, account: Account, from: Origin): string[] {
  const codes = renewCodes(deps, account);
  recordSecondFactor(deps, account, from, 'recovery-codes');
  return codes;
}
