import { ENDED_STATUSES } from '#contract/model/status.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { seasonsToApplyFor } from '../seasons/season-of.ts';
import { applicantStore } from './applicant.store.ts';
import { applicantToken } from './applicant-auth.ts';
import { loadApplicant } from './load.ts';
import { recordApplicantsAct } from './record-applicants-act.ts';
import { viewApplicant } from './view.ts';

export const wishSeason = endpoint('wishSeason', {
  auth: applicantToken,
  limit: { perNetwork: 600, perCaller: 30 },
  page: '/status',
  handle({ deps, caller, input: { season } }) {
    const { id } = caller.applicant;
    deps.tx(() => {
      const { status, season_id, wished_season_id } = loadApplicant(deps, id);
      if (ENDED_STATUSES.includes(status)) throw problem('season_wish_late');
      const wished = season === '' || season === season_id ? null : season;
      if (wished === wished_season_id) return;
      if (wished !== null && !seasonsToApplyFor(deps).open.some((one) => one.id === wished))
        throw fieldProblem([{ path: 'season', code: 'season_closed' }]);
      applicantStore(deps.db).wish(id, wished, wished === null ? null : deps.clock.now());
      recordApplicantsAct(deps, { applicant: caller.applicant, accountId: null }, 'wish-season');
    });
    return { success: true as const, applicant: viewApplicant(deps, id, caller.held) };
  },
});
