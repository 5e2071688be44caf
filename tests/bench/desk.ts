/**
 * The review desk with 100,000 applications beside 1,000: each call of a day's work, and approving one application after
 * the other. Both seasons are asked in turn. Prints ratios of one run; nothing is asserted. Aim: at most 1.5 times, but
 * for exports, and no wait above 100 ms. By hand:
 *
 *   node tests/bench/desk.ts [applications of the larger season]
 */

import { createHash, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentStore } from '#api/documents/document.store.ts';
import { sealPlainFiles } from '#api/documents/seal-plain.ts';
import { routes } from '#api/routes.ts';
import { startChild } from '../support/child-server.ts';
import { pdfBytes } from '../support/files.ts';
import { changeRows } from '../support/rows.ts';
import { untilQuiet } from './cpu.ts';
import { openSeason, type Season } from './season.ts';
import { ask, type HttpCall, measureCalls, type OnSeason, print, seedSeasons } from './two-seasons.ts';

const SMALL = 1000;
const LARGE = Number(process.argv[2] ?? 100_000);
/** More than there are rounds: nothing is approved twice. */
const TO_APPROVE = 40;
/** They take seconds, and an admin may make only so many. */
const EXPORTS = 5;

process.env.ADMIN_2FA = 'off';
const seasons = await seedSeasons(SMALL, LARGE);
const work = new Map<Season, { ids: string[]; document: string }>();
for (const season of seasons) work.set(season, await makeReviewable(season));
const servers: OnSeason[] = [];
for (const season of seasons) servers.push({ season, server: await startChild(season.dataDir) });
// A start reads the whole database and looks for files without a row, which takes a large season some seconds.
for (const { server } of servers) await untilQuiet(server.pid);
const [small, large] = [SMALL, LARGE].map((count) => String(count).padStart(8));
print(`${'ms, median'.padEnd(46)} ${small} ${large}   ratio   longest wait of others`);
await measureCalls(servers, callsOf);
await measureCalls(servers, exportsOf, EXPORTS);
for (const { server } of servers) await server.kill('SIGTERM');
for (const { dataDir } of seasons) rmSync(dataDir, { recursive: true, force: true });

function callsOf(season: Season): Record<string, HttpCall | (() => Promise<unknown>)> {
  const { adminCookie: cookie, token, applicantId } = season;
  const queue = (body: object) => ({ path: '/api/admin/applications', cookie, body });
  const calls: Record<string, HttpCall> = {
    nothing: { path: '/api/health/live' },
    'what waits': { path: '/api/admin/todo', cookie },
    overview: { path: '/api/admin/overview', cookie },
    'overview: figures': { path: '/api/admin/figures', cookie },
    'partners, first page': { path: '/api/admin/partners', cookie },
    'partners, search': { path: '/api/admin/partners', cookie, body: { search: 'hanna 12' } },
    'queue, what waits longest': queue({}),
    'queue, a step': queue({ step: 'step2', show: 'waiting' }),
    'queue, all, the newest': queue({ show: 'all', order: 'newest' }),
    'queue, search by name': queue({ search: 'hanna wolde', show: 'all' }),
    'queue, search by e-mail': queue({ search: 'a.120@example.org', show: 'all' }),
    'queue, search with a letter less': queue({ search: 'tadese', show: 'all' }),
    'one application': { path: `/api/admin/applications/${applicantId}`, cookie },
    'a document': { path: `/api/admin/documents/${work.get(season)?.document}/ahead`, cookie },
    'the applicant’s own view': { path: '/api/functions/get-applicant', body: { token } },
  };
  const there = Object.entries(calls).filter(([, { path: address }]) => isRoute(address));
  return {
    ...Object.fromEntries(there),
    ...(isRoute('/api/admin/decide-application') && { 'approve and next': () => approveAndNext(season) }),
  };
}

/** All applications as a table: what grows with them, and must hold up nobody meanwhile. */
function exportsOf({ adminCookie: cookie }: Season): Record<string, HttpCall> {
  const body = { show: 'all' };
  return {
    'export of all, CSV': { path: '/api/admin/applications.csv', cookie, body },
  };
}

/** Opens what comes next, looks at it, approves it, and asks for the queue again. */
async function approveAndNext(season: Season): Promise<void> {
  const { adminCookie: cookie } = season;
  const url = servers.find((one) => one.season === season)?.server.url ?? '';
  const id = work.get(season)?.ids.pop();
  const shown = JSON.parse(await ask(url, { path: `/api/admin/applications/${id}`, cookie })) as {
    application: { seen: string; documents: { id: string }[] };
  };
  for (const { id: document_id } of shown.application.documents)
    await ask(url, { path: '/api/admin/view-document', cookie, body: { document_id } });
  const body = { applicant_id: id, action: 'approve', decision_id: randomUUID(), seen: shown.application.seen };
  await ask(url, { path: '/api/admin/decide-application', cookie, body });
  await ask(url, { path: '/api/admin/applications', cookie, body: {} });
}

/** Whether the server has a call at this address: a part of the desk may be missing. */
function isRoute(address: string): boolean {
  return routes.some(({ path: route }) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(address));
}

/** Gives some applications the files that their rows name: nothing is approved whose file is gone. */
async function makeReviewable({ dataDir }: Season): Promise<{ ids: string[]; document: string }> {
  const deps = openSeason(dataDir);
  const ids = deps.db
    .prepare("SELECT id FROM applicant WHERE status = 'PRE_REGISTERED' LIMIT ?")
    .pluck()
    .all(TO_APPROVE) as string[];
  const documents = ids.flatMap((id) => documentStore(deps.db).current(id));
  const bytes = await pdfBytes();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  for (const { id } of documents) {
    changeRows(deps.db, 'document', { id }, { key_id: 'plain', size: bytes.length, sha256 });
    writeFileSync(path.join(dataDir, 'uploads', id), bytes);
  }
  await sealPlainFiles(deps);
  await deps.close();
  return { ids, document: documents[0]?.id ?? '' };
}
