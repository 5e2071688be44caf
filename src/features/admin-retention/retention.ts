import type * as at from '#contract/addresses/retention.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { Unchecked } from '#src/lib/answer.ts';
import type { Fields } from '#src/ui/list/wish.ts';

export type RetentionFound = ReplyOf<typeof at.listRetention.path>;
export type Retained = RetentionFound['applications'][number];

/** What the page's address may hold. */
export const retentionFields: Fields = { kind: ['held'] };

/** Undefined for an answer that is not our server's. */
export function readRetention(reply: Unchecked<RetentionFound>): RetentionFound | undefined {
  const { applications, log, previous, next } = reply as Partial<RetentionFound>;
  if (!Array.isArray(applications) || !applications.every((one) => typeof one?.id === 'string')) return undefined;
  return {
    applications,
    log: Array.isArray(log) ? log : [],
    previous: typeof previous === 'string' ? previous : null,
    next: typeof next === 'string' ? next : null,
  };
}
