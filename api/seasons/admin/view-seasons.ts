import { ENDED_STATUSES, isOpen, type Status } from '#contract/model/status.ts';
import type { SeasonOnDesk } from '#contract/seasons/season.ts';
import { minimumWageOn } from '#contract/seasons/season-rules.ts';
import { seasonState, takesApplications } from '#contract/seasons/season-state.ts';
import { applicantStore } from '../../applicants/applicant.store.ts';
import { placeholders } from '../../config/placeholders.ts';
import type { Deps } from '../../deps.ts';
import { figuresStore } from '../../desk/figures.store.ts';
import { countStages } from '../../desk/figures.ts';
import { berlinDate } from '../../time/berlin-time.ts';
import { type Season, seasonStore } from '../season.store.ts';
import { mayReopen } from '../season-time.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'site' | 'env'>;

/** All seasons as admins see them, the newest first. */
export function viewSeasons(deps: Parts) {
  const today = berlinDate(deps.clock.now());
  const seasons = seasonStore(deps.db).all().reverse();
  const { open, complete } = peopleIn(byStatusOf(deps, null));
  return {
    seasons: seasons.map((season) => viewSeason(deps, season, today)),
    for_next: open + complete,
    unready: { invented: placeholders(deps.site).length, mail: !deps.env.SMTP_URL },
  };
}

function viewSeason(deps: Parts, season: Season, today: string): SeasonOnDesk {
  const { created_at, opened_at, archived_at, closing_id, partners_told_at, partners_hidden_at, ...shown } = season;
  const byStatus = byStatusOf(deps, season.id);
  const wageOn = (day: string) => minimumWageOn(deps.site.earnings.wages.minimum, day) ?? null;
  return {
    ...shown,
    fields_of_work: [...season.fields_of_work],
    state: seasonState(season, today),
    closing: archived_at === null || mayReopen(archived_at, deps.clock.now()) ? closing_id : null,
    takes_applications: takesApplications(season, today),
    wages: { first: wageOn(season.starts_on), last: wageOn(season.ends_on) },
    people: peopleIn(byStatus),
    stages: countStages(byStatus, figuresStore(deps.db).erased({ partner: '', season: season.id })),
  };
}

function byStatusOf({ db }: Pick<Deps, 'db'>, seasonId: string | null): ReadonlyMap<Status, number> {
  return new Map(
    applicantStore(db)
      .countOfSeason(seasonId)
      .map(({ status, people }) => [status, people]),
  );
}

function peopleIn(byStatus: ReadonlyMap<Status, number>) {
  const people = { open: 0, complete: 0, ended: 0 };
  for (const [status, count] of byStatus)
    people[isOpen(status) ? 'open' : ENDED_STATUSES.includes(status) ? 'ended' : 'complete'] += count;
  return people;
}
