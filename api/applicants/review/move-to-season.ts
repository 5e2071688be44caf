import { nextAct } from '#contract/model/next-act.ts';
import { ENDED_STATUSES } from '#contract/model/status.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Deps } from '../../deps.ts';
import { documentStore } from '../../documents/document.store.ts';
import { hadPlace, stakesOf } from '../../placements/stakes.ts';
import type { Season } from '../../seasons/season.store.ts';
import { seasonParams } from '../../seasons/season-name.ts';
import type { By } from '../advance.ts';
import { type Applicant, applicantStore } from '../applicant.store.ts';
import { applicationFacts } from '../facts.ts';
import { mailApplicant } from '../mail-applicant.ts';

/** Moves an application into a season, or says no to the wish for another one, and tells its owner. Inside a transaction. */
export function moveToSeason(deps: Deps, { by: actor, who }: By, applicant: Applicant, season: Season): void {
  const { id, status } = applicant;
  const now = deps.clock.now();
  applicantStore(deps.db).setSeason(id, season.id, now);
  const isStaying = applicant.season_id === season.id;
  // An operator's turn goes on as it was.
  const asksAgain =
    !isStaying && nextAct(applicationFacts(deps, { ...applicant, season_id: season.id })).turn === 'applicant';
  const step = { action: 'move-season', ...(asksAgain && { fromStatus: status, toStatus: status }) };
  recordEvent(deps, ['applicant', id], { actor, who, ...step, detail: { to: season.id } });
  const isPassportGone = documentStore(deps.db)
    .current(id)
    .some(({ removed_at }) => removed_at !== null);
  const params = {
    ...seasonParams(season, applicant.lang),
    ...(isStaying && { stays: 'yes' }),
    ...(isPassportGone && { passport: 'gone' }),
  };
  mailApplicant(deps, applicant, { template: 'season-moved', params });
}

/** Why an application stays in its season. Whoever holds an offer or a place, or had one, has it for the days of this one. */
export function whyNotMoved(deps: Deps, applicant: Applicant, season: Season | undefined) {
  if (season && applicant.season_id === season.id) return 'same-season';
  if (ENDED_STATUSES.includes(applicant.status)) return 'ended';
  return stakesOf(deps, applicant.id).length > 0 || hadPlace(deps, applicant) ? 'placed' : undefined;
}
