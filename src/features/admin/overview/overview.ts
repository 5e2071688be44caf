import type { ReplyOf } from '#contract/calls.ts';
import type { ServerHealth } from '#contract/desk/overview.ts';

export type OverviewData = ReplyOf<'GET /api/admin/overview'>;
/** Why the overview did not come. `isBroken`: the server answered that it cannot work, beside for want of time. */
export interface OverviewFault {
  isBroken: boolean;
}
export type FiguresData = ReplyOf<'GET /api/admin/figures'>;

/** The first bar and what 100 % is: those who opened a link, as long as no more people applied than links were opened. */
export function funnelOf({ opened, applied, documents, declaration, complete }: FiguresData) {
  const all = Math.max(opened, applied);
  const percent = (count: number) => (all === 0 ? 0 : Math.round((count / all) * 100));
  const steps = Object.entries({ opened, applied, documents, declaration, complete } as const);
  return {
    base: opened >= applied ? ('opened' as const) : ('applied' as const),
    steps: steps.map(([id, count]) => ({ id: id as FunnelId, count, percent: percent(count) })),
  };
}
export type FunnelId = 'opened' | 'applied' | 'documents' | 'declaration' | 'complete';

export type HealthTone = 'ok' | 'warn' | 'bad' | 'info';
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** The server makes one every 15 minutes. */
const COPY_IS_OLD_AFTER_DAYS = 1;

/** Which parts of the server need somebody: their badge's colour. Pure. */
export function healthTones({ database, files, mail, document_key, backup }: ServerHealth, now: number) {
  const age = backup.at === null ? Number.POSITIVE_INFINITY : now - Date.parse(backup.at);
  const isFresh = age <= COPY_IS_OLD_AFTER_DAYS * DAY_MILLISECONDS;
  return {
    database: database === 'ok' ? 'ok' : 'bad',
    files: ({ ok: 'ok', low: 'warn', failed: 'bad' } as const)[files.state],
    mail: ({ ok: 'ok', late: 'warn', stopped: 'bad', files: 'info' } as const)[mail.state],
    key: document_key === 'beside' ? 'warn' : 'ok',
    copy: !isFresh ? 'bad' : backup.place === 'apart' ? 'ok' : 'warn',
    trial: backup.problem !== null ? 'bad' : backup.tried_at === null ? 'info' : 'ok',
  } satisfies Record<string, HealthTone>;
}
