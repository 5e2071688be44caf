import { ENDED_STATUSES, isOpen, type Status } from '#contract/model/status.ts';
import type { SeasonOnDesk } from '#contract/seasons/season.ts';
import { minimumWageOn } from '#contract/seasons/season-rules.ts';
import { seasonState, takesApplications } from '#contract/seasons/season-state.ts';
import { applicantStore } from '../../applicants/applicant.store.ts';
import type { Deps } from '../../deps.ts';
import { countStages } from '../../desk/figures.ts';
import { berlinDate } from '../../time/berlin-time.ts';
import { type Season, seasonStore } from '../season.store.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'site'>;

/** All seasons as admins see them, the newest first. */
export function viewSeasons(deps: Parts) {
  const today = berlinDate(deps.clock.now());
  const seasons = seasonStore(deps.db).all().reverse();
  return {
    seasons: seasons.map((season) => viewSeason(deps, season, today)),
    for_next: sum(peopleOf(deps, null)),
    today,
  };
}

function viewSeason(deps: Parts, season: Season, today: string): SeasonOnDesk {
  const { created_at, opened_at, archived_at, partners_told_at, partners_hidden_at, ...shown } = season;
  return {
    ...shown,
    state: seasonState(season, today),
    takes_applications: takesApplications(season, today),
    wage: minimumWageOn(deps.site.earnings.wages.minimum, season.starts_on) ?? null,
    people: peopleOf(deps, season.id),
    stages: countStages(byStatusOf(deps, season.id)),
  };
}

function byStatusOf({ db }: Pick<Deps, 'db'>, seasonId: string | null): Map<Status, number> {
  return new Map(
    applicantStore(db)
      .countOfSeason(seasonId)
      .map(({ status, people }) => [status, people]),
  );
}

function peopleOf(deps: Pick<Deps, 'db'>, seasonId: string | null) {
  const people = { open: 0, complete: 0, ended: 0 };
  for (const [status, count] of byStatusOf(deps, seasonId))
    people[isOpen(status) ? 'open' : ENDED_STATUSES.includes(status) ? 'ended' : 'complete'] += count;
  return people;
}

const sum = (people: ReturnType<typeof peopleOf>) => people.open + people.complete + people.ended;
