import { randomUUID } from 'node:crypto';
import type { Deps } from '#api/deps.ts';
import type { Candidate } from '#contract/matching/matching.ts';
import { addCrowd } from './crowd.ts';
import { addRow } from './rows.ts';

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
  const wishes = { first_wish: wanted.firstWish ?? '', second_wish: wanted.secondWish ?? '' };
  const shown = {
    ...{ applicant_id: id, level: wanted.level ?? 'A2', passport_until: wanted.passportUntil ?? '2031-01-31' },
    ...{ available_from: from, available_until: until, ...wishes },
  };
  addRow(db, 'placement_profile', {
    ...shown,
    ...{ born_on: '2003-05-31', nationality: 'ET', university: 'Adama Science and Technology University' },
    ...{ field_of_study: 'Logistics', is_enrolled: 1, vacation_from: from, vacation_until: until, days_worked: 0 },
    ...{ certificate_on: '2026-09-30', certificate_provider: 'Goethe-Institut' },
    ...{ pool_number: number, created_at: now, changed_at: now },
  });
  const consent = { id: randomUUID(), applicant_id: id, purpose: 'employers', text_version: '1', lang: 'en' };
  addRow(db, 'consent', { ...consent, given_at: now });
  addRow(db, 'pool_candidate', {
    ...shown,
    ...{ number, days_left: wanted.daysLeft ?? 90, documents: wanted.documents ?? 'complete' },
    ...{ approved_at: wanted.approvedAt ?? now, since: wanted.since ?? now },
  });
  return { id, number };
}

/** Placement data with nothing missing, for a server whose season lies in 2027. */
export const PLACEMENT = {
  born_on: '2003-05-31',
  nationality: 'ET',
  home_address: 'Example Street 1, Adama, Ethiopia',
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
