import type { Action } from '#contract/action.ts';
import type { Status } from '#contract/status.ts';
import { possibleActions } from './status.ts';

/** What `npm run applicants` has a command for; only the desk uploads, notes originals and puts on hold. */
const ON_THE_COMMAND_LINE: readonly Action[] = [
  'accept',
  'approve',
  'complete',
  'send-back',
  'reject',
  'withdraw',
  'reopen',
];

/** The actions that a status allows whoever types commands. */
export function commandsFor(status: Status | 'nothing'): Action[] {
  return possibleActions(status, 'operator').filter((action) => ON_THE_COMMAND_LINE.includes(action));
}
