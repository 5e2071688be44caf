import { STATUS } from '#contract/model/status.ts';
import { missingInPlacement, NO_PROFILE } from '#contract/placements/placement-profile.ts';
import type { Applicant } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { plannedSeasonOf } from '../seasons/season-of.ts';
import { consentStore } from './consent.store.ts';
import { placementStore } from './placement.store.ts';

export type DetailsParts = Pick<Deps, 'db' | 'clock'>;

/**
 * Whether somebody whose application is complete still has to say what a placement needs: the details, for days that do
 * not lie before their season, and whether employers may see them. Not those who have withdrawn that consent: they do
 * not look for one.
 */
export function needsPlacementDetails(
  deps: DetailsParts,
  applicant: Pick<Applicant, 'id' | 'status' | 'season_id'>,
): boolean {
  const { db } = deps;
  const { id, status } = applicant;
  if (STATUS[status].stage !== 'complete') return false;
  const newest = consentStore(db)
    .history(id)
    .find(({ purpose }) => purpose === 'employers');
  if (newest === undefined) return true;
  if (newest.withdrawn_at !== null) return false;
  const profile = placementStore(db).find(id) ?? NO_PROFILE;
  if (missingInPlacement(profile).length > 0) return true;
  const begins = plannedSeasonOf(deps, applicant)?.starts_on ?? '';
  return profile.available_until < begins || profile.vacation_until < begins;
}
