import type { ReplyOf } from '#contract/calls.ts';
import type { Unchecked } from './call/answer.ts';

type Own = ReplyOf<'GET /api/employer/profile'>;
type Access = ReplyOf<'GET /api/partner/access'>;

/** The sentence of an answer which says that access to an organisation has ended; undefined where it says nothing of it. */
export function readAccessEnded(reply: Unchecked<Own | Access>): string | undefined {
  const sentence = 'access_ended' in reply ? reply.access_ended : undefined;
  return typeof sentence === 'string' ? sentence : undefined;
}
