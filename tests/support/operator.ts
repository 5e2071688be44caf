import { runAdmin } from '#api/accounts/admins/admin.cli.ts';
import { review } from '#api/applicants/review/review.ts';
import type { Who } from '#api/audit/event.store.ts';
import type { Deps } from '#api/deps.ts';
import { ORIGINALS } from '#contract/model/original.ts';
import type { Status } from '#contract/model/status.ts';

/** The operator who decides in the tests. */
export const OPERATOR = { name: 'the tests' };

/** The token in the link that the command line prints for a new admin. */
export const adminToken = (deps: Deps, email: string) =>
  /token=([\w-]{43})$/.exec(runAdmin(deps, ['create', email], OPERATOR))?.[1];

/** Notes that all originals have arrived, and completes the application. */
export function receiveAndComplete(deps: Deps, id: string, who: Who = OPERATOR): Status {
  review.receiveOriginals(deps, who, id, { papers: ORIGINALS });
  return review.complete(deps, who, id);
}
