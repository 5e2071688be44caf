import { PLACEMENT_FIELDS, type PlacementProfile } from '#contract/placements/placement-profile.ts';
import { assigned, insertInto } from '../db/named-columns.ts';
import { perDatabase } from '../db/per-database.ts';

export interface Placement extends PlacementProfile {
  version: number;
  /** Under which employers see the candidate; null before the first time in the pool. */
  pool_number: number | null;
}

type Stored = Omit<Placement, 'is_enrolled'> & { is_enrolled: 0 | 1 | null };

export type PlacementStore = ReturnType<typeof placementStore>;

export const placementStore = perDatabase(({ db, value }) => {
  const byApplicant = db.prepare<[string], Stored>('SELECT * FROM placement_profile WHERE applicant_id = ?');
  const put = db.prepare(`
    ${insertInto('placement_profile', ['applicant_id', ...PLACEMENT_FIELDS, 'created_at', 'changed_at'])}
    ON CONFLICT DO UPDATE SET ${assigned(PLACEMENT_FIELDS)}, changed_at = @changed_at, version = version + 1`);
  const setNumber = db.prepare('UPDATE placement_profile SET pool_number = ? WHERE applicant_id = ?');
  return {
    find(applicantId: string): Placement | undefined {
      const row = byApplicant.get(applicantId);
      return row && { ...row, is_enrolled: row.is_enrolled === null ? null : row.is_enrolled === 1 };
    },
    save(applicant_id: string, profile: PlacementProfile, now: number): void {
      const is_enrolled = profile.is_enrolled === null ? null : Number(profile.is_enrolled);
      put.run({ ...profile, is_enrolled, applicant_id, created_at: now, changed_at: now });
    },
    /** Whose number it is: employers read it as K-1042. */
    ofNumber: value<[number: number], string>('SELECT applicant_id FROM placement_profile WHERE pool_number = ?'),
    setNumber: (applicantId: string, number: number) => setNumber.run(number, applicantId),
  };
});
