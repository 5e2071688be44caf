import type { ReplyOf } from '#contract/calls.ts';
import { isStatus } from '#contract/model/status.ts';
import type { Fields } from '#src/ui/list/list-query.ts';

type RetentionReply = ReplyOf<'GET /api/admin/retention'>;
export type Retained = RetentionReply['applications'][number];

export interface RetentionFound extends Omit<RetentionReply, 'applications'> {
  /** 'status-unknown': one of them has a status that only a newer page knows. */
  applications: readonly Retained[] | 'status-unknown';
}

/** What the page's address may hold. */
export const retentionFields: Fields = { kind: ['held'] };

export function retentionIn({ applications, ...rest }: RetentionReply): RetentionFound {
  const isKnown = applications.every(({ status }) => isStatus(status));
  return { ...rest, applications: isKnown ? applications : 'status-unknown' };
}
