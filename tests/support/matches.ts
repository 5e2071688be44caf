import { randomUUID } from 'node:crypto';
import type { Deps } from '#api/deps.ts';
import type { MatchState } from '#contract/model/match-rules.ts';

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
  db.prepare(`
    INSERT INTO match (id, requirement_id, applicant_id, state, score, rank, starts_on, ends_on, score_parts,
      answer_until, created_at, changed_at)
    VALUES (@id, @requirement, @applicant, @state, @score, @rank, @from, @until, @parts, @answer, @at, @at)`).run({
    id,
    requirement: wanted.requirementId,
    applicant: wanted.applicantId,
    state: wanted.state ?? 'shortlisted',
    score,
    rank: wanted.rank ?? 1,
    from: wanted.startsOn ?? '2027-07-01',
    until: wanted.endsOn ?? '2027-09-28',
    parts: JSON.stringify({ dates: 40, level: 10, field: score - 65, documents: 15, total: score }),
    answer: wanted.answerUntil ?? null,
    at: changedAt,
  });
  return id;
}
