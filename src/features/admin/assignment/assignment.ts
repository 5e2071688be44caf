import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import type { AssignmentReply } from '#contract/matching/assignment.ts';
import { EXCLUSIONS } from '#contract/matching/matching.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { placesIn } from '#src/ui/list/list-query.ts';
import type { AdminAssignmentTexts } from './assignment.text.ts';

export type AssignmentFound = ReplyOf<'POST /api/admin/assignment'>;
export type Assignment = NonNullable<AssignmentFound['assignment']>;
export type Row = AssignmentReply['rows'][number];
export type Gap = AssignmentReply['gaps'][number];

/** Undefined for an answer that is not our server's. */
export function readAssignment(reply: Unchecked<AssignmentFound>): AssignmentFound | undefined {
  const { assignment, rows, gaps } = reply as Partial<AssignmentFound>;
  if (!Array.isArray(rows) || !Array.isArray(gaps) || assignment === undefined) return undefined;
  if (assignment !== null && typeof assignment.figures?.assigned?.points !== 'number') return undefined;
  return { ...{ assignment, rows, gaps }, ...placesIn(reply) };
}

/** Why places stay empty, in sentences. Pure. */
export function whyEmpty({ fitting, excluded }: Gap, t: AdminAssignmentTexts): string {
  const reasons = EXCLUSIONS.filter((one) => excluded[one] > 0).map((one) =>
    fill(t.exclusions[one], { count: excluded[one] }),
  );
  return [
    fitting > 0 ? fill(t.gapElsewhere, { fitting }) : t.gapNobody,
    reasons.length > 0 && fill(t.gapExcluded, { reasons: reasons.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}
