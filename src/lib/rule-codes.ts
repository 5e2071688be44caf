import type * as z from 'zod/mini';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';

/**
 * For pages only: all codes with which the contract's rules can refuse these fields, so that a page has a sentence
 * for each. Reads zod's own description of the schema.
 */
export function codesOf(rule: z.ZodMiniType, names?: readonly string[]): ErrorCode[] {
  const found = new Set<string>();
  visit(rule, found, names);
  // `fieldErrors` uses this code where a rule names none.
  found.add('input_invalid');
  return [...found].filter((code): code is ErrorCode => Object.keys(ERRORS).includes(code));
}

interface Def {
  error?: (issue: object) => unknown;
  checks?: { _zod: { def: Def } }[];
  shape?: Record<string, z.ZodMiniType>;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
}

function visit(rule: z.ZodMiniType, found: Set<string>, names?: readonly string[]): void {
  const def = rule._zod.def as unknown as Def;
  for (const each of [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)]) {
    const code = each.error?.({});
    if (typeof code === 'string') found.add(code);
  }
  for (const [name, field] of Object.entries(def.shape ?? {})) if (names?.includes(name) ?? true) visit(field, found);
  for (const inner of [def.in, def.out, def.innerType]) if (inner) visit(inner, found);
}
