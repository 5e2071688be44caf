import * as z from 'zod/mini';
import { queueFilters } from '#contract/desk/queue.ts';
import type { Deps } from '../deps.ts';
import { savedViewStore } from './saved-view.store.ts';

/** The saved views of an account. One that a later or older server cannot read is left out. */
export function viewsOf({ db }: Pick<Deps, 'db'>, accountId: string) {
  return {
    views: savedViewStore(db)
      .of(accountId)
      .flatMap(({ id, name, filters }) => {
        const read = z.safeParse(queueFilters, JSON.parse(filters));
        return read.success ? [{ id, name, filters: read.data }] : [];
      }),
  };
}
