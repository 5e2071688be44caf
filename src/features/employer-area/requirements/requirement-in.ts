import { isId } from '#contract/id.ts';

/** The requirement that an address names; undefined where it names none. Pure. */
export function requirementIn(query: string): string | undefined {
  const id = new URLSearchParams(query).get('requirement') ?? '';
  return isId(id) ? id : undefined;
}
