import { randomUUID } from 'node:crypto';
import { calls } from '#contract/calls.ts';
import { CONSENT_VERSIONS } from '#contract/consent.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { keepInPool } from '../placements/keep-in-pool.ts';
import { canSave, viewPlacement } from '../placements/view-placement.ts';
import { loadApplicant } from './load.ts';
import { ownApplication } from './own-application.ts';
import { recordOwn } from './record-own.ts';

/** Gives or withdraws a consent, which counts at once. It can be withdrawn at any time. A doubled press does it once. */
export const setConsent = endpoint(calls.setConsent, {
  auth: ownApplication,
  limit: { perNetwork: 600, perCaller: 60, windowMinutes: 15 },
  handle({ deps, caller, input: { purpose, given, text_version, lang } }) {
    const { id } = caller.applicant;
    deps.tx(() => {
      const before = deps.consents.given(id, purpose);
      if ((before !== undefined) === given) return;
      const now = deps.clock.now();
      if (before) deps.consents.withdraw(before.id, now);
      else {
        if (!canSave(loadApplicant(deps, id).status)) throw problem('placement_closed');
        // A page that was open while the text changed has shown another one.
        if (text_version !== CONSENT_VERSIONS[purpose]) throw problem('consent_text_changed');
        deps.consents.give({ id: randomUUID(), applicant_id: id, purpose, text_version, lang, given_at: now });
      }
      recordOwn(deps, caller, given ? 'consent-given' : 'consent-withdrawn', { purpose, version: text_version });
      keepInPool(deps, id);
    });
    return viewPlacement(deps, loadApplicant(deps, id));
  },
});
