import { anybody, endpoint } from '../../http/endpoint.ts';
import { checkFirstFactor } from '../check-password.ts';
import { keepChallenge, signInOptions } from '../passkeys.ts';

export const passkeyOptions = endpoint('passkeyOptions', {
  auth: anybody,
  limit: { perNetwork: 240 },
  async handle({ deps, input, from }) {
    const account = await checkFirstFactor(deps, input, from);
    const options = await signInOptions(deps, account);
    if (options) deps.tx(() => keepChallenge(deps, account, 'sign-in', options.challenge));
    return { options: options && { ...options } };
  },
});
