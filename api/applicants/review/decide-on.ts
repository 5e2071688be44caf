import type { Status } from '#contract/model/status.ts';
import type { Deps } from '../../deps.ts';

/** One transaction for an operator's decision; its mails may go after it. */
export function decideOn(deps: Deps, decision: () => Status): Status {
  const status = deps.tx(decision);
  deps.mail.wake();
  return status;
}
