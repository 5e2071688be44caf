import { randomUUID } from 'node:crypto';
import type { Deps } from '#api/deps.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import { addRow } from './rows.ts';

interface Wanted {
  requirementId: string;
  applicantId: string;
  state?: MatchState;
  score?: number;
  rank?: number;
  startsOn?: string;
  endsOn?: string;
  answerUntil?: number | null;
  changedAt?: number;
}

/** Adds a match as a row alone, without events and mails. Returns its id. */
export function makeMatch({ db, clock }: Pick<Deps, 'db' | 'clock'>, wanted: Wanted): string {
  const { score = 70, changedAt = clock.now() } = wanted;
  const id = randomUUID();
  addRow(db, 'match', {
    id,
    requirement_id: wanted.requirementId,
    applicant_id: wanted.applicantId,
    state: wanted.state ?? 'shortlisted',
    score,
    rank: wanted.rank ?? 1,
    starts_on: wanted.startsOn ?? '2027-07-01',
    ends_on: wanted.endsOn ?? '2027-09-28',
    score_parts: JSON.stringify({ dates: 40, level: 10, field: score - 65, documents: 15, total: score }),
    answer_until: wanted.answerUntil ?? null,
    created_at: changedAt,
    changed_at: changedAt,
  });
  return id;
}
