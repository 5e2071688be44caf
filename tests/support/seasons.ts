import { randomUUID } from 'node:crypto';
import type { Deps } from '#api/deps.ts';
import { type Season, seasonStore } from '#api/seasons/season.store.ts';
import { outdateStandings, renewStandings } from '#api/standing/keep-standing.ts';

type Parts = Pick<Deps, 'db' | 'tx' | 'clock'>;

/** The one season of a fresh server. */
export function onlySeason({ db }: Pick<Deps, 'db'>): Season {
  const [season] = seasonStore(db).all();
  if (!season) throw new Error('no season');
  return season;
}

/** Changes the one season as if it had always been so: nothing that follows is made anew. */
export function setSeason({ db, tx }: Pick<Deps, 'db' | 'tx'>, change: Partial<Season>): void {
  tx(() => seasonStore(db).put({ ...onlySeason({ db }), ...change }));
}

/** Adds a season that people can apply for. */
export function addSeason(deps: Parts, change: Partial<Season> = {}): Season {
  const season = { ...onlySeason(deps), id: randomUUID(), opened_at: deps.clock.now(), version: 1, ...change };
  const fresh = {
    archived_at: null,
    closing_id: null,
    partners_told_at: null,
    partners_hidden_at: null,
    created_at: deps.clock.now(),
  };
  deps.tx(() => seasonStore(deps.db).put({ ...season, ...fresh, ...change }));
  return { ...season, ...fresh, ...change };
}

/** Makes all rows anew, as the job does after a start or a changed season. */
export function renewAll(deps: Deps): void {
  outdateStandings(deps);
  while (renewStandings(deps));
}
