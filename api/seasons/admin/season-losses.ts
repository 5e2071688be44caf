import { MOST_COUNTED } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { registrationStore } from '../../partners/registrations/registration.store.ts';
import { retentionStore } from '../../retention/retention.store.ts';
import { DAY_MS } from '../../time/clock.ts';
import type { Season } from '../season.store.ts';
import { partnersSeeUntil } from '../season-time.ts';

/**
 * What an earlier last day takes away: people from partners' lists within a day or two, and copies of passports sooner
 * than before. Counts end at `MOST_COUNTED`.
 */
export function lossesOf({ db, clock, site }: Deps, season: Season, endsOn: string) {
  if (endsOn >= season.ends_on) return { partners: 0, passports: 0 };
  const isSoon = partnersSeeUntil(endsOn, site.retention.partnersDays) - 2 * DAY_MS <= clock.now();
  const isSeen = season.partners_hidden_at === null;
  return {
    partners: isSoon && isSeen ? registrationStore(db).ofSeason(season.id, MOST_COUNTED).length : 0,
    passports: retentionStore(db).passportsOfSeason(season.id, MOST_COUNTED),
  };
}
