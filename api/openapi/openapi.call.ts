import { calls } from '#contract/calls.ts';
import { anybody, type Endpoint, endpoint } from '../http/endpoint.ts';
import { describeApi } from './document.ts';

const MAX_AGE_SECONDS = 300;

/**
 * What this server can be asked, for programs and for those who write them. Made when it is asked for first.
 * @param routesOf the table of every call, which holds this one too
 */
export function openapi(routesOf: () => readonly Endpoint[]): Endpoint {
  let bytes: Buffer | undefined;
  return endpoint(calls.openapi, {
    auth: anybody,
    limit: { perNetwork: 600, windowMinutes: 15 },
    send: (res, file) =>
      void res.setHeader('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`).type(file.mime).send(file.bytes),
    handle({ deps }) {
      bytes ??= Buffer.from(JSON.stringify(describeApi(routesOf(), deps.site.brand.name)));
      return { name: 'openapi.json', mime: calls.openapi.reply.file, bytes };
    },
  });
}
