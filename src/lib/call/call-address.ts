import type { CallAddress } from '#contract/call-entry.ts';
import type { CallPath, InputOf } from '#contract/calls.ts';

/** The entry of a call in `#contract/addresses/`. Its path decides the types of input and reply. */
export interface At<Path extends CallPath> extends CallAddress {
  path: Path;
}

/**
 * The address of a GET call: the input fills the path, and the rest goes into the query.
 * @param token goes into the query, where no header can be sent, as in a link
 */
export function addressOf<Path extends CallPath>(at: At<Path>, input: InputOf<Path>, token?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && !at.path.includes(`:${name}`)) query.set(name, String(value));
  }
  if (token !== undefined) query.set('token', token);
  const search = query.toString();
  return pathOf(at, input) + (search && `?${search}`);
}

/** The path with the input's values filled in. */
export function pathOf<Path extends CallPath>({ path }: At<Path>, input: InputOf<Path>): string {
  const values = input as Readonly<Record<string, unknown>>;
  return path.replace(/:(\w+)/g, (_place, name: string) => encodeURIComponent(String(values[name])));
}
