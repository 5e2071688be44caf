import { randomUUID } from 'node:crypto';
import type { Deps } from '#api/deps.ts';
import type { Candidate } from '#contract/matching/matching.ts';
import { addCrowd } from './crowd.ts';

type Wanted = Partial<Omit<Candidate, 'id' | 'taken'>> & {
  /** An application that is there; without it, one is made. */
  applicantId?: string;
  number?: number;
  since?: number;
};

// One after the other: of a hundred random ones, two were the same now and then.
let poolNumber = 100_000;

/** Adds a candidate as rows alone: an approved application, its placement profile, its consent and its place in the pool. */
export function makePoolCandidate(deps: Deps, wanted: Wanted = {}): { id: string; number: number } {
  const { db, clock } = deps;
  const now = clock.now();
  const id = wanted.applicantId ?? addCrowd(deps, { count: 1, status: 'STEP2_APPROVED' })[0] ?? '';
  poolNumber += 1;
  const number = wanted.number ?? poolNumber;
  const { from, until } = wanted.available ?? { from: '2027-07-01', until: '2027-09-28' };
  const row = {
    id,
    number,
    from,
    until,
    consent: randomUUID(),
    level: wanted.level ?? 'A2',
    days_left: wanted.daysLeft ?? 90,
    passport: wanted.passportUntil ?? '2031-01-31',
    first: wanted.firstWish ?? '',
    second: wanted.secondWish ?? '',
    documents: wanted.documents ?? 'complete',
    approved: wanted.approvedAt ?? now,
    since: wanted.since ?? now,
    now,
  };
  db.prepare(`
    INSERT INTO placement_profile (applicant_id, born_on, nationality, university, field_of_study, is_enrolled,
      vacation_from, vacation_until, days_worked, passport_until, level, certificate_on, certificate_provider,
      available_from, available_until, first_wish, second_wish, pool_number, created_at, changed_at)
    VALUES (@id, '2003-05-31', 'ET', 'Adama Science and Technology University', 'Logistics', 1, @from, @until, 0,
      @passport, @level, '2026-09-30', 'Goethe-Institut', @from, @until, @first, @second, @number, @now, @now)`).run(
    row,
  );
  db.prepare(`
    INSERT INTO consent (id, applicant_id, purpose, text_version, lang, given_at)
    VALUES (@consent, @id, 'employers', '1', 'en', @now)`).run(row);
  db.prepare(`
    INSERT INTO pool_candidate (applicant_id, number, level, available_from, available_until, days_left, passport_until,
      first_wish, second_wish, documents, approved_at, since)
    VALUES (@id, @number, @level, @from, @until, @days_left, @passport, @first, @second, @documents, @approved, @since)`).run(
    row,
  );
  return { id, number };
}

/** Placement data with nothing missing, for a server whose season lies in 2027. */
export const PLACEMENT = {
  born_on: '2003-05-31',
  nationality: 'ET',
  passport_until: '2031-01-31',
  is_enrolled: true,
  university: 'Adama Science and Technology University',
  field_of_study: 'Logistics',
  vacation_from: '2027-06-20',
  vacation_until: '2027-10-10',
  days_worked: 0,
  available_from: '2027-07-10',
  available_until: '2027-09-20',
  level: 'A2',
  certificate_provider: 'Goethe-Institut',
  certificate_on: '2026-09-30',
  first_wish: 'baggage',
  second_wish: '',
} as const;
/** The server's time at which these days lie ahead. */
export const PLACEMENT_TIME = Date.parse('2026-11-22T12:00:00Z');
