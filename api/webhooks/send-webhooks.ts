import type { Deps } from '../deps.ts';
import { MINUTE_MS, SECOND_MS } from '../time/clock.ts';
import { nextTurn } from '../time/next-turn.ts';
import { type EventToTell, type WebhookProgress, webhookStore } from './webhook.store.ts';
import { isTold, webhookBody, webhookHeaders } from './webhook-message.ts';

const WITHIN_MS = 15 * SECOND_MS;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;
// Events looked at in one go: most are of no concern.
const BATCH = 100;

/**
 * Tells WEBHOOK_URL the next event, one after the other in their order. Answers whether there may be more. What the
 * receiver does not take stays the next one; the pauses double.
 */
export async function sendWebhooks(deps: Deps, stopping: AbortSignal, withinMs = WITHIN_MS): Promise<boolean> {
  const { db, env, clock, log, tx } = deps;
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  if (url === undefined || secret === undefined) return false;
  const store = webhookStore(db);
  const progress = store.progress();
  if (!progress) tx(() => store.begin());
  if (!progress || !isDue(progress, clock.now())) return false;
  const events = store.after(progress.event_id, BATCH);
  const event = events.find(isTold) ?? events.at(-1);
  if (!event) return false;
  if (isTold(event)) {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(withinMs)]);
    const failure = await send(event, { url, secret, now: clock.now(), signal });
    if (stopping.aborted && failure !== undefined) return false;
    if (failure !== undefined) {
      // The path may be a secret of the receiver's.
      log.warn({ host: new URL(url).host, event: event.id, failure }, 'the receiver of WEBHOOK_URL has not taken it');
      tx(() => store.fail(clock.now()));
      return false;
    }
  }
  tx(() => store.moveTo(event.id));
  // Nothing else waits for the network or the disk where events are passed over.
  await nextTurn();
  return true;
}

function isDue({ failing_since, tried_at }: WebhookProgress, now: number): boolean {
  // A time in the future was written while the clock was wrong.
  if (failing_since === null || tried_at === null || tried_at > now) return true;
  return now - tried_at >= Math.min(tried_at - failing_since, LONGEST_PAUSE_MS);
}

interface Sending {
  url: string;
  secret: string;
  now: number;
  signal: AbortSignal;
}

/** Says why it has failed, if it has. */
async function send(event: EventToTell, { url, signal, ...signing }: Sending): Promise<string | undefined> {
  const body = webhookBody(event);
  try {
    const headers = webhookHeaders(event, body, signing);
    const answer = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' });
    // Unread, it would hold its connection.
    await answer.body?.cancel();
    return answer.ok ? undefined : `answered ${answer.status}`;
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}
