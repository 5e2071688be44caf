import { createHmac } from 'node:crypto';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { isoTime } from '../time/iso-time.ts';
import type { EventToTell } from './webhook.store.ts';

/** Whether an event is a decision about an application, or a step of a match or contract. Pure. */
export function isTold({ applicant_id, action, from, to }: EventToTell): boolean {
  return applicant_id !== null && to !== null && (from !== to || action === 'send-back');
}

/** Who it was about by number, and what happened when: no name, and nothing that anybody wrote. Pure. */
export function webhookBody({ at, subject, subject_id, action, from, to, applicant_id }: EventToTell): string {
  const [noun, id] = subject === 'applicant' ? ['application', undefined] : [subject, subject_id];
  return JSON.stringify({
    type: `${noun}.${action.replace(`${noun}-`, '')}`,
    timestamp: isoTime(at),
    data: { id, application: applicant_id && applicationNumber(applicant_id), from, to },
  });
}

/** The headers by which the receiver knows sender and message: https://www.standardwebhooks.com. Pure. */
export function webhookHeaders(
  { id, at }: EventToTell,
  body: string,
  { secret, now }: { secret: string; now: number },
) {
  // A restored database counts its events anew: the time keeps them apart.
  const messageId = `${id}-${at}`;
  const seconds = String(Math.floor(now / 1000));
  const signed = createHmac('sha256', webhookKey(secret)).update(`${messageId}.${seconds}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': messageId,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signed}`,
  };
}

/** The bytes of WEBHOOK_SECRET. Pure. */
export function webhookKey(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
}
