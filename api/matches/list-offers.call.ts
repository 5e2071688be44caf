import { calls } from '#contract/calls.ts';
import { callerApplication } from '../applicants/caller-application.ts';
import { endpoint } from '../http/endpoint.ts';
import { viewOffer } from './view-match.ts';

/** What is offered to the candidate, and what is confirmed. */
export const listOffers = endpoint(calls.listOffers, {
  auth: callerApplication,
  limit: { perNetwork: 1200, perCaller: 120, windowMinutes: 15 },
  readsOnly: true,
  handle: ({ deps, caller }) => ({
    offers: deps.matchLists.offers(caller.applicant.id).map((row) => viewOffer(deps, row)),
  }),
});
