import * as at from '../addresses/match.ts';
import type { EntriesOf } from '../call-entry.ts';
import {
  adminMatchesInput,
  adminMatchesReply,
  adminMatchReply,
  answerOfferInput,
  decideMatchInput,
  employerMatchReply,
  matchesInput,
  matchesReply,
  offersReply,
  previewMatchReply,
  startMatchingInput,
  stepMatchInput,
} from '../matching/match.ts';
import { nothingInput } from '../request.ts';

/** Calls about matches: by employers, by admins, and by candidates. */
export const matchCalls = {
  startMatching: {
    ...at.startMatching,
    name: 'start-matching',
    summary: 'Ranks all candidates for an open requirement, proposes the best and keeps the others as waiting list.',
    input: startMatchingInput,
    reply: matchesReply,
  },
  listMatches: {
    ...at.listMatches,
    name: 'matches',
    summary: 'A page of the matches of a requirement; names and addresses only after the release.',
    input: matchesInput,
    reply: matchesReply,
  },
  stepMatch: {
    ...at.stepMatch,
    name: 'step-match',
    summary: 'Accepts or refuses a proposed candidate.',
    input: stepMatchInput,
    reply: employerMatchReply,
  },
  adminMatches: {
    ...at.adminMatches,
    name: 'admin-matches',
    summary: 'A page of all matches, of those in a state, or of a requirement.',
    input: adminMatchesInput,
    reply: adminMatchesReply,
  },
  decideMatch: {
    ...at.decideMatch,
    name: 'admin-decide-match',
    summary: 'Releases a match, withholds it, or brings it on in place of somebody else. Mails whom it concerns.',
    input: decideMatchInput,
    reply: adminMatchReply,
  },
  previewMatch: {
    ...at.previewMatch,
    name: 'admin-preview-match',
    summary: 'The mails that a decision about a match would send. Changes nothing.',
    input: decideMatchInput,
    reply: previewMatchReply,
  },
  listOffers: {
    ...at.listOffers,
    name: 'offers',
    summary: 'The placements that are offered to the candidate, or confirmed.',
    input: nothingInput,
    reply: offersReply,
  },
  answerOffer: {
    ...at.answerOffer,
    name: 'answer-offer',
    summary: 'The candidate accepts or declines an offered placement.',
    input: answerOfferInput,
    reply: offersReply,
  },
} as const satisfies EntriesOf<typeof at>;
