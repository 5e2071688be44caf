import { createHmac, timingSafeEqual } from 'node:crypto';

// An id, and what only this server can add to it.
const SHAPE = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** Stops the reminders of an application and opens nothing: it stands in the headers of mails, which pass many machines. */
export function unsubscribeToken(key: Buffer, applicantId: string): string {
  return `${applicantId}.${seal(key, applicantId)}`;
}

/** The id of the application, or undefined for a token that this server has not made. */
export function unsubscribedId(key: Buffer, token: string): string | undefined {
  const [, id = '', given = ''] = SHAPE.exec(token) ?? [];
  if (id === '') return undefined;
  return timingSafeEqual(Buffer.from(given), Buffer.from(seal(key, id))) ? id : undefined;
}

function seal(key: Buffer, applicantId: string): string {
  return createHmac('sha256', key).update(`unsubscribe ${applicantId}`).digest('base64url');
}
