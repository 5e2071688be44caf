import { endpoint } from '../../http/endpoint.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { changeOver } from '../../settings/change-over.ts';
import { berlinDate } from '../../time/berlin-time.ts';
import { seasonStore } from '../season.store.ts';
import { recordSeasonAct } from './record-season-act.ts';
import { viewSeasons } from './view-seasons.ts';

/** Lets people apply for a planned season. Whoever applied for the next one gets it (give-season.ts). */
export const openSeason = endpoint('openSeason', {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 60 },
  handle({ deps, caller, input: { season_id: id, version } }) {
    const now = deps.clock.now();
    deps.tx(() => {
      const season = seasonStore(deps.db).find(id);
      if (season?.opened_at) return;
      if (!season || season.version !== version || season.archived_at) throw problem('season_changed');
      const close = season.applications_close_on || season.ends_on;
      if (close < berlinDate(now)) throw fieldProblem([{ path: 'applications_close_on', code: 'day_passed' }]);
      seasonStore(deps.db).put({ ...season, opened_at: now, version: version + 1 });
      recordSeasonAct(deps, caller.account.id, 'season-opened', id);
    });
    changeOver(deps);
    return viewSeasons(deps);
  },
});
