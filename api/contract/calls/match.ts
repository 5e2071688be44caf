import type { CallEntries } from '../call-entry.ts';
import { manyRowsReply } from '../many/many-rows.ts';
import * as match from '../matching/match.ts';

/** Calls about matches: by employers, by admins, and by candidates. */
export const matchCalls = {
  startMatching: {
    at: 'POST /api/employer/start-matching',
    summary: 'Ranks all candidates for an open requirement, proposes the best and keeps the others as waiting list.',
    input: match.startMatchingInput,
    reply: match.matchesReply,
  },
  listMatches: {
    at: 'POST /api/employer/matches',
    summary: 'A page of the matches of a requirement; names and addresses only after the release.',
    input: match.matchesInput,
    reply: match.matchesReply,
  },
  stepMatch: {
    at: 'POST /api/employer/step-match',
    summary: 'Accepts or refuses a proposed candidate.',
    input: match.stepMatchInput,
    reply: match.employerMatchReply,
  },
  acceptMany: {
    at: 'POST /api/employer/matches/many',
    summary: 'Accepts several proposals, each for itself; or only says who would be left out, and why.',
    input: match.employerManyInput,
    reply: manyRowsReply,
  },
  acceptedPeople: {
    at: 'POST /api/employer/accepted.csv',
    summary: 'Everybody whom the caller’s employer has accepted, as CSV; names and addresses only after the release.',
    input: match.acceptedPeopleInput,
    reply: { file: 'text/csv' },
  },
  placeMany: {
    at: 'POST /api/admin/placements/many',
    summary:
      'Releases several matches, drafts their contracts, sends drafts, or new versions with the wage that is due, each for itself; or only says who would be left out, and why.',
    input: match.adminManyInput,
    reply: manyRowsReply,
  },
  adminMatches: {
    at: 'POST /api/admin/matches',
    summary: 'A page of all matches, of those in a state, or of a requirement.',
    input: match.adminMatchesInput,
    reply: match.adminMatchesReply,
  },
  decideMatch: {
    at: 'POST /api/admin/decide-match',
    summary: 'Releases a match, withholds it, or brings it on in place of somebody else. Mails whom it concerns.',
    input: match.decideMatchInput,
    reply: match.adminMatchReply,
  },
  previewMatch: {
    at: 'POST /api/admin/preview-match',
    summary: 'The mails that a decision about a match would send. Changes nothing.',
    input: match.decideMatchInput,
    reply: match.previewMatchReply,
  },
  adminExtendOffer: {
    at: 'POST /api/admin/extend-offer',
    summary: 'Gives a candidate more time to answer an offer, once. The candidate is told.',
    input: match.extendOfferInput,
    reply: match.adminMatchReply,
  },
  extendOwnOffer: {
    at: 'POST /api/placement/extend-offer',
    summary: 'The candidate takes more time to answer an offer, once.',
    input: match.extendOfferInput,
    reply: match.offersReply,
  },
  listOffers: {
    at: 'POST /api/placement/offers',
    summary: 'The placements that are offered to the candidate, or confirmed.',
    reply: match.offersReply,
  },
  answerOffer: {
    at: 'POST /api/placement/answer-offer',
    summary: 'The candidate accepts or declines an offered placement.',
    input: match.answerOfferInput,
    reply: match.offersReply,
  },
} as const satisfies CallEntries;
