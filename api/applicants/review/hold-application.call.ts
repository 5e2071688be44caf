import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import { fieldProblem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { writtenDate } from '../../time/berlin-time.ts';
import { holdDays } from '../hold-days.ts';
import { assertSeenOnDesk } from './desk-seen.ts';
import { review } from './review.ts';
import { viewForDesk } from './view-for-desk.ts';

export const holdApplication = endpoint('holdApplication', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input: { applicant_id: id, seen, reason, until } }) {
    const who = { accountId: caller.account.id };
    deps.tx(() => {
      assertSeenOnDesk(deps, id, seen);
      if (reason === undefined) review.goOn(deps, who, id);
      else review.hold(deps, who, id, reason, dayOf(deps, until));
    });
    return { application: viewForDesk(deps, id, caller.account.id) };
  },
});

function dayOf({ clock }: Deps, until: string | undefined): string {
  const { first, last } = holdDays(clock.now());
  if (until === undefined || until < first || until > last)
    throw fieldProblem([
      {
        path: 'until',
        code: 'hold_day_invalid',
        params: { first: writtenDate(first), last: writtenDate(last) },
      },
    ]);
  return until;
}
