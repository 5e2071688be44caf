import { STATUS, type Status } from '#contract/model/status.ts';
import { missingInPlacement, NO_PROFILE } from '#contract/placements/placement-profile.ts';
import type { Deps } from '../deps.ts';
import { consentStore } from './consent.store.ts';
import { placementStore } from './placement.store.ts';

export type DetailsParts = Pick<Deps, 'db'>;

/**
 * Whether somebody whose application is complete still has to say what a placement needs: the details, and whether
 * employers may see them. Not those who have withdrawn that consent: they do not look for one.
 */
export function needsPlacementDetails({ db }: DetailsParts, { id, status }: { id: string; status: Status }): boolean {
  if (STATUS[status].stage !== 'complete') return false;
  const newest = consentStore(db)
    .history(id)
    .find(({ purpose }) => purpose === 'employers');
  if (newest === undefined) return true;
  return newest.withdrawn_at === null && missingInPlacement(placementStore(db).find(id) ?? NO_PROFILE).length > 0;
}
