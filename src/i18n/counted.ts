import { fill, type Params } from '#contract/fill.ts';

/** Fills in a sentence with a number: German and English have one form for one, another for none and many. */
export function counted(count: number, one: string, many: string, params: Params = {}): string {
  return fill(count === 1 ? one : many, { ...params, count });
}
