import { applicationNumber } from '#contract/application-number.ts';
import { calls } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import { QUEUE_STEP_NAMES, STATUS_NAMES } from '#contract/queue.text.ts';
import { berlinDate } from '../berlin-time.ts';
import { csv, csvRows } from '../csv.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { nextTurn } from '../next-turn.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { COLUMNS, YES } from './export.text.ts';
import { findApplications, type Wanted } from './find-applications.ts';
import type { ListedRow } from './listed-application.store.ts';
import { refreshListToTheEnd } from './refresh-list.ts';

// So many take some milliseconds.
const ROWS_AT_ONCE = 200;

/**
 * The applications that the filters show, or the selected ones, as a table for a spreadsheet. Who has taken it with
 * them, and how many rows, is recorded before a byte leaves.
 */
export const exportApplications = endpoint(calls.exportApplications, {
  auth: adminOrReader,
  limit: { perNetwork: 120, perCaller: 30, windowMinutes: 15 },
  async handle({ deps, caller, input: { search = '', lang = caller.account.lang, applications, ...filters } }) {
    await refreshListToTheEnd(deps);
    const parts = [csv([Object.values(COLUMNS).map((column) => column[lang])], lang)];
    let rows = 0;
    for await (const page of applications ? selected(deps, applications) : pagesOf(deps, { filters, search })) {
      parts.push(
        csvRows(
          page.map((row) => cellsOf(deps, row, lang)),
          lang,
        ),
      );
      rows += page.length;
    }
    const now = deps.clock.now();
    deps.tx(() =>
      deps.events.add({
        at: now,
        subject: 'account',
        subjectId: caller.account.id,
        actor: 'operator',
        who: { accountId: caller.account.id },
        action: 'export-applications',
        detail: { ...chosen(filters), rows, ...(search.trim() !== '' && { searched: 1 }) },
      }),
    );
    return {
      name: `applications-${berlinDate(now)}.csv`,
      mime: 'text/csv; charset=utf-8',
      bytes: Buffer.concat(parts),
    };
  },
});

/** The filters that are set. They are codes; what was searched for may be a name, and is not recorded. */
function chosen(filters: Wanted['filters']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

async function* pagesOf(deps: Deps, wanted: Pick<Wanted, 'filters' | 'search'>): AsyncGenerator<ListedRow[]> {
  let from: Wanted['from'];
  for (let hasMore = true; hasMore; ) {
    const found = await findApplications(deps, { ...wanted, back: false, from, most: ROWS_AT_ONCE });
    yield found.rows;
    const last = found.rows.at(-1);
    from = last && found.placeOf(last);
    hasMore = found.hasMore;
    await nextTurn();
  }
}

async function* selected({ listed }: Deps, ids: readonly string[]): AsyncGenerator<ListedRow[]> {
  yield [...new Set(ids)].flatMap((id) => listed.find(id) ?? []);
}

function cellsOf({ applicants }: Deps, row: ListedRow, lang: Lang): string[] {
  const dayOf = (at: number | null) => (at === null ? '' : berlinDate(at));
  const cells: Record<keyof typeof COLUMNS, string> = {
    number: applicationNumber(row.application_id),
    name: row.name,
    email: applicants.find(row.application_id)?.email ?? '',
    lang: row.lang,
    partner: row.partner_name,
    step: QUEUE_STEP_NAMES[row.step][lang],
    status: STATUS_NAMES[row.status][lang],
    waits: dayOf(row.waits_since),
    sentBack: row.sent_back === 1 ? YES[lang] : '',
    a2: row.a2_due_on ?? '',
    created: dayOf(row.created_at),
  };
  return (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((column) => cells[column]);
}
