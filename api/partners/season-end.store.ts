import { perDatabase } from '../db/per-database.ts';
import { seasonIsOverAt } from './season-time.ts';

/** A season by its last day, an ISO date. */
export interface SeasonEnd {
  ends_on: string;
  /** When the server first read this day in site.config.ts. */
  seen_at: number;
  /** Since when the operator can see that partners are about to lose its people. */
  announced_at: number | null;
}

/** Seasons by their last day, and which of them partners see no more. A row a year. */
export const seasonEndStore = perDatabase((db) => {
  const note = db.prepare('INSERT INTO season_end (ends_on, seen_at) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const open = db.prepare<[], SeasonEnd>(
    'SELECT ends_on, seen_at, announced_at FROM season_end WHERE hidden_at IS NULL ORDER BY ends_on',
  );
  const forget = db.prepare('DELETE FROM season_end WHERE ends_on = ? AND hidden_at IS NULL');
  const announce = db.prepare('UPDATE season_end SET announced_at = ? WHERE ends_on = ?');
  const hide = db.prepare('UPDATE season_end SET hidden_at = ? WHERE ends_on = ?');
  const hidden = db.prepare<[], { ends_on: string }>('SELECT ends_on FROM season_end WHERE hidden_at IS NOT NULL');
  return {
    note: (endsOn: string, now: number) => note.run(endsOn, now),
    /** Whose people partners still see. */
    open: () => open.all(),
    forget: (endsOn: string) => forget.run(endsOn),
    announce: (endsOn: string, at: number | null) => announce.run(at, endsOn),
    hide: (endsOn: string, now: number) => hide.run(now, endsOn),
    /** Whoever came before this time is seen by no partner any more; 0: everybody is seen. */
    hiddenUpTo: () => Math.max(0, ...hidden.all().map(({ ends_on }) => seasonIsOverAt(ends_on))),
  };
});
