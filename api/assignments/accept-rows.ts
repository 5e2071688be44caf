import { randomUUID } from 'node:crypto';
import type { RowRefusal } from '#contract/matching/assignment-rules.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import { mailEmployer } from '../employers/mail-employer.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { candidateNow } from '../matches/candidate-pages.ts';
import { matchStore } from '../matches/match.store.ts';
import { factsOfRequirement } from '../matches/match-facts.ts';
import { stepMatch } from '../matches/step-match.ts';
import { answerUntil } from '../time/answer-until.ts';
import { berlinDate, lastDayOf } from '../time/berlin-time.ts';
import { type AssignmentRow, assignmentStore } from './assignment.store.ts';

/**
 * Proposes the candidates of these rows to their employers: a match for each, its event, and one mail for each
 * requirement. A row that was counted from something else than what is there now is refused. Call it inside a
 * transaction.
 */
export function acceptRows(deps: Deps, rows: readonly AssignmentRow[], accountId: string): void {
  const proposed = new Map<string, number>();
  for (const row of rows.filter(({ state }) => state === 'open')) {
    const refusal = refusalOf(deps, row);
    assignmentStore(deps.db).setState(row.number, refusal ? 'refused' : 'accepted', refusal);
    if (refusal) continue;
    propose(deps, row, accountId);
    proposed.set(row.requirement_id, (proposed.get(row.requirement_id) ?? 0) + 1);
  }
  for (const [requirementId, count] of proposed) tell(deps, requirementId, count);
}

/** What has changed since the row was counted, so that it cannot be accepted; undefined if nothing has. */
export function refusalOf(deps: Deps, row: AssignmentRow): RowRefusal | undefined {
  return placeRefusal(deps, row) ?? personRefusal(deps, row);
}

function placeRefusal(deps: Deps, row: AssignmentRow): RowRefusal | undefined {
  const { db } = deps;
  const requirement = requirementStore(db).find(row.requirement_id);
  const isSame = requirement?.state === 'open' && requirement.version === row.requirement_version;
  if (!isSame || employerStore(db).find(requirement.employer_id)?.state !== 'vetted') return 'requirement-changed';
  const { starts_on, ends_on } = row;
  if (unlawfulOf(deps, { ...requirement, starts_on, ends_on }).length > 0) return 'requirement-unlawful';
  if (starts_on < berlinDate(deps.clock.now())) return 'requirement-begun';
  if (matchStore(db).countPhase(requirement.id, 'current') >= (requirement.headcount ?? 0)) return 'requirement-full';
  return undefined;
}

function personRefusal(deps: Deps, row: AssignmentRow): RowRefusal | undefined {
  const { db } = deps;
  if (assignmentStore(db).placed(row.applicant_id, row.applicant_id).size > 0) return 'candidate-placed';
  const matchId = assignmentStore(db).match(row.requirement_id, row.applicant_id);
  const match = matchId === undefined ? undefined : matchStore(db).find(matchId);
  if (match && match.state !== 'shortlisted') return 'match-over';
  const now = JSON.stringify(candidateNow(deps, row.applicant_id));
  return now === row.counted_from ? undefined : 'candidate-changed';
}

function propose(deps: Deps, row: AssignmentRow, accountId: string): void {
  const { requirement_id, applicant_id, rank, starts_on, ends_on, score_parts } = row;
  const now = deps.clock.now();
  const { total } = JSON.parse(score_parts) as { total: number };
  matchStore(deps.db).rank({
    ...{ id: randomUUID(), requirement_id, applicant_id, score: total, rank, starts_on, ends_on, score_parts, now },
  });
  const match = matchStore(deps.db).find(assignmentStore(deps.db).match(requirement_id, applicant_id) ?? '');
  if (match) stepMatch(deps, match, 'proposed', { actor: 'operator', accountId, isKnownTo: 'employer' });
}

function tell(deps: Deps, requirementId: string, count: number): void {
  const requirement = requirementStore(deps.db).find(requirementId);
  if (!requirement) return;
  mailEmployer(deps, requirement.employer_id, 'employer-match-proposed', {
    ...factsOfRequirement(requirement),
    count: String(count),
    answer: lastDayOf(answerUntil('proposed', deps.clock.now(), deps.site.matching)) ?? '',
  });
}
