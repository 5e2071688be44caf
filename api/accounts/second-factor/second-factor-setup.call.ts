import { ROLE_RULES } from '#contract/accounts/roles.ts';
import { anybody, endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { qrPath } from '../../papers/qr-image.ts';
import { accountStore } from '../account.store.ts';
import { checkFirstFactor } from '../check-password.ts';
import { beginSetup } from '../second-factor.ts';
import { secondFactorStore } from './second-factor.store.ts';

export const secondFactorSetup = endpoint('secondFactorSetup', {
  auth: anybody,
  limit: { perNetwork: 60 },
  async handle({ deps, input, from }) {
    const account = await checkFirstFactor(deps, input, from);
    const { needsSecondFactor } = ROLE_RULES[accountStore(deps.db).roleOf(account.id)];
    if (!needsSecondFactor || secondFactorStore(deps.db).find(account.id)?.confirmed_at)
      throw problem('second_factor_done');
    const { secret, url } = deps.tx(() => beginSetup(deps, account));
    return { success: true as const, secret, url, qr: await qrPath(url, 'M') };
  },
});
