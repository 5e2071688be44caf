import { takesPlacement } from '#contract/model/status.ts';
import { isCertificateOld } from '#contract/placements/candidacy.ts';
import { CONSENT_VERSIONS, PLACEMENT_PURPOSES } from '#contract/placements/consent.ts';
import type { PlacementReply } from '#contract/placements/placement.ts';
import { NO_PROFILE, PLACEMENT_FIELDS, type PlacementProfile } from '#contract/placements/placement-profile.ts';
import { later } from '#contract/placements/placement-rules.ts';
import type { Applicant } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { matchStore } from '../matches/match.store.ts';
import { fieldsOffered } from '../seasons/fields-offered.ts';
import type { Season } from '../seasons/season.store.ts';
import { plannedSeasonOf } from '../seasons/season-of.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import { consentStore } from './consent.store.ts';
import { judgeForPool, type PoolJudgement, today } from './judge-for-pool.ts';
import { placementStore } from './placement.store.ts';
import { poolStore } from './pool.store.ts';
import { toldStakesOf } from './stakes.ts';

type Parts = Parameters<typeof judgeForPool>[0] & Parameters<typeof toldStakesOf>[0] & Pick<Deps, 'db'>;

/** What somebody said for a placement, as they see it themselves. */
export function viewPlacement(
  deps: Parts,
  { id, status, season_id, partner_id }: Pick<Applicant, 'id' | 'status' | 'season_id' | 'partner_id'>,
): PlacementReply {
  const saved = placementStore(deps.db).find(id);
  const judged = judgeForPool(deps, id);
  const { candidacy } = judged;
  const day = today(deps);
  const hasPlace = matchStore(deps.db)
    .activeOf(id)
    .some(({ state }) => state === 'confirmed');
  const season = plannedSeasonOf(deps, { season_id });
  return {
    status,
    profile: profileOf(saved ?? NO_PROFILE),
    version: saved?.version ?? 0,
    available: candidacy?.available ? { ...candidacy.available, days_left: candidacy.daysLeft } : null,
    season: season ? daysLeftOf(season, day) : null,
    fields_of_work: [...fieldsOffered(season ?? { fields_of_work: [] })],
    certificate_old: isCertificateOld(saved?.certificate_on ?? '', day),
    passport_noted: judged.passportNoted,
    consents: PLACEMENT_PURPOSES.flatMap((purpose) => {
      const given = consentStore(deps.db).given(id, purpose);
      if (!given && purpose === 'partner_placement' && !(partner_id !== null && hasPlace)) return [];
      const text_version = given?.text_version ?? CONSENT_VERSIONS[purpose];
      return { purpose, given_at: isoTimeOrNull(given?.given_at ?? null), text_version };
    }),
    pool: viewPoolState(deps, id, judged),
    stakes: toldStakesOf(deps, id),
    can_save: takesPlacement(status),
  };
}

/** From today on, but of a season that is over: what is left of that would end before it begins. */
function daysLeftOf({ starts_on, ends_on }: Season, day: string) {
  return { from: day > ends_on ? starts_on : later(starts_on, day), until: ends_on };
}

/** Whether somebody is in the pool, or why not. */
export function viewPoolState(
  deps: Parts,
  id: string,
  { waits, missing, obstacles }: PoolJudgement = judgeForPool(deps, id),
) {
  const row = poolStore(deps.db).find(id);
  return { since: row ? isoTime(row.since) : null, waits, missing, obstacles };
}

function profileOf(row: PlacementProfile): PlacementProfile {
  return Object.fromEntries(PLACEMENT_FIELDS.map((name) => [name, row[name]])) as unknown as PlacementProfile;
}
