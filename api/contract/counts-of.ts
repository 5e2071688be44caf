import * as z from 'zod/mini';

/** A number for each name. An object, since a record of an enum requires in JSON Schema what it does not define. */
export function countsOf<Name extends string>(names: readonly Name[]) {
  return z.object(Object.fromEntries(names.map((name) => [name, z.number()])) as Record<Name, z.ZodMiniNumber>);
}
