import { endpoint } from '../../http/endpoint.ts';
import { signedIn } from '../../sessions/session-auth.ts';
import { keepChallenge, newPasskeyOptions } from '../passkeys.ts';
import { withBothFactors } from './both-factors.ts';

/** The challenge shows later that password and code were shown just now: only this answer has it. */
export const beginPasskey = endpoint('beginPasskey', {
  auth: signedIn,
  limit: { perNetwork: 600, perCaller: 30 },
  async handle({ deps, caller, input, from }) {
    const { account } = caller;
    const options = await newPasskeyOptions(deps, account);
    await withBothFactors(deps, caller, from, input, () => keepChallenge(deps, account, 'add', options.challenge));
    return { options: { ...options } };
  },
});
