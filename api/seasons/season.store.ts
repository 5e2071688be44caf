import { FIELDS_OF_WORK, type FieldOfWork } from '#contract/employers/requirement-rules.ts';
import type { TypedDays } from '#contract/seasons/season-rules.ts';
import { assigned, insertInto } from '../db/named-columns.ts';
import { perDatabase } from '../db/per-database.ts';

export interface Season extends TypedDays {
  id: string;
  name_de: string;
  name_en: string;
  capacity: number | null;
  campaign: string;
  step1_approval: 'manual' | 'automatic';
  /** Those that it offers; empty: all. */
  fields_of_work: readonly FieldOfWork[];
  created_at: number;
  opened_at: number | null;
  archived_at: number | null;
  /** The decision that closed it for good. */
  closing_id: string | null;
  /** Since when the overview says that partners will lose its people, and since when they have. */
  partners_told_at: number | null;
  partners_hidden_at: number | null;
  version: number;
}

type Row = Omit<Season, 'fields_of_work'> & { fields_of_work: string };

/** Stores seasons: a handful of rows, so that everybody reads all of them. */
export const seasonStore = perDatabase(({ db, columnsOf, run }) => {
  const rows = db.prepare<[], Row>('SELECT * FROM season ORDER BY ends_on, id');
  const columns = columnsOf('season');
  const put = db.prepare<Row>(
    `${insertInto('season', columns)} ON CONFLICT (id) DO UPDATE SET ${assigned(columns.slice(1))}`,
  );
  const used = db.prepare<{ id: string }, { used: number }>(`
    SELECT EXISTS (SELECT 1 FROM applicant WHERE season_id = @id)
      OR EXISTS (SELECT 1 FROM applicant WHERE wished_season_id = @id)
      OR EXISTS (SELECT 1 FROM erased_statistics WHERE season_id = @id) AS used`);
  const all = (): Season[] =>
    rows.all().map(({ fields_of_work: named, ...season }) => ({
      ...season,
      fields_of_work: FIELDS_OF_WORK.filter((field) => named.split(',').includes(field)),
    }));
  return {
    /** All seasons, the one that ends first at the beginning. */
    all,
    find: (id: string | null) => all().find((season) => season.id === id),
    /** Whether an application belongs to it, asks for it, or did before it was erased. */
    isUsed: (id: string) => used.get({ id })?.used === 1,
    remove: run<[id: string]>('DELETE FROM season WHERE id = ?'),
    put: (season: Season) => put.run({ ...season, fields_of_work: season.fields_of_work.join(',') }),
  };
});
