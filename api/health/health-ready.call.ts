import type { Warning } from '#contract/desk/health.ts';
import { pseudonym } from '../config/secrets.ts';
import type { Deps } from '../deps.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { INVENTED_ADDRESS } from '../http/invented-address.ts';
import { problem } from '../http/problem.ts';
import { isWebhookStuck } from '../webhooks/webhook-failing.ts';
import { faultsNow } from './faults-now.ts';
import { mailDelay } from './mail-delay.ts';

export const ready = endpoint('ready', {
  auth: anybody,
  limit: { perNetwork: 6000 },
  async handle({ deps, from: { network } }) {
    const reasons = await faultsNow(deps);
    if (reasons.length > 0) throw problem('not_ready', { reasons });
    return { status: 'ok' as const, reasons: warnings(deps, network) };
  },
});

function warnings(deps: Deps, network: string): Warning[] {
  return [
    ...(mailDelay(deps) === 'late' ? (['mail_late'] as const) : []),
    ...(isWebhookStuck(deps) ? (['webhook_failing'] as const) : []),
    ...(deps.proxyWatch.isSeen() ? (['proxy_not_trusted'] as const) : []),
    ...(network === pseudonym(deps.secretKey, INVENTED_ADDRESS) ? (['visitors_believed'] as const) : []),
  ];
}
