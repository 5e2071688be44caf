import path from 'node:path';
import * as z from 'zod/mini';
import { importAll } from '../files/import-all.ts';
import { problemReply } from './problem-reply.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas that several replies share, each once, under the name that the contract exports. */
export interface Components {
  /** Returns a reference to a reply's schema, and adds it to the document. */
  reply(schema: z.ZodMiniType): JsonSchema;
  used(): Record<string, JsonSchema>;
}

const CONTRACT = path.resolve(import.meta.dirname, '../contract');
const PREFIX = '#/components/schemas/';

export async function createComponents(): Promise<Components> {
  const names = z.registry<{ id: string }>();
  const modules = [...(await importAll(CONTRACT, '*/*.ts')), { problemReply }];
  for (const [name, value] of modules.flatMap((module) => Object.entries<unknown>(module)))
    if (isSchema(value) && !names.has(value)) names.add(value, { id: name });
  const uri = (id: string) => PREFIX + id;
  const { schemas } = z.toJSONSchema(names, { io: 'output', unrepresentable: 'any', uri, override: letGrow });
  const used = new Set<string>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const [, inner = ''] of JSON.stringify(schemas[name]).matchAll(REFERENCE)) use(inner);
  };
  return {
    reply(schema) {
      const name = names.get(schema)?.id;
      if (!name) throw new Error('A reply has no name: the contract has to export its schema.');
      use(name);
      return { $ref: PREFIX + name };
    },
    used: () => Object.fromEntries([...used].sort().map((name) => [name, plain(schemas[name] ?? {})])),
  };
}

/** What a caller may send. A field that is refused when missing is required, even if its type allows absence. */
export function inputSchema(schema: z.ZodMiniType): ObjectSchema {
  const written = plain(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) as ObjectSchema;
  const missing = schema.safeParse({}).error?.issues.map(({ path }) => String(path[0])) ?? [];
  return { ...written, required: [...new Set([...(written.required ?? []), ...missing])] };
}

export interface ObjectSchema extends JsonSchema {
  properties: Readonly<Record<string, JsonSchema>>;
  required: readonly string[];
}

const REFERENCE = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;

/** Without `$schema` and `$id`, which the schema's place in the document replaces. */
function plain({ $schema: _dialect, $id: _id, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** Allows further fields: a later server may send more, and clients should not refuse its answers. */
function letGrow({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
