import type { CallAddress, ReplyOf } from '#contract/calls.ts';
import type { Finished } from '#contract/finished-page.ts';
import type { Answer } from '#src/lib/call/answer.ts';

/** The answer of a call that a finished page brought along. */
export function brought<At extends CallAddress>(finished: Finished | undefined, at: At) {
  return finished?.answers[at] as Answer<ReplyOf<At>> | undefined;
}
