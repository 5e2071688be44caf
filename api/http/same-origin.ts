import type { IncomingMessage } from 'node:http';
import { carriesSession } from './cookies.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that changes something comes from another website's page. A client without these headers (curl, a
 * script) is no browser, and has nobody's session.
 */
export function isCrossSite(req: IncomingMessage, publicUrl: string): boolean {
  if (HARMLESS.has(req.method ?? '')) return false;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  // The site's own forms may come with `Origin: null`, where a proxy or an extension sets another referrer policy.
  if (site === 'same-origin') return false;
  const { origin, host } = req.headers;
  if (origin === 'null') return carriesSession(req, publicUrl);
  if (origin === undefined) return site === undefined && carriesSession(req, publicUrl);
  if (origin === publicUrl) return false;
  // With plain HTTP in a local network, the server is opened under several names.
  return !(publicUrl.startsWith('http:') && origin === `http://${host}`);
}
