import type { CallEntry } from '#contract/call-entry.ts';
import { DOCUMENT_FILES, FILE_TYPES, type FileType, PHOTOS } from '#contract/documents/file.ts';
import { photosField, uploadField } from '#contract/documents/photo-fields.ts';
import { MAX_FILE_BYTES, MAX_PHOTOS } from '#contract/limits.ts';
import { nothingInput } from '#contract/request.ts';
import type { Endpoint, EndpointSpec } from '../http/endpoint.ts';
import type { FileRule, FileRules } from '../http/form.ts';
import type { Auth } from '../http/identity.ts';
import type { Limit } from '../http/rate-limit.ts';
import { type Components, inputSchema, type JsonSchema, type ObjectSchema } from './components.ts';
import { problemReply } from './problem-reply.ts';

type Method = Endpoint['methods'][number];
type Security = readonly Readonly<Record<string, readonly []>>[];
type Content = Readonly<Record<string, { schema?: JsonSchema; encoding?: JsonSchema }>>;

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  summary: string;
  security: Security;
  'x-caller': string;
  'x-limit': Limit;
  parameters: readonly Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Readonly<Record<string, { description: string; content?: Content; headers?: JsonSchema }>>;
}

/** One method of a call. `x-caller` says who may make it, and `x-limit` how often. */
export function describeOperation({ entry, path, spec }: Endpoint, method: Method, components: Components): Operation {
  const { auth, limit, files, bodyIsIgnored } = spec as EndpointSpec<unknown, unknown, unknown>;
  const input = inputSchema(entry.input ?? nothingInput);
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const beside = Object.entries(input.properties).filter(([name]) => !inPath.includes(name));
  const isBody = method === 'post' && !bodyIsIgnored;
  return {
    operationId: `${method}${path.replace(/\W+/g, '-')}`,
    summary: entry.summary,
    security: securityOf(auth, method),
    'x-caller': auth.name,
    'x-limit': limit,
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path' as const, required: true, schema: input.properties[name] ?? {} })),
      ...(isBody ? [] : beside.map(([name, schema]) => queryParameter(name, schema, input))),
    ],
    ...(isBody && { requestBody: { required: true as const, content: bodyOf(input, files) } }),
    responses: {
      ...replyOf(entry.reply, components),
      429: { ...refusal('Made too often.', components), headers: RETRY_AFTER },
      default: refusal('Refused; the code says why.', components),
    },
  };
}

function queryParameter(name: string, schema: JsonSchema, { required }: ObjectSchema): Parameter {
  return { name, in: 'query', required: required.includes(name), schema };
}

function securityOf({ name, fields, takesKeys }: Auth<unknown>, method: Method): Security {
  if (fields.length > 0)
    return [{ applicantToken: [] }, ...(method === 'get' ? [{ tokenInAddress: [] as const }] : [])];
  if (name === 'anybody') return [];
  if (takesKeys) return [{ session: [] }, { readingKey: [] }];
  return name === 'any visitor' ? [{}, { session: [] }] : [{ session: [] }];
}

function bodyOf(input: ObjectSchema, files: FileRules | undefined): Content {
  if (!files) return { 'application/json': { schema: input } };
  const rules = Object.values(files);
  const required = rules.filter(({ excusedBy }) => !excusedBy).map(({ names: [name] }) => name);
  const properties = { ...input.properties, ...Object.fromEntries(rules.flatMap(filesOf)) };
  const encoding = Object.fromEntries(
    rules.flatMap(({ names: [name], allowed }) => [
      [name, { contentType: typesOf(allowed) }],
      [photosField(name), { contentType: typesOf(PHOTOS) }],
    ]),
  );
  const schema = { ...input, properties, required: [...input.required, ...required] };
  return { 'multipart/form-data': { schema, encoding } };
}

function filesOf({ names: [name, ...others] }: FileRule): [string, JsonSchema][] {
  const also = others.length > 0 ? { description: `May also be named ${others.join(' or ')}.` } : {};
  const file = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: MAX_FILE_BYTES };
  const description = `Photos of its pages, in place of ${name}: they become one PDF.`;
  return [
    [name, { ...file, ...also }],
    [photosField(name), { type: 'array', items: file, maxItems: MAX_PHOTOS, description }],
    [
      uploadField(name),
      { type: 'string', description: `In place of ${name}: the id of an upload (tus, /api/uploads).` },
    ],
    [uploadField(photosField(name)), { type: 'string', description: 'The same for photos: ids joined by commas.' }],
  ];
}

function typesOf(allowed: FileRule['allowed']): string {
  return allowed.map((type) => FILE_TYPES[type].mime).join(', ');
}

function replyOf(reply: CallEntry['reply'], components: Components): Operation['responses'] {
  if (reply === 'nothing') return { 204: { description: 'Done.' } };
  if (reply === 'document') return { 200: { description: 'The file.', content: anyOf(DOCUMENT_FILES) } };
  if ('file' in reply) return { 200: { description: 'The file.', content: { [reply.file]: {} } } };
  return { 200: { description: 'Done.', content: { 'application/json': { schema: components.reply(reply) } } } };
}

function anyOf(types: readonly FileType[]): Content {
  return Object.fromEntries(types.map((type) => [FILE_TYPES[type].mime, {}]));
}

function refusal(description: string, components: Components) {
  return { description, content: { 'application/problem+json': { schema: components.reply(problemReply) } } };
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
