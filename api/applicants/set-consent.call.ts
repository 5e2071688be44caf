import { endpoint } from '../http/endpoint.ts';
import { viewPlacement } from '../placements/view-placement.ts';
import { callerApplication } from './caller-application.ts';
import { changeConsent } from './change-consent.ts';
import { loadApplicant } from './load.ts';

export const setConsent = endpoint('setConsent', {
  auth: callerApplication,
  limit: { perNetwork: 600, perCaller: 60 },
  page: 'same',
  asksFirst: ({ given }) => !given,
  handle({ deps, caller, input }) {
    changeConsent(deps, caller, input);
    return viewPlacement(deps, loadApplicant(deps, caller.applicant.id));
  },
});
