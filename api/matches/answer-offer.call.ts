import { isOffered } from '#contract/model/match-rules.ts';
import { callerApplication } from '../applicants/caller-application.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { assertTold, type Decision, decideOnMatch, existingMatch, isRepeated } from './decide-on-match.ts';
import type { Match } from './match.store.ts';
import { viewOffers } from './view-match.ts';

export const answerOffer = endpoint('answerOffer', {
  auth: callerApplication,
  limit: { perNetwork: 600, perCaller: 60 },
  page: 'same',
  asksFirst: ({ decision }) => decision === 'declined',
  handle({ deps, caller: { applicant, accountId }, input: { match_id, seen, decision } }) {
    deps.tx(() => {
      const row = existingMatch(deps, match_id);
      if (row.applicant_id !== applicant.id) throw problem('match_not_found');
      assertTold(deps, row);
      assertStillOffered(row, { seen, decision });
      decideOnMatch(deps, row, { seen, decision, actor: 'candidate', accountId: accountId ?? undefined });
    });
    return viewOffers(deps, applicant.id);
  },
});

/** The page no longer shows an offer that has ended, so that the refusal has to say what became of it. */
function assertStillOffered(row: Match, decision: Pick<Decision, 'seen' | 'decision'>): void {
  if (isOffered(row.state) || isRepeated(row, decision)) return;
  throw problem(row.state === 'expired' ? 'offer_expired' : 'offer_over');
}
