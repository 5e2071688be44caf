import type { CallEntry } from '#contract/call-entry.ts';
import { calls } from '#contract/calls.ts';
import { importAll } from './files/import-all.ts';
import type { Endpoint } from './http/endpoint.ts';
import { openapi } from './openapi/openapi.call.ts';

const modules = await importAll<Partial<Endpoint>>(import.meta.dirname, '**/*.call.ts');
const made = [openapi(() => routes), ...modules.flatMap((module) => Object.values(module))];
const handlers = new Map(made.map((one) => [one.entry, one as Endpoint]));

/** Every call of the table, each with what its `*.call.ts` exports. */
export const routes: readonly Endpoint[] = Object.values(calls).map(handlerOf);

function handlerOf(entry: CallEntry): Endpoint {
  const handler = handlers.get(entry);
  if (!handler) throw new Error(`No *.call.ts handles '${entry.at}'.`);
  return handler;
}
