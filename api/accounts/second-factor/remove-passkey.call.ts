import { endpoint } from '../../http/endpoint.ts';
import { signedIn } from '../../sessions/session-auth.ts';
import { viewPasskeys } from '../passkeys.ts';
import { withBothFactors } from './both-factors.ts';
import { passkeyStore } from './passkey.store.ts';
import { recordSecondFactor } from './record-second-factor.ts';

/** One that is gone already is no mistake. */
export const removePasskey = endpoint('removePasskey', {
  auth: signedIn,
  limit: { perNetwork: 600, perCaller: 30 },
  async handle({ deps, caller, input, from }) {
    const { account } = caller;
    await withBothFactors(deps, caller, from, input, () => {
      if (passkeyStore(deps.db).remove(input.passkey_id, account.id))
        recordSecondFactor(deps, account, from, 'passkey-removed');
    });
    return viewPasskeys(deps, account);
  },
});
