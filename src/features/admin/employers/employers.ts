import type { ReplyOf } from '#contract/calls.ts';
import type { EmployerState } from '#contract/employers/employer-rules.ts';

export type EmployersFound = ReplyOf<'POST /api/admin/employers'>;
export type EmployerFound = ReplyOf<'GET /api/admin/employers/:employer_id'>;

/** The states, as the filter offers them: what needs a decision first. */
export const STATES = ['submitted', 'new', 'vetted', 'refused'] as const satisfies readonly EmployerState[];
