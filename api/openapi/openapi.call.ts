import { calls } from '#contract/calls.ts';
import { anybody, type Endpoint, endpoint } from '../http/endpoint.ts';
import { describeApi } from './document.ts';

const MAX_AGE_SECONDS = 300;

/**
 * The OpenAPI document of this server. Made when it is first asked for.
 * @param routesOf the table of every call, which includes this one
 */
export function openapi(routesOf: () => readonly Endpoint[]): Endpoint {
  let bytes: Buffer | undefined;
  return endpoint('openapi', {
    auth: anybody,
    limit: { perNetwork: 600 },
    send: (res, file) =>
      void res.setHeader('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`).type(file.mime).send(file.bytes),
    async handle({ deps }) {
      bytes ??= Buffer.from(JSON.stringify(await describeApi(routesOf(), deps.site.brand.name)));
      return { name: 'openapi.json', mime: calls.openapi.reply.file, bytes };
    },
  });
}
