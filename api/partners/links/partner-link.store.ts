import type { RegistrationStep } from '#contract/model/steps.ts';
import { noteChange } from '../../db/changes.ts';
import { perDatabase } from '../../db/per-database.ts';

export interface PartnerLink {
  id: string;
  partner_id: string;
  label: string;
  /** Whether its posters are to print the name. */
  printed: 0 | 1;
  token: string;
  code: string;
  created_at: number;
  ended_at: number | null;
}

export const partnerLinkStore = perDatabase(({ db, all, run }) => {
  const endAll = db.prepare('UPDATE partner_link SET ended_at = ? WHERE partner_id = ? AND ended_at IS NULL');
  const end = db.prepare('UPDATE partner_link SET ended_at = ? WHERE partner_id = ? AND id = ? AND ended_at IS NULL');
  const noteUse = db.prepare(
    'INSERT INTO partner_link_use VALUES (?, ?) ON CONFLICT DO UPDATE SET link_id = excluded.link_id',
  );
  return {
    endAll: (partnerId: string, now: number) => endAll.run(now, partnerId),
    add: run<[link: Omit<PartnerLink, 'ended_at'>]>(`
      INSERT INTO partner_link (id, partner_id, label, printed, token, code, created_at)
      VALUES (@id, @partner_id, @label, @printed, @token, @code, @created_at)`),
    /** The newest first. */
    listOf: all<[partnerId: string], PartnerLink>(
      'SELECT * FROM partner_link WHERE partner_id = ? ORDER BY created_at DESC, rowid DESC',
    ),
    /** Ends a link. False if it had ended, or is another partner's. */
    end: (partnerId: string, id: string, now: number) => end.run(now, partnerId, id).changes > 0,
    /** Notes that somebody came by a link. `ownerId`: an account, or an application without one. */
    noteUse(ownerId: string, linkId: string): void {
      noteUse.run(ownerId, linkId);
      noteChange(db, ownerId);
    },
    /** How many who came by each link are at each step; '' is the first link. */
    standing: all<[partnerId: string], { link_id: string; step: RegistrationStep; people: number }>(
      'SELECT link_id, step, count(*) AS people FROM registration WHERE partner_id = ? GROUP BY link_id, step',
    ),
  };
});
