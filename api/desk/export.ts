import type { QueueFilters } from '#contract/desk/queue.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { type Standing, standingStore } from '../standing/standing.store.ts';
import { nextTurn } from '../time/next-turn.ts';
import { findApplications, type Wanted } from './find-applications.ts';

// Rows per batch: reading them takes a few milliseconds.
const ROWS_AT_ONCE = 200;

export interface ExportAsked {
  accountId: string;
  filters: QueueFilters;
  search: string;
  /** These alone, whatever the filters say. */
  applications: readonly string[] | undefined;
}

/**
 * Begins an export: who takes what with them is recorded before a byte leaves. The pages come as they are wanted, so
 * that a slow reader holds nothing up and one who hangs up ends it; then it is recorded how many rows have left.
 */
export function beginExport(deps: Deps, asked: ExportAsked): AsyncGenerator<Standing[]> {
  const { filters, search } = asked;
  record(deps, asked, 'export-applications', {
    ...chosen(filters),
    ...(search.trim() !== '' && { searched: 1 }),
    ...(asked.applications && { selected: asked.applications.length }),
  });
  return recorded(deps, asked);
}

async function* recorded(deps: Deps, asked: ExportAsked): AsyncGenerator<Standing[]> {
  let rows = 0;
  let isWhole = false;
  try {
    for await (const page of asked.applications ? selected(deps, asked.applications) : pagesOf(deps, asked)) {
      rows += page.length;
      yield page;
    }
    isWhole = true;
  } finally {
    noteEnd(deps, asked, rows, isWhole);
  }
}

/** Records how many rows have left. Never throws, as they have left in any case. */
function noteEnd(deps: Deps, asked: ExportAsked, rows: number, isWhole: boolean): void {
  try {
    record(deps, asked, 'export-sent', { rows, ...(!isWhole && { cut: 1 }) });
  } catch (error) {
    deps.log.error({ rows, error: String(error) }, 'end of an export not recorded');
  }
}

function record(
  deps: Deps,
  { accountId }: ExportAsked,
  action: string,
  detail: Readonly<Record<string, string | number>>,
): void {
  deps.tx(() => recordEvent(deps, ['account', accountId], { actor: 'operator', accountId, action, detail }));
}

/** The filters that are set. They are codes; what was searched for may be a name, and is not recorded. */
function chosen(filters: QueueFilters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** An application that changes its place in the list while it is read still comes once. */
async function* pagesOf(deps: Deps, wanted: Pick<Wanted, 'filters' | 'search'>): AsyncGenerator<Standing[]> {
  const taken = new Set<number>();
  let from: Wanted['from'];
  for (let hasMore = true; hasMore; ) {
    const found = await findApplications(deps, { ...wanted, back: false, from, most: ROWS_AT_ONCE });
    const fresh = found.rows.filter(({ place }) => !taken.has(place));
    for (const { place } of fresh) taken.add(place);
    yield fresh;
    const last = found.rows.at(-1);
    from = last && found.placeOf(last);
    hasMore = found.hasMore;
    await nextTurn();
  }
}

async function* selected({ db }: Deps, ids: readonly string[]): AsyncGenerator<Standing[]> {
  yield [...new Set(ids)].flatMap((id) => standingStore(db).find(id) ?? []);
}
