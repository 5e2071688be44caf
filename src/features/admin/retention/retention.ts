import type { ReplyOf } from '#contract/calls.ts';
import { isStatus } from '#contract/model/status.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { type Fields, placesIn } from '#src/ui/list/list-query.ts';

type RetentionReply = ReplyOf<'GET /api/admin/retention'>;
export type Retained = RetentionReply['applications'][number];

export interface RetentionFound extends Omit<RetentionReply, 'applications'> {
  /** 'status-unknown': one of them has a status that only a newer page knows. */
  applications: readonly Retained[] | 'status-unknown';
}

/** What the page's address may hold. */
export const retentionFields: Fields = { kind: ['held'] };

/** Undefined for an answer that is not our server's. */
export function readRetention(reply: Unchecked<RetentionReply>): RetentionFound | undefined {
  const { applications, log } = reply as Partial<RetentionReply>;
  if (!Array.isArray(applications) || !applications.every((one) => typeof one?.id === 'string')) return undefined;
  return {
    applications: applications.every(({ status }) => isStatus(status)) ? applications : 'status-unknown',
    log: Array.isArray(log) ? log : [],
    ...placesIn(reply),
  };
}
