import { createHmac, timingSafeEqual } from 'node:crypto';
import { preparedKey } from '../config/secrets.ts';

// The id of an application or account, and a signature of this server.
const SHAPE = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** Signs a token that only stops reminders: it is in the headers of mails, which many servers can read. */
export function unsubscribeToken(key: Buffer, ownerId: string): string {
  return `${ownerId}.${sign(key, ownerId)}`;
}

/** The id of the application or account, or undefined for a token that this server has not made. */
export function unsubscribedId(key: Buffer, token: string): string | undefined {
  const [, id = '', given = ''] = SHAPE.exec(token) ?? [];
  if (id === '') return undefined;
  return timingSafeEqual(Buffer.from(given), Buffer.from(sign(key, id))) ? id : undefined;
}

function sign(key: Buffer, ownerId: string): string {
  return createHmac('sha256', preparedKey(key)).update(`unsubscribe ${ownerId}`).digest('base64url');
}
