import { applicationNumber } from '#contract/applications/application-number.ts';
import type { OwnDataReply } from '#contract/personal-data/personal-data.ts';
import { possibleActions } from '../applicants/status.ts';
import type { Deps } from '../deps.ts';
import { toldStakesOf } from '../placements/stakes.ts';
import { isoTimeOrNull } from '../time/iso-time.ts';
import type { CallerData } from './caller-data.ts';
import { correctionRequestStore } from './correction-request.store.ts';
import { exportedRowsStore } from './exported-rows.store.ts';
import { consentHistory, currentConsents } from './view-consents.ts';
import { viewCorrection } from './view-correction.ts';
import { viewSeen } from './view-seen.ts';

// More than anybody asks for.
const MOST_CORRECTIONS = 20;

/** The page "your data" of one person. */
export function viewCallersData(deps: Deps, { applicant, accountId, linkEndsAt }: CallerData): OwnDataReply {
  const { id, first_name, last_name, email } = applicant;
  const applications = accountId === null ? [id] : exportedRowsStore(deps.db).applicationsOf(accountId);
  return {
    number: applicationNumber(id),
    name: [first_name, last_name].filter(Boolean).join(' '),
    email,
    link_ends_at: isoTimeOrNull(linkEndsAt),
    ...currentConsents(deps, applicant),
    stakes: applications.flatMap((one) => toldStakesOf(deps, one)),
    history: consentHistory(deps, applicant),
    can_correct: possibleActions(applicant.status, 'applicant').includes('correct'),
    corrections: correctionRequestStore(deps.db).newest(id, MOST_CORRECTIONS).map(viewCorrection),
    seen: viewSeen(deps, applicant),
  };
}
