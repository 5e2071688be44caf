import { setImmediate as turn } from 'node:timers/promises';

/** Lets other requests be answered, between two batches of a long job. */
export async function nextTurn(): Promise<void> {
  await turn();
}

/** Yields a long list in pages, each found by the last row of the one before; others are answered in between. */
export async function* inPages<Row>(pageAfter: (last: Row | undefined) => Row[]): AsyncGenerator<Row[]> {
  for (let rows = pageAfter(undefined); rows.length > 0; rows = pageAfter(rows.at(-1))) {
    yield rows;
    await nextTurn();
  }
}
