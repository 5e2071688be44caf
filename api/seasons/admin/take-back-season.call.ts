import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { changeOver } from '../../settings/change-over.ts';
import { outdateStandings } from '../../standing/keep-standing.ts';
import { seasonStore } from '../season.store.ts';
import { recordSeasonAct } from './record-season-act.ts';
import { viewSeasons } from './view-seasons.ts';

/** A season of nobody goes one step back: an opened one is planned again, a planned one is thrown away. */
export const takeBackSeason = endpoint('takeBackSeason', {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 60 },
  handle({ deps, caller, input: { season_id: id, version } }) {
    deps.tx(() => {
      const seasons = seasonStore(deps.db);
      const season = seasons.find(id);
      // Thrown away, and the answer was lost.
      if (!season) return;
      if (season.version !== version || season.archived_at !== null) throw problem('season_changed');
      if (season.closing_id !== null) throw problem('season_closing');
      if (seasons.isUsed(id)) throw problem('season_in_use');
      if (season.opened_at === null) {
        seasons.remove(id);
        recordSeasonAct(deps, caller.account.id, 'season-removed', id);
        return;
      }
      // Pages name the last one that was opened.
      if (!seasons.all().some((one) => one.id !== id && one.opened_at !== null)) throw problem('season_only');
      seasons.put({ ...season, opened_at: null, version: version + 1 });
      recordSeasonAct(deps, caller.account.id, 'season-unopened', id);
    });
    // Whoever waits for the next one was judged by the days of this one.
    outdateStandings(deps);
    changeOver(deps);
    return viewSeasons(deps);
  },
});
