/**
 * Compares 100,000 applications with 1,000, over 200 partners: every list, search and call by address, every sweep
 * and timer, the command line and the start. Both seasons are asked in turn, so that a busy machine slows down both.
 * Prints ratios of one run, and how long others wait meanwhile in the larger season; nothing is asserted. Aim: at
 * most 1.5 times, and nobody waits longer than 100 ms ('nothing' shows what this machine does by itself). By hand:
 *
 *   node tests/bench/scale.ts [applications of the larger season]
 */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sweepAccounts } from '#api/accounts/sweep-accounts.ts';
import { remind } from '#api/applicants/reminders/remind.ts';
import type { Deps } from '#api/deps.ts';
import { clearUp, prepareFiles } from '#api/documents/sweep.ts';
import { sweepCounters } from '#api/http/counter.store.ts';
import { renewStandings } from '#api/standing/keep-standing.ts';
import { nextTurn } from '#api/time/next-turn.ts';
import { startChild } from '../support/child-server.ts';
import { openSeason, type Season } from './season.ts';
import { type HttpCall, inTurn, measureCalls, print, row, seedSeasons, startProber } from './two-seasons.ts';

const SMALL = 1000;
const LARGE = Number(process.argv[2] ?? 100_000);
const STARTS = 5;
// Somebody asks all the time, however long the rest takes.
const UNLIMITED = { RATE_LIMIT_FACTOR: '1000000' };
/** The number of reminders that fall due in a busy hour. */
const DUE = 500;

process.env.ADMIN_2FA = 'off';
const seasons = await seedSeasons(SMALL, LARGE);
const head = `${String(SMALL).padStart(8)} ${String(LARGE).padStart(8)}   ratio`;
print(`${'ms, median'.padEnd(46)} ${head}   longest wait of others`);
const servers = await measureStart();
await measureCalls(servers, callsOf);
for (const { server } of servers) await server.kill('SIGTERM');
print(`\n${'ms, whole round'.padEnd(46)} ${head}   longest wait`);
await measureJobs();
print(`\n${'ms, median'.padEnd(46)} ${head}`);
await measureCommandLine();
for (const { dataDir } of seasons) rmSync(dataDir, { recursive: true, force: true });

async function measureStart() {
  const times = await inTurn(seasons, STARTS, async (season) => {
    const server = await startChild(season.dataDir, 0, UNLIMITED);
    return () => server.kill('SIGTERM');
  });
  const started = [];
  for (const season of seasons) started.push({ season, server: await startChild(season.dataDir, 0, UNLIMITED) });
  const prober = startProber(started[1]?.server.url ?? '', seasons[1].token);
  // Gives the work that a start puts off until it answers time to begin.
  await pause(5000);
  row('start, until it answers', times, await prober.longest());
  await prober.stop();
  return started;
}

function callsOf(season: Season): Record<string, HttpCall> {
  const { adminCookie: admin, largestCookie: largest, usualCookie: usual, studentCookie: student } = season;
  const [list, queue] = ['/api/partner/registrations', '/api/admin/applications'];
  const people = (cookie: string, body?: object) => ({ path: list, cookie, ...(body && { body }) });
  const further = `${Date.now() - 30 * 86_400_000}_x`;
  const note = { person_id: season.personId, note: 'x' };
  return {
    nothing: { path: '/api/health/live' },
    'health, ready': { path: '/api/health/ready' },
    'admin: partners, first page': { path: '/api/admin/partners', cookie: admin },
    'admin: partners, search': { path: '/api/admin/partners', cookie: admin, body: { search: 'hanna 12' } },
    'admin: one partner': { path: `/api/admin/partners/${season.partnerId}`, cookie: admin },
    'admin: queue, longest waiting': { path: queue, cookie: admin, body: { show: 'waiting', step: 'step1' } },
    'admin: queue, newest of all': { path: queue, cookie: admin, body: {} },
    'admin: queue, one partner': { path: queue, cookie: admin, body: { partner: season.partnerId } },
    'admin: queue, search': { path: queue, cookie: admin, body: { search: 'a.777@exam' } },
    'admin: queue, search, one letter wrong': { path: queue, cookie: admin, body: { search: 'tesvaye' } },
    'usual partner: figures and first page': people(usual),
    'usual partner: search': people(usual, { search: 'liya' }),
    'usual partner: filter': people(usual, { filter: 'waiting' }),
    'largest partner: figures and first page': people(largest),
    'largest partner: further page': people(largest, { after: further }),
    'largest partner: further page of a search': people(largest, { search: 'hanna', after: further }),
    'largest partner: note': { path: '/api/partner/note', cookie: largest, body: note },
    'own application': { path: '/api/me/application', cookie: student },
    'get-applicant, by token': { path: '/api/functions/get-applicant', body: { token: season.token } },
    'resend-link, known address': { path: '/api/functions/resend-link', body: { email: season.studentEmail } },
    'resend-link, unknown address': { path: '/api/functions/resend-link', body: { email: 'nobody@example.org' } },
    'mail-application-link': { path: '/api/me/mail-application-link', cookie: student, body: {} },
    'request-password-reset, unknown address': {
      path: '/api/auth/request-password-reset',
      body: { email: 'nobody@example.org' },
    },
    // These answer with more rows, or count more, in a larger season: only the wait of others matters.
    'usual partner: export (grows)': { path: `${list}.csv`, cookie: usual },
    'largest partner: search, counted (grows)': people(largest, { search: 'nobody' }),
    'largest partner: filter, counted (grows)': people(largest, { filter: 'waiting' }),
    'admin: queue, export (grows)': { path: `${queue}.csv`, cookie: admin, body: { show: 'all' } },
    'largest partner: export (grows)': { path: `${list}.csv`, cookie: largest },
  };
}

interface Round {
  ms: number;
  longest: number;
}

/** Runs the jobs in this process, as the server does. While a batch runs, nobody is answered. */
async function measureJobs(): Promise<void> {
  const stores = seasons.map(({ dataDir }) => openSeason(dataDir));
  const measured = async (name: string, batch: (deps: Deps) => boolean | Promise<boolean>, before = '') => {
    const rounds: Round[] = [];
    for (const deps of stores) {
      if (before) deps.db.exec(before);
      rounds.push(await round(() => batch(deps)));
    }
    row(name, [[rounds[0]?.ms ?? 0], [rounds[1]?.ms ?? 0]], rounds[1]?.longest ?? 0);
  };
  const some = `SELECT id FROM applicant LIMIT ${DUE}`;
  for (const deps of stores) await round(() => remind(deps));
  await measured('timer: reminders, none due', remind);
  const due = `UPDATE standing SET remind_at = 0 WHERE applicant_id IN (${some})`;
  await measured(`timer: reminders, ${DUE} due`, remind, due);
  await measured('sweep: accounts, links, sessions, log; first', sweepAccounts);
  await measured('sweep: the same with nothing to do', sweepAccounts);
  await measured('sweep: counters', ({ counters, clock }) => sweepCounters(counters, clock.now()));
  await measured('standings: none is old', renewStandings);
  await measured(`standings: ${DUE} are old`, renewStandings, `INSERT OR IGNORE INTO standing_old ${some}`);
  await measured('before the start: files brought back', (deps) => prepareFiles(deps).then(() => false));
  await measured('after the start: all files looked at (grows)', (deps) => clearUp(deps).then(() => false));
  for (const deps of stores) await deps.close();
}

/** Reads the longest wait of others from the event loop, as some batches pause by themselves to let others in. */
async function round(batch: () => boolean | Promise<boolean>): Promise<Round> {
  const wait = monitorEventLoopDelay({ resolution: 1 });
  wait.enable();
  const from = performance.now();
  while (await batch()) await nextTurn();
  const ms = performance.now() - from;
  await pause(5);
  wait.disable();
  return { ms, longest: wait.max / 1e6 };
}

async function measureCommandLine(): Promise<void> {
  const run = promisify(execFile);
  const textsOf = ({ applicantId }: Season) => [['list'], ['list', 'COMPLETE'], ['show', applicantId.slice(0, 12)]];
  for (const [place, [name, status]] of textsOf(seasons[0]).entries()) {
    const times = await inTurn(seasons, STARTS, async (season) => {
      const args = textsOf(season)[place] ?? [];
      const env = { ...process.env, DATA_DIR: season.dataDir };
      await run(process.execPath, ['api/cli.ts', 'applicants', ...args], { env });
    });
    row(`command line: ${name}${name === 'list' && status ? ` ${status}` : ''}`, times);
  }
}
