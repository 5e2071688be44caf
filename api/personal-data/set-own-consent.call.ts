import { changeConsent } from '../applicants/change-consent.ts';
import { loadApplicant } from '../applicants/load.ts';
import { endpoint } from '../http/endpoint.ts';
import { callerData } from './caller-data.ts';
import { callersStakes, viewCallersData } from './view-callers-data.ts';

export const setOwnConsent = endpoint('setOwnConsent', {
  auth: callerData,
  limit: { perNetwork: 600, perCaller: 60 },
  page: 'same',
  asksFirst: ({ given }) => !given,
  handle({ deps, caller, input }) {
    changeConsent(deps, caller, input, () => callersStakes(deps, caller));
    return viewCallersData(deps, { ...caller, applicant: loadApplicant(deps, caller.applicant.id) });
  },
});
