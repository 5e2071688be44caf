import { calls } from '#contract/calls.ts';
import { changeConsent } from '../applicants/change-consent.ts';
import { loadApplicant } from '../applicants/load.ts';
import { endpoint } from '../http/endpoint.ts';
import { ownData } from './own-data.ts';
import { viewOwnData } from './view-own-data.ts';

/** Gives or withdraws a consent, by whoever sees their data. */
export const setOwnConsent = endpoint(calls.setOwnConsent, {
  auth: ownData,
  limit: { perNetwork: 600, perCaller: 60, windowMinutes: 15 },
  handle({ deps, caller, input }) {
    changeConsent(deps, caller, input);
    return viewOwnData(deps, { ...caller, applicant: loadApplicant(deps, caller.applicant.id) });
  },
});
