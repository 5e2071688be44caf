import { pathIn } from '#contract/call-entry.ts';
import type { CallAddress, InputOf } from '#contract/calls.ts';

/**
 * The address of a GET call: the input fills the path, and the rest goes into the query.
 * @param token goes into the query, where no header can be sent, as in a link
 */
export function addressOf<At extends CallAddress>(at: At, input: InputOf<At>, token?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && !at.includes(`:${name}`)) query.set(name, String(value));
  }
  if (token !== undefined) query.set('token', token);
  const search = query.toString();
  return pathOf(at, input) + (search && `?${search}`);
}

/** The path with the input's values filled in. */
export function pathOf<At extends CallAddress>(at: At, input: InputOf<At>): string {
  const values = input as Readonly<Record<string, unknown>>;
  return pathIn(at).replace(/:(\w+)/g, (_place, name: string) => encodeURIComponent(String(values[name])));
}
