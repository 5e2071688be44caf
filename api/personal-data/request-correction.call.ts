import { randomUUID } from 'node:crypto';
import { CORRECTIONS_A_DAY } from '#contract/limits.ts';
import { eventStore } from '../audit/event.store.ts';
import { type Happened, recordEvent } from '../audit/record-event.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { DAY_MS, HOUR_MS } from '../time/clock.ts';
import { callerData } from './caller-data.ts';
import { correctionRequestStore } from './correction-request.store.ts';
import { viewCallersData } from './view-callers-data.ts';

export const requestCorrection = endpoint('requestCorrection', {
  auth: callerData,
  limit: { perNetwork: 240, perCaller: 30 },
  page: 'same',
  handle({ deps, caller, input: { field, text } }) {
    const { db, clock } = deps;
    const { id } = caller.applicant;
    deps.tx(() => {
      const waiting = correctionRequestStore(db).open(id);
      // The same request that comes twice, as its answer was lost, counts once.
      if (waiting?.field === field && waiting.text === text) return;
      if (waiting) throw problem('correction_waits');
      const now = clock.now();
      if (eventStore(db).countSince('applicant', id, 'correction-asked', now - DAY_MS) >= CORRECTIONS_A_DAY)
        throw problem('correction_limit', { params: { count: CORRECTIONS_A_DAY }, retryAfterSeconds: HOUR_MS / 1000 });
      correctionRequestStore(db).add({ id: randomUUID(), applicant_id: id, field, text, created_at: now });
      const act = {
        actor: 'applicant',
        accountId: caller.accountId,
        action: 'correction-asked',
        detail: { field },
      } satisfies Happened;
      recordEvent(deps, ['applicant', id], act);
    });
    return viewCallersData(deps, caller);
  },
});
