import { fill, type Params } from '#contract/fill.ts';

/** A sentence with a number: German and English have one form for one, and another for none and many. */
export function counted(count: number, one: string, many: string, params: Params = {}): string {
  return fill(count === 1 ? one : many, { ...params, count });
}
