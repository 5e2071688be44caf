import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { sessionStore } from '../../sessions/session.store.ts';
import { signedIn } from '../../sessions/session-auth.ts';
import { checkNewPasskey, viewPasskeys } from '../passkeys.ts';
import { passkeyStore } from './passkey.store.ts';
import { recordSecondFactor } from './record-second-factor.ts';

export const addPasskey = endpoint('addPasskey', {
  auth: signedIn,
  limit: { perNetwork: 600, perCaller: 30 },
  async handle({ deps, caller: { account, session }, input, from }) {
    const passkey = await checkNewPasskey(deps, account, input.name, input.passkey);
    deps.tx(() => {
      if (!sessionStore(deps.db).find(session.id)) throw problem('sign_in_required');
      if (!passkeyStore(deps.db).add(passkey)) throw problem('passkey_wrong');
      recordSecondFactor(deps, account, from, 'passkey-added');
    });
    return viewPasskeys(deps, account);
  },
});
