import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * What a browser gets that goes to an address itself, or sends a form without a script. (Node's `fetch` says of each
 * request that a script made it.)
 */
export async function navigate(
  method: 'GET' | 'POST',
  url: string,
  fields?: URLSearchParams | FormData,
  more: object = {},
) {
  const wrapped = new Response(fields ?? '');
  const body = Buffer.from(await wrapped.arrayBuffer());
  const headers = {
    'sec-fetch-mode': 'navigate',
    'accept-language': 'am',
    origin: new URL(url).origin,
    referer: url,
    ...(fields && {
      'content-type': wrapped.headers.get('content-type')?.replace(/;charset=utf-8/i, ''),
      'content-length': String(body.length),
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
