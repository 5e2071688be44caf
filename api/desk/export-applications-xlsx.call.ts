import { Readable } from 'node:stream';
import { calls } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import type { Standing } from '../applicants/standing.store.ts';
import { berlinDate } from '../berlin-time.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { type Cell, xlsx } from '../xlsx.ts';
import { SHEET_NAME, WIDTHS } from './export.text.ts';
import { beginExport } from './export.ts';
import { cellsOf, titlesIn } from './export-table.ts';

/** The same table as an Excel file, in which days are dates. */
export const exportApplicationsXlsx = endpoint(calls.exportApplicationsXlsx, {
  auth: adminOrReader,
  limit: { perNetwork: 120, perCaller: 30, windowMinutes: 15 },
  async handle({ deps, caller, input: { search = '', lang = caller.account.lang, applications, ...filters } }) {
    const asked = { accountId: caller.account.id, format: 'xlsx', filters, search, applications } as const;
    const pages = rowsOf(deps, await beginExport(deps, asked), lang);
    const columns = titlesIn(lang).map((title, at) => ({ title, width: Object.values(WIDTHS)[at] ?? 0 }));
    return {
      name: `applications-${berlinDate(deps.clock.now())}.xlsx`,
      mime: calls.exportApplicationsXlsx.reply.file,
      bytes: Readable.from(xlsx({ name: SHEET_NAME[lang], columns, pages })),
    };
  },
});

async function* rowsOf(deps: Deps, pages: AsyncIterable<Standing[]>, lang: Lang): AsyncGenerator<Cell[][]> {
  for await (const page of pages) yield page.map((row) => cellsOf(deps, row, lang));
}
