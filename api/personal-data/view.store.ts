import type { RecordedEvent } from '../audit/event.store.ts';
import { IS_NOT_UNDONE, VIEWS_IN_SQL } from '../audit/views.ts';
import { perDatabase } from '../db/per-database.ts';

/** Somebody looked at data of a person. */
export type SeenEvent = Pick<RecordedEvent, 'at' | 'actor' | 'action' | 'detail'> & { subject_id: string };

export interface PartnerView {
  at: number;
  kind: 'list' | 'export';
}

/** Views of the list of an applicant's partner while they stood on it. `@id` is the application's. */
export const LIST_VIEWS = `partner_id = (SELECT partner_id FROM applicant WHERE id = @id) AND at <= coalesce(
  (SELECT partners_hidden_at FROM season JOIN applicant ON season.id = season_id WHERE applicant.id = @id), at)`;

export const viewStore = perDatabase(({ db, exists, run }) => {
  const ofApplication = db.prepare<{ id: string; most: number }, SeenEvent>(`
    SELECT at, actor, action, detail, subject_id FROM event
    WHERE subject = 'applicant' AND subject_id = @id AND +action IN (${VIEWS_IN_SQL}) ORDER BY id DESC LIMIT @most`);
  const ofMatches = db.prepare<{ id: string }, SeenEvent>(`
    SELECT at, actor, action, detail, subject_id FROM event WHERE subject = 'match' AND +action = 'match-released'
      AND ${IS_NOT_UNDONE} AND subject_id IN (SELECT id FROM match WHERE applicant_id = @id)`);
  const ofContracts = db.prepare<{ id: string; most: number }, SeenEvent>(`
    SELECT at, actor, action, detail, subject_id FROM event
    WHERE subject = 'contract' AND +action IN ('contract-paper-opened', 'contract-copy-opened')
      AND subject_id IN (SELECT id FROM contract WHERE applicant_id = @id) LIMIT @most`);
  const ofPartner = db.prepare<{ id: string; from: string; most: number }, PartnerView>(`
    SELECT at, kind FROM partner_view WHERE ${LIST_VIEWS} AND day >= @from ORDER BY day DESC LIMIT @most`);
  return {
    /** The newest views of an application, of its matches and contracts. */
    events(id: string, most: number): SeenEvent[] {
      const all = [...ofApplication.all({ id, most }), ...ofMatches.all({ id }), ...ofContracts.all({ id, most })];
      return all.sort((a, b) => b.at - a.at).slice(0, most);
    },
    /** When the list of the applicant's partner was opened or saved while they stood on it. */
    ofPartner: (id: string, from: string, most: number) => ofPartner.all({ id, from, most }),
    isNoted: exists<[partnerId: string, day: string, kind: PartnerView['kind']]>(
      'SELECT at FROM partner_view WHERE partner_id = ? AND day = ? AND kind = ?',
    ),
    note: run<[partnerId: string, day: string, kind: PartnerView['kind'], at: number]>(
      'INSERT OR IGNORE INTO partner_view (partner_id, day, kind, at) VALUES (?, ?, ?, ?)',
    ),
  };
});
