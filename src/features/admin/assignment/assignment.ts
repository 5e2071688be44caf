import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import type { AssignmentReply } from '#contract/matching/assignment.ts';
import { EXCLUSIONS } from '#contract/matching/matching.ts';
import type { AdminAssignmentTexts } from './assignment.text.ts';

export type AssignmentFound = ReplyOf<'POST /api/admin/assignment'>;
export type Assignment = NonNullable<AssignmentFound['assignment']>;
export type Row = AssignmentReply['rows'][number];
export type Gap = AssignmentReply['gaps'][number];

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
