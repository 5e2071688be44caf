import { expect, it } from 'vitest';
import { pageOf } from '#api/partners/page-of.ts';
import { PAGE_ROWS } from '#contract/limits.ts';

const ROWS = Array.from({ length: 2500 }, (_, index) => ({ index }));

/** A list of 2,500, and in which order it was asked for rows and others were answered. */
function list() {
  const order: (number | 'others')[] = [];
  return {
    order,
    rowsAfter(last: { index: number } | undefined, most: number) {
      order.push(most);
      setImmediate(() => order.push('others'));
      const from = (last?.index ?? -1) + 1;
      return ROWS.slice(from, from + most);
    },
  };
}

it('A search goes through the list a thousand rows at a time, and others are answered after each', async () => {
  const { order, rowsAfter } = list();
  const { rows, total } = await pageOf({ rowsAfter, fits: () => true, after: undefined, total: undefined });
  expect([rows.length, total]).toEqual([PAGE_ROWS, 2500]);
  expect(order.slice(0, 6)).toEqual([1000, 'others', 1000, 'others', 1000, 'others']);
});

it('A page of a list that is not searched takes no more rows than it shows, and one to know that there are more', async () => {
  const { order, rowsAfter } = list();
  const { rows, total, last } = await pageOf({ rowsAfter, fits: () => true, after: undefined, total: 2500 });
  expect([rows.length, total, last]).toEqual([PAGE_ROWS, 2500, { index: PAGE_ROWS - 1 }]);
  expect(order).toEqual([PAGE_ROWS + 1]);
});
