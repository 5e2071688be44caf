import type { ReplyOf } from '#contract/calls.ts';
import type { EmployerReply } from '#contract/employers/employer.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

export type Employer = EmployerReply;

/** Checked by hand: the contract's schemas would bring a library along. Undefined for an answer not our server's. */
export function readEmployer(reply: Unchecked<ReplyOf<'GET /api/employer/profile'>>): Employer | undefined {
  const { id, company, state, version, missing } = reply as Partial<Employer>;
  const isOurs = typeof id === 'string' && typeof company === 'string' && typeof state === 'string';
  return isOurs && typeof version === 'number' && Array.isArray(missing) ? (reply as Employer) : undefined;
}
