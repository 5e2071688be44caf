import { setImmediate as turn } from 'node:timers/promises';

/** Lets everybody else be answered. Between two batches of something long. */
export async function nextTurn(): Promise<void> {
  await turn();
}

/** A long list, page by page, each asked for by the last row of the one before; others are answered in between. */
export async function* inPages<Row>(pageAfter: (last: Row | undefined) => Row[]): AsyncGenerator<Row[]> {
  for (let rows = pageAfter(undefined); rows.length > 0; rows = pageAfter(rows.at(-1))) {
    yield rows;
    await nextTurn();
  }
}
