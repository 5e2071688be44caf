import type { ReplyOf } from '#contract/calls.ts';
import type { EmployerState } from '#contract/employers/employer-rules.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { placesIn } from '#src/ui/list/list-query.ts';

export type EmployersFound = ReplyOf<'POST /api/admin/employers'>;
export type RequirementsFound = ReplyOf<'POST /api/admin/employer-requirements'>;
export type EmployerFound = ReplyOf<'GET /api/admin/employers/:employer_id'>;

/** The states, as the filter offers them: what needs a decision first. */
export const STATES = ['submitted', 'new', 'vetted', 'refused'] as const satisfies readonly EmployerState[];

/** Undefined for an answer that is not our server's. */
export function readEmployers(reply: Unchecked<EmployersFound>): EmployersFound | undefined {
  const { employers, counts } = reply as Partial<EmployersFound>;
  if (!Array.isArray(employers) || !employers.every((one) => typeof one?.id === 'string')) return undefined;
  return { employers, ...placesIn(reply), counts: { new: 0, submitted: 0, vetted: 0, refused: 0, ...counts } };
}

/** Undefined for an answer that is not our server's. */
export function readRequirements(reply: Unchecked<RequirementsFound>): RequirementsFound | undefined {
  const { requirements } = reply as Partial<RequirementsFound>;
  if (!Array.isArray(requirements) || !requirements.every((one) => typeof one?.id === 'string')) return undefined;
  return { requirements, ...placesIn(reply) };
}

/** Undefined for an answer that is not our server's. */
export function readEmployerDetail(reply: Unchecked<EmployerFound>): EmployerFound | undefined {
  const { employer, people, history, can, ends } = reply as Partial<EmployerFound>;
  const isOurs =
    typeof employer?.id === 'string' && typeof employer.state === 'string' && Array.isArray(employer.missing);
  return isOurs && Array.isArray(people) && Array.isArray(history) && Array.isArray(can) && typeof ends === 'object'
    ? ({ ...reply, notes: reply.notes ?? [] } as EmployerFound)
    : undefined;
}
