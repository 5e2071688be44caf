import type { Endpoint } from '../http/endpoint.ts';
import { createComponents, type JsonSchema } from './components.ts';
import { describeOperation, type Operation } from './operation.ts';

export interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: typeof SECURITY_SCHEMES };
}

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description:
      'Set by sign-in; __Host-session over HTTPS. A request that brings it and changes something must come from the site itself.',
  },
  applicantToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of an application’s link. A body may bring it as the field access_token or token instead.',
  },
  readingKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key that an admin has made for another program. It reads figures; every other call refuses it.',
  },
  tokenInAddress: { type: 'apiKey', in: 'query', name: 'token', description: 'The same token, for a plain link.' },
} as const;

/** The OpenAPI document of these calls: https://spec.openapis.org/oas/v3.1.0 */
export async function describeApi(routes: readonly Endpoint[], title: string): Promise<ApiDocument> {
  const components = await createComponents();
  const paths: ApiDocument['paths'] = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operations = route.methods.map((method) => [method, describeOperation(route, method, components)]);
    paths[path] = Object.fromEntries(operations);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${title} API`,
      version: '1',
      description: 'Made from the table of calls. Sentences come in German or English, as Accept-Language asks.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: components.used(), securitySchemes: SECURITY_SCHEMES },
  };
}
