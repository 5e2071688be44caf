import { applicationNumber } from '#contract/applications/application-number.ts';
import type { Stake } from '#contract/model/stakes.ts';
import { wholeName } from '#contract/person-name.ts';
import type { CorrectionView, OwnDataReply } from '#contract/personal-data/personal-data.ts';
import { possibleActions } from '../applicants/application-rules.ts';
import type { Deps } from '../deps.ts';
import { toldStakesOf } from '../placements/stakes.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import type { CallerData } from './caller-data.ts';
import type { CorrectionRequest } from './correction-request.store.ts';
import { correctionRequestStore } from './correction-request.store.ts';
import { consentHistory, currentConsents } from './view-consents.ts';
import { viewSeen } from './view-seen.ts';

// More than anybody asks for.
const MOST_CORRECTIONS = 20;

/** The page "your data" of one person. */
export function viewCallersData(deps: Deps, { applicant, applications, linkEndsAt }: CallerData): OwnDataReply {
  const { id, first_name, last_name, email } = applicant;
  return {
    number: applicationNumber(id),
    name: wholeName({ first_name, last_name }),
    email,
    link_ends_at: isoTimeOrNull(linkEndsAt),
    ...currentConsents(deps, applicant),
    stakes: callersStakes(deps, { applications }),
    history: consentHistory(deps, applicant),
    can_correct: possibleActions(applicant.status, 'applicant').includes('correct'),
    corrections: correctionRequestStore(deps.db).newest(id, MOST_CORRECTIONS).map(viewCorrection),
    seen: viewSeen(deps, applicant),
  };
}

export function callersStakes(deps: Deps, { applications }: Pick<CallerData, 'applications'>): Stake[] {
  return applications.flatMap((id) => toldStakesOf(deps, id));
}

/** A request as its sender and the operator see it. Pure. */
function viewCorrection({ id, field, text, created_at, state, answer }: CorrectionRequest): CorrectionView {
  return { id, field, text, created_at: isoTime(created_at), state, answer };
}
