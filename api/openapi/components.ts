import * as z from 'zod/mini';
import * as account from '#contract/accounts/account.ts';
import * as admin from '#contract/accounts/admin.ts';
import * as member from '#contract/accounts/member.ts';
import * as security from '#contract/accounts/security.ts';
import * as applicant from '#contract/applications/applicant.ts';
import * as deskApplication from '#contract/desk/desk-application.ts';
import * as deskDocument from '#contract/desk/desk-document.ts';
import * as health from '#contract/desk/health.ts';
import * as log from '#contract/desk/log.ts';
import * as mail from '#contract/desk/mail.ts';
import * as many from '#contract/desk/many.ts';
import * as overview from '#contract/desk/overview.ts';
import * as queue from '#contract/desk/queue.ts';
import * as retention from '#contract/desk/retention.ts';
import * as savedView from '#contract/desk/saved-view.ts';
import * as todo from '#contract/desk/todo.ts';
import * as documentCheck from '#contract/documents/document-check.ts';
import * as document from '#contract/documents/upload-document.ts';
import * as employer from '#contract/employers/employer.ts';
import * as requirement from '#contract/employers/requirement.ts';
import * as contract from '#contract/employment-contracts/contract.ts';
import * as assignment from '#contract/matching/assignment.ts';
import * as match from '#contract/matching/match.ts';
import * as invite from '#contract/partners/invite.ts';
import * as partner from '#contract/partners/partner.ts';
import * as partnerAdmin from '#contract/partners/partner-admin.ts';
import * as partnerLink from '#contract/partners/partner-link.ts';
import * as registrationList from '#contract/partners/registration-list.ts';
import * as erasure from '#contract/personal-data/erasure.ts';
import * as personalData from '#contract/personal-data/personal-data.ts';
import * as placement from '#contract/placements/placement.ts';
import * as pool from '#contract/placements/pool.ts';
import { problemReply } from './problem-reply.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas that several replies share, each once, under the name that the contract exports. */
export interface Components {
  /** Returns a reference to a reply's schema, and adds it to the document. */
  reply(schema: z.ZodMiniType): JsonSchema;
  used(): Record<string, JsonSchema>;
}

const MODULES = [
  applicant,
  document,
  account,
  admin,
  partner,
  invite,
  registrationList,
  partnerLink,
  member,
  partnerAdmin,
  employer,
  requirement,
  placement,
  erasure,
  retention,
  personalData,
  pool,
  match,
  assignment,
  queue,
  many,
  savedView,
  todo,
  deskDocument,
  deskApplication,
  documentCheck,
  contract,
  overview,
  mail,
  log,
  security,
  health,
  { problemReply },
];
const PREFIX = '#/components/schemas/';

export function createComponents(): Components {
  const names = z.registry<{ id: string }>();
  for (const [name, value] of MODULES.flatMap((module) => Object.entries<unknown>(module)))
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
