import { once } from 'node:events';
import { connect } from 'node:tls';
import { DAY_MS } from '../time/clock.ts';

/** Whoever renews certificates does so a month before the end. */
const RENEWED_BEFORE_MS = 14 * DAY_MS;

export function endsSoon(end: number, now: number): boolean {
  return end - now <= RENEWED_BEFORE_MS;
}

/** When the certificate of an address ends. @throws Error where none comes in time */
export async function certificateEnd(url: string, withinMs: number): Promise<number> {
  const { hostname, port } = new URL(url);
  // Whether it is trusted shows where the address is asked for.
  const socket = connect({
    host: hostname,
    servername: hostname,
    port: Number(port || 443),
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(withinMs) });
    return Date.parse(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}
