import type { Db } from '../db/open.ts';
import { seasonIsOverAt } from './season-time.ts';

export type SeasonEndStore = ReturnType<typeof createSeasonEndStore>;

/** Seasons by their last day, and which of them partners see no more. A row a year. */
export function createSeasonEndStore(db: Db) {
  const note = db.prepare('INSERT INTO season_end (ends_on) VALUES (?) ON CONFLICT DO NOTHING');
  const open = db.prepare<[], { ends_on: string }>('SELECT ends_on FROM season_end WHERE hidden_at IS NULL');
  const hide = db.prepare('UPDATE season_end SET hidden_at = ? WHERE ends_on = ?');
  const hidden = db.prepare<[], { ends_on: string }>('SELECT ends_on FROM season_end WHERE hidden_at IS NOT NULL');
  return {
    note: (endsOn: string) => note.run(endsOn),
    open: () => open.all().map(({ ends_on }) => ends_on),
    hide: (endsOn: string, now: number) => hide.run(now, endsOn),
    /** Whoever came before this time is seen by no partner any more; 0: everybody is seen. */
    hiddenUpTo: () => Math.max(0, ...hidden.all().map(({ ends_on }) => seasonIsOverAt(ends_on))),
  };
}
