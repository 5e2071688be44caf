import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeApi } from '#api/openapi/document.ts';
import type { Operation } from '#api/openapi/operation.ts';
import { routes } from '#api/routes.ts';

const MAX_TEXTS = 12;
const FILE = resolve(import.meta.dirname, '../docs/calls.md');

/** The text of docs/calls.md, made from the table of calls. */
export function callDocs(): string {
  const { paths, components } = describeApi(routes, 'The');
  const areas = Map.groupBy(Object.entries(paths), ([path]) => path.split('/')[2] ?? '');
  return `${[
    '# Calls of the API',
    'Made from the table of calls by `npm run docs:calls`; a test fails where it is out of date. The same for programs: `GET /api/openapi.json`. A field with `?` may be left out. A limit counts in each network, and where a second one stands, for each caller.',
    ...[...areas].flatMap(([area, calls]) => [`## /api/${area}`, tableOf(calls)]),
    '## Replies',
    ...Object.entries(components.schemas).map(([name, schema]) => `### ${name}\n\n${fieldsOf(schema as Schema)}`),
  ].join('\n\n')}\n`;
}

type Calls = readonly (readonly [path: string, operations: Record<string, Operation>])[];

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  contentMediaType?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  $ref?: string;
}

function tableOf(calls: Calls): string {
  const rows = calls.flatMap(([path, operations]) => {
    const methods = Object.keys(operations).map((method) => method.toUpperCase());
    // All methods of a call take the same input.
    const operation = Object.values(operations).at(-1) as Operation;
    const cells = [
      `\`${methods.join(' ')} ${path}\`<br>${operation.summary}`,
      operation['x-caller'],
      sentBy(operation),
    ];
    return `| ${[...cells, answerOf(operation), limitOf(operation)].join(' | ')} |`;
  });
  return ['| call | who | sends | is answered | in how many minutes |', '|---|---|---|---|---|', ...rows].join('\n');
}

function sentBy({ parameters, requestBody }: Operation): string {
  const asked = parameters.map(({ name, required }) => `\`${name}${required ? '' : '?'}\``);
  const [type, { schema = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const all = [...asked, ...namesIn(schema)].join(', ');
  return type === 'multipart/form-data' ? `form: ${all}` : all;
}

/** Names of fields; those of files are bold. */
function namesIn({ properties = {}, required = [] }: Schema): string[] {
  return Object.entries(properties).map(([name, { contentMediaType }]) => {
    const mark = required.includes(name) ? '' : '?';
    return contentMediaType ? `**\`${name}${mark}\`**` : `\`${name}${mark}\``;
  });
}

function answerOf({ responses }: Operation): string {
  const content = Object.entries(responses[200]?.content ?? {});
  if (content.length === 0) return 'nothing';
  return content.map(([type, { schema }]) => (schema ? typeOf(schema as Schema) : type)).join(', ');
}

function limitOf({ 'x-limit': { perNetwork, perCaller, windowMinutes } }: Operation): string {
  return `${[perNetwork, perCaller].filter(Boolean).join(', ')} in ${windowMinutes}`;
}

function fieldsOf({ properties = {}, required = [] }: Schema): string {
  const lines = Object.entries(properties).map(
    ([name, schema]) => `- \`${name}${required.includes(name) ? '' : '?'}\` ${typeOf(schema)}`,
  );
  return lines.join('\n');
}

function typeOf(schema: Schema): string {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return `[${name}](#${name.toLowerCase()})`;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum && schema.enum.length > MAX_TEXTS) return `one of ${schema.enum.length} words`;
  if (schema.enum) return schema.enum.map((value) => (value === null ? 'null' : `\`${value}\``)).join(', ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.properties) return `{ ${namesIn(schema).join(', ')} }`;
  return [schema.type ?? 'anything'].flat().join(' or ');
}

if (import.meta.main) writeFileSync(FILE, callDocs());
