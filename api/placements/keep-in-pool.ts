import { randomInt } from 'node:crypto';
import { applicantStore } from '../applicants/applicant.store.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { nextDaytime } from '../time/berlin-time.ts';
import { HOUR_MS } from '../time/clock.ts';
import { type JudgedParts, judgeForPool } from './judge-for-pool.ts';
import { obstaclesOf } from './obstacles-of.ts';
import { type PlacementStore, placementStore } from './placement.store.ts';
import { poolStore } from './pool.store.ts';

export type PoolParts = JudgedParts & Pick<Deps, 'db'>;

/**
 * Brings a candidate's row up to date, adds or removes it: at the end of each transaction that has changed the
 * application (api/standing/keep-standing.ts). `told`: whoever no longer fits did nothing for it, and is mailed.
 */
export function keepInPool(deps: PoolParts, applicantId: string, how: 'silently' | 'told'): void {
  const { db, clock } = deps;
  const pool = poolStore(db);
  // The quick way out: most applications have no placement data yet, and many calls lead here.
  if (placementStore(db).find(applicantId) === undefined) return;
  const { waits, profile, candidacy, documents } = judgeForPool(deps, applicantId);
  const before = pool.find(applicantId);
  const available = candidacy?.available;
  if (waits.length > 0 || !profile || !available || profile.level === '') {
    if (before) pool.remove(applicantId);
    if (before && how === 'told') tellKeptOut(deps, applicantId);
    return;
  }
  const row = {
    applicant_id: applicantId,
    number: profile.pool_number ?? newNumber(placementStore(db), applicantId),
    level: profile.level,
    available_from: available.from,
    available_until: available.until,
    days_left: candidacy.daysLeft,
    passport_until: profile.passport_until,
    first_wish: profile.first_wish,
    second_wish: profile.second_wish,
    documents,
    approved_at: before?.approved_at ?? approvedAt(deps, applicantId),
    since: before?.since ?? clock.now(),
  };
  const hasChanged = Object.entries(row).some(([name, value]) => before?.[name as keyof typeof row] !== value);
  if (hasChanged) pool.put(row);
}

/** An hour later, by day: what is set right by then has kept nobody out, and nobody reads of it (`isKeptOut`). */
function tellKeptOut(deps: PoolParts, applicantId: string): void {
  const outbox = outboxStore(deps.db);
  const applicant = applicantStore(deps.db).find(applicantId);
  if (!applicant || obstaclesOf(deps, applicant).length === 0 || outbox.isWaiting(applicantId, 'season-days')) return;
  const now = deps.clock.now();
  outbox.add({ template: 'season-days', lang: applicant.lang, applicantId }, now, nextDaytime(now + HOUR_MS));
}

// Six digits: short enough to be read aloud, and nine times as many as there are candidates in a large season.
const LOWEST = 100_000;
const HIGHEST = 999_999;

function newNumber(placements: PlacementStore, applicantId: string): number {
  let number = randomInt(LOWEST, HIGHEST + 1);
  while (placements.ofNumber(number) !== undefined) number = randomInt(LOWEST, HIGHEST + 1);
  placements.setNumber(applicantId, number);
  return number;
}

/** When the documents were approved, also where a rejection was undone since; now for those that need no approval. */
function approvedAt({ db, clock }: PoolParts, applicantId: string): number {
  const approvals = eventStore(db)
    .history('applicant', applicantId)
    .filter(({ action, to_status }) => action === 'approve' && to_status === 'STEP2_APPROVED');
  return approvals.at(-1)?.at ?? clock.now();
}
