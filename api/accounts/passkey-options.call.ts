import { calls } from '#contract/calls.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { checkPassword } from './check-password.ts';
import { keepChallenge, signInOptions } from './passkeys.ts';

export const passkeyOptions = endpoint(calls.passkeyOptions, {
  auth: anybody,
  limit: { perNetwork: 240, windowMinutes: 15 },
  async handle({ deps, input, from }) {
    const attempt = { kind: 'login' as const, email: input.email, network: from.network, signal: from.signal };
    // The password alone signs nobody in, so it does not forgive wrong codes.
    const account = await deps.attempts.run(attempt, () => checkPassword(deps, attempt, input.password), 'taken-back');
    const options = await signInOptions(deps, account);
    if (options) deps.tx(() => keepChallenge(deps, account, 'sign-in', options.challenge));
    return { options: options && { ...options } };
  },
});
