import type { Deps } from '../deps.ts';
import { berlinTime } from '../time/berlin-time.ts';
import { isWebhookStuck, webhookFailingSince } from '../webhooks/webhook-failing.ts';
import { bad, type Finding, look, ok } from './finding.ts';

/** Whether the receiver of WEBHOOK_URL takes what it is told; nothing where there is none. */
export function webhook({ db, env, clock }: Deps): Finding[] {
  if (env.WEBHOOK_URL === undefined) return [];
  const { host } = new URL(env.WEBHOOK_URL);
  const since = webhookFailingSince({ db, env });
  if (since === undefined) return [ok('webhook', `${host} erfährt alles`, `${host} is told everything`)];
  const time = berlinTime(since);
  const found = isWebhookStuck({ db, env, clock }) ? bad : look;
  return [
    found(
      'webhook',
      `${host} nimmt seit ${time} nichts an, und alles wartet: Das Protokoll sagt, was geantwortet wird`,
      `${host} has taken nothing since ${time}, and everything waits: the log says what it answers`,
    ),
  ];
}
