import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * What a browser gets that goes to an address itself, or sends a form without a script. (Node's `fetch` says of each
 * request that a script made it.)
 */
export function navigate(method: 'GET' | 'POST', url: string, fields?: URLSearchParams, more: object = {}) {
  const body = fields?.toString() ?? '';
  const headers = {
    'sec-fetch-mode': 'navigate',
    'accept-language': 'am',
    origin: new URL(url).origin,
    referer: url,
    ...(fields && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...more,
  };
  return new Promise<{ status: number; headers: IncomingHttpHeaders; page: string }>((done, failed) => {
    const sent = request(url, { method, headers }, async (answer) => {
      done({ status: answer.statusCode ?? 0, headers: answer.headers, page: await text(answer) });
    });
    sent.on('error', failed).end(body);
  });
}
