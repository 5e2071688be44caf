/**
 * Matching 2,000 candidates against one requirement, and the assignment of 2,000 candidates to 400 places: how long each
 * takes, and how long other calls wait meanwhile, beside the same server with nothing else to do. Prints ratios of one
 * run; nothing is asserted. Aim: the p99 of other calls at most doubles. By hand:
 *
 *   node tests/bench/matching.ts [candidates] [requirements]
 */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { FIELDS_OF_WORK } from '#contract/employers/requirement-rules.ts';
import { startChild } from '../support/child-server.ts';
import { addCrowd } from '../support/crowd.ts';
import { EMPLOYER_PROFILE, REQUIREMENT } from '../support/employers.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { cookieFor, openSeason, seedSeason } from './season.ts';
import { ask, print, startProber } from './two-seasons.ts';

const CANDIDATES = Number(process.argv[2] ?? 2000);
const REQUIREMENTS = Number(process.argv[3] ?? 80);
const PLACES_EACH = 5;
const ROUNDS = 8;
const IDLE_MS = 8000;

process.env.ADMIN_2FA = 'off';
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-matching-'));
const season = await seedSeason(dataDir, 1000);
const { requirements, employerCookie } = await addPlacements();
const server = await startChild(dataDir);
const prober = startProber(server.url, season.token);
print(`${CANDIDATES} candidates, ${REQUIREMENTS * PLACES_EACH} places in ${REQUIREMENTS} requirements`);
print(`${'ms'.padEnd(28)}   median   p99 of others   times idle   longest`);
await prober.waits();
await pause(IDLE_MS);
const idle = await prober.waits();
print(`${'nothing'.padEnd(28)}        –   ${figures(idle.p99, idle.longest)}`);
const matching = (place: number) => ({ requirement_id: requirements[place], version: 1 });
await measure('matching, one requirement', '/api/employer/start-matching', employerCookie, matching);
await measure('matching, once more', '/api/employer/start-matching', employerCookie, () => matching(0));
await measure('assignment of the season', '/api/admin/propose-assignment', season.adminCookie, () => ({}));
await prober.stop();
await server.kill('SIGTERM');
rmSync(dataDir, { recursive: true, force: true });

/** `bodyOf`: what each round sends, by its number. */
async function measure(
  name: string,
  address: string,
  cookie: string,
  bodyOf: (round: number) => object,
): Promise<void> {
  // One before the rounds loads what is needed for it.
  await ask(server.url, { path: address, cookie, body: bodyOf(ROUNDS) });
  await prober.waits();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    await ask(server.url, { path: address, cookie, body: bodyOf(round) });
    times.push(performance.now() - from);
  }
  const { p99, longest } = await prober.waits();
  const median = times.sort((a, b) => a - b)[ROUNDS / 2] ?? 0;
  print(`${name.padEnd(28)} ${median.toFixed(0).padStart(8)}   ${figures(p99, longest)}`);
}

function figures(p99: number, longest: number): string {
  return `${p99.toFixed(1).padStart(13)} ${(p99 / idle.p99).toFixed(2).padStart(12)} ${longest.toFixed(0).padStart(9)}`;
}

/** One employer with all the requirements, and a pool with every level, wish and time. */
async function addPlacements() {
  const deps = openSeason(dataDir);
  const { db, clock } = deps;
  const now = clock.now();
  const [id, accountId] = [randomUUID(), randomUUID()];
  db.exec('BEGIN');
  db.prepare(`
    INSERT INTO account (id, email, lang, first_name, last_name, chosen_role, confirmed_at, created_at, updated_at)
    VALUES (?, ?, 'de', 'Muster GmbH', '', 'employer', ?, ?, ?)`).run(accountId, `${id}@example.org`, now, now, now);
  db.prepare("INSERT INTO user_roles (user_id, role) VALUES (?, 'employer')").run(accountId);
  db.prepare("INSERT INTO employer (id, company, state, created_at, owner_id) VALUES (?, ?, 'vetted', ?, ?)").run(
    id,
    EMPLOYER_PROFILE.company,
    now,
    accountId,
  );
  db.prepare('INSERT INTO employer_member VALUES (?, ?, ?, NULL)').run(accountId, id, now);
  const ids = Array.from({ length: REQUIREMENTS }, (_, at) => {
    const field_of_work = FIELDS_OF_WORK[at % FIELDS_OF_WORK.length] ?? 'other';
    const minimum_level = at % 3 === 0 ? 'B1' : 'A2';
    const fields = { ...REQUIREMENT, headcount: PLACES_EACH, field_of_work, minimum_level } as const;
    const one = randomUUID();
    requirementStore(deps.db).add({ ...fields, id: one, employer_id: id, state: 'open', created_at: now + at });
    return one;
  });
  for (const [at, applicantId] of addCrowd(deps, { count: CANDIDATES, status: 'STEP2_APPROVED' }).entries())
    makePoolCandidate(deps, {
      applicantId,
      number: 100_000 + at,
      level: (['A2', 'A2', 'B1', 'B2'] as const)[at % 4] ?? 'A2',
      available: { from: `2027-07-${String(1 + (at % 28)).padStart(2, '0')}`, until: '2027-09-28' },
      firstWish: FIELDS_OF_WORK[(at * 7) % FIELDS_OF_WORK.length] ?? '',
      documents: at % 5 === 0 ? 'pending' : 'complete',
      approvedAt: now + at,
    });
  db.exec('COMMIT');
  const employerCookie = cookieFor(deps, accountId);
  await deps.close();
  return { requirements: ids, employerCookie };
}
