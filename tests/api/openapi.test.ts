import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import type { FileRules } from '#api/http/form.ts';
import type { ApiDocument } from '#api/openapi/document.ts';
import type { Operation } from '#api/openapi/operation.ts';
import { routes } from '#api/routes.ts';
import type { CallEntry } from '#contract/call-entry.ts';
import { calls } from '#contract/calls.ts';
import { photosField, uploadField } from '#contract/documents/photo-fields.ts';
import { member } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';

let api: Api;
let answer: Response;
let document: ApiDocument;
beforeAll(async () => {
  api = await startApi();
  answer = await fetch(`${api.url}/api/openapi.json`);
  document = (await answer.clone().json()) as ApiDocument;
});
afterAll(() => api.stop());

interface Described {
  address: string;
  path: string;
  operation: Operation;
}
interface Fields {
  properties?: object;
  required?: string[];
}
const described = (): Described[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ address: `${method} ${path}`, path, operation })),
  );

describe('The document of the API', () => {
  it('STAC-05 has every method of every call, and nothing else', () => {
    const mounted = routes.flatMap(({ path, methods }) =>
      methods.map((method) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`),
    );
    expect(described().map(({ address }) => address)).toEqual(mounted);
  });

  it('STAC-05 is made from the table of calls, for each of which there is one file', () => {
    expect(routes.map(({ entry }) => entry)).toEqual(Object.values(calls));
    expect(globSync('api/**/*.call.ts')).toHaveLength(routes.length);
  });

  it('STAC-05 defines every property that it requires', () => {
    const undefinedIn = (node: unknown, place: string): string[] => {
      if (typeof node !== 'object' || node === null) return [];
      const { required = [], properties = {} } = node as Fields;
      const here = Array.isArray(required) ? required.filter((name) => !(name in properties)) : [];
      const below = Object.entries(node).flatMap(([name, child]) => undefinedIn(child, `${place}/${name}`));
      return [...here.map((name) => `${place}: ${name}`), ...below];
    };
    expect(undefinedIn(document, '')).toEqual([]);
  });

  it.each(routes)(
    'STAC-05 says of $path who may call, how often, with what, and what comes back',
    ({ entry, path, methods, spec }) => {
      const {
        auth,
        limit,
        input,
        files = {},
      } = spec as { auth: { name: string }; files?: FileRules } & Record<'limit' | 'input', object>;
      const operations = Object.values(document.paths[path.replace(/:(\w+)/g, '{$1}')] ?? {});
      expect(operations).toHaveLength(methods.length);
      const wanted = Object.keys((input as { shape: object }).shape);
      const rules = Object.values(files);
      const names = rules.map(({ names }) => names[0]);
      const parts = [...names, ...names.map(photosField)];
      const asked = rules.flatMap(({ names, excusedBy }) => (excusedBy ? [] : names[0]));
      for (const { summary, parameters, requestBody, responses, ...operation } of operations) {
        expect([summary, operation['x-caller'], operation['x-limit']]).toEqual([entry.summary, auth.name, limit]);
        const [body] = Object.values(requestBody?.content ?? {}) as { schema?: Fields }[];
        const said = [...parameters.map(({ name }) => name), ...Object.keys(body?.schema?.properties ?? {})];
        expect(said.sort()).toEqual([...wanted, ...parts, ...parts.map(uploadField)].sort());
        expect(body?.schema?.required?.filter((name) => names.includes(name)) ?? []).toEqual(asked);
        const [type] = Object.keys(responses[200]?.content ?? {});
        expect([type, Boolean(responses[204])]).toEqual([mediaOf(entry.reply), entry.reply === 'nothing']);
        expect(responses.default?.content).toHaveProperty(['application/problem+json']);
      }
    },
  );

  it('keeps to OpenAPI 3.1', () => {
    const info = { title: expect.any(String), version: expect.any(String) };
    expect(document).toMatchObject({ openapi: '3.1.0', info });
    const ids = described().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of described())
      for (const { description } of Object.values(operation.responses)) expect(description).not.toBe('');
  });

  it('refers to nothing that it does not have', () => {
    const { schemas, securitySchemes } = document.components;
    for (const [, name = ''] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g))
      expect(Object.keys(schemas).map((one) => `#/components/schemas/${one}`)).toContain(name);
    for (const { operation } of described())
      for (const scheme of operation.security.flatMap(Object.keys))
        expect(Object.keys(securitySchemes)).toContain(scheme);
  });

  it('describes every place in a path, and every field that is required', () => {
    for (const { path, operation } of described()) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = operation.parameters.filter((one) => one.in === 'path');
      expect(inPath.map(({ name, required }) => [name, required])).toEqual(places.map((name) => [name, true]));
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
        const { properties, required } = schema as { properties: object; required: string[] };
        expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
      }
    }
  });

  it('asks for a consent that is refused when it is missing', () => {
    const { post } = document.paths['/api/functions/submit-preregistration'] ?? {};
    const form = post?.requestBody?.content['multipart/form-data'];
    expect(form?.schema?.required).toEqual(expect.arrayContaining(['gdpr', 'email', 'hub4africa_file']));
    expect(form?.schema?.required).not.toContain('middle_name');
  });

  it('takes photos in place of a file, and a certificate that follows', () => {
    const { post } = document.paths['/api/functions/submit-a2-cv'] ?? {};
    const schema = post?.requestBody?.content['multipart/form-data']?.schema;
    expect(schema?.required).toEqual(['cv_file', 'passport_file']);
    expect(schema?.properties).toHaveProperty(['cv_file_photos', 'maxItems'], 8);
    expect(schema?.properties).toHaveProperty('cv_file_photos_upload');
  });

  it('may be kept for a while, and is not sent twice', async () => {
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(`${api.url}/api/openapi.json`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });
});

describe('What the server really answers', () => {
  /** What is wrong with a body, by the schema that the document gives for the call. */
  const faultsOf = (address: string, status: string, body: unknown) => {
    const operation = described().find((one) => one.address === address)?.operation;
    const [content] = Object.values(operation?.responses[status]?.content ?? {});
    const $defs = document.components.schemas;
    const schema = JSON.parse(
      JSON.stringify({ ...content?.schema, $defs }).replaceAll('#/components/schemas/', '#/$defs/'),
    );
    return fromJSONSchema(schema).safeParse(body).error?.issues ?? [];
  };

  it('STAC-09 is what the document says: an application, a session, a list, a refusal', async () => {
    const { token } = await apply(api);
    const shown = await (await api.post('get-applicant', { token })).json();
    expect(faultsOf('post /api/functions/get-applicant', '200', shown)).toEqual([]);
    const { browser } = await member(api, 'student');
    for (const name of ['session', 'sessions']) {
      const { body } = await browser.get(`/api/auth/${name}`);
      expect(faultsOf(`get /api/auth/${name}`, '200', body)).toEqual([]);
    }
    const refusal = await (await api.post('submit-a2-cv', new FormData())).json();
    expect(faultsOf('post /api/functions/submit-a2-cv', 'default', refusal)).toEqual([]);
  });

  it('is seen where it is anything else', async () => {
    const { token } = await apply(api);
    const shown = (await (await api.post('get-applicant', { token })).json()) as { applicant: object };
    const odd = { ...shown, applicant: { ...shown.applicant, status: 'NO_SUCH_STATUS' } };
    expect(faultsOf('post /api/functions/get-applicant', '200', odd)).toHaveLength(1);
  });
});

function mediaOf(reply: CallEntry['reply']): string | undefined {
  if (reply === 'nothing') return undefined;
  if (reply === 'document') return 'application/pdf';
  return 'file' in reply ? reply.file : 'application/json';
}
