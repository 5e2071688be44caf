import * as z from 'zod/mini';
import { queueFilters } from '#contract/desk/queue.ts';
import type { Deps } from '../deps.ts';

/** The saved views of an account. One that a later or older server cannot read is left out. */
export function viewsOf({ savedViews }: Pick<Deps, 'savedViews'>, accountId: string) {
  return {
    views: savedViews.of(accountId).flatMap(({ id, name, filters }) => {
      const read = z.safeParse(queueFilters, JSON.parse(filters));
      return read.success ? [{ id, name, filters: read.data }] : [];
    }),
  };
}
