import { Readable } from 'node:stream';
import type { Lang } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import { csv, csvRows } from '../files/csv.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import type { Standing } from '../standing/standing.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { beginExport } from './export.ts';
import { cellsOf, titlesIn } from './export-table.ts';

export const exportApplications = endpoint('exportApplications', {
  auth: adminOrReader,
  limit: { perNetwork: 120, perCaller: 30 },
  handle({ deps, caller, input: { search = '', lang = caller.account.lang, applications, ...filters } }) {
    const asked = { accountId: caller.account.id, filters, search, applications } as const;
    const pages = beginExport(deps, asked);
    return {
      name: `applications-${berlinDate(deps.clock.now())}.csv`,
      mime: 'text/csv; charset=utf-8',
      bytes: Readable.from(linesOf(deps, pages, lang)),
    };
  },
});

async function* linesOf(deps: Deps, pages: AsyncIterable<Standing[]>, lang: Lang): AsyncGenerator<Buffer> {
  yield csv([titlesIn(lang)], lang);
  for await (const page of pages) {
    yield csvRows(
      page.map((row) => cellsOf(deps, row, lang)),
      lang,
    );
  }
}
