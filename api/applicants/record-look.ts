import { berlinDate, berlinMidnight } from '../berlin-time.ts';
import type { Deps } from '../deps.ts';

/** Records that an operator opened an application on the desk, once a day each: the page asks again all the time. */
export function recordLook({ events, clock, log, tx }: Deps, accountId: string, id: string): void {
  const at = clock.now();
  try {
    if (events.hasActed('applicant', id, 'view-application', accountId, berlinMidnight(berlinDate(at)))) return;
    const about = { subject: 'applicant', subjectId: id, actor: 'operator', action: 'view-application' } as const;
    tx(() => events.add({ at, ...about, who: { accountId } }));
  } catch (error) {
    // A full disk or a foreign lock must not close the desk.
    log.error({ application: id, error: String(error) }, 'view of an application not recorded');
  }
}
