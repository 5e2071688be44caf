import type { PlacementProfile } from '#contract/placements/placement-profile.ts';
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
  const put = db.prepare<Omit<Stored, 'version' | 'pool_number'> & { applicant: string; now: number }>(`
    INSERT INTO placement_profile (applicant_id, born_on, nationality, home_address, passport_until, is_enrolled,
      university, field_of_study, vacation_from, vacation_until, days_worked, available_from, available_until, level,
      certificate_provider, certificate_on, first_wish, second_wish, created_at, changed_at)
    VALUES (@applicant, @born_on, @nationality, @home_address, @passport_until, @is_enrolled, @university,
      @field_of_study, @vacation_from, @vacation_until, @days_worked, @available_from, @available_until, @level, @certificate_provider,
      @certificate_on, @first_wish, @second_wish, @now, @now)
    ON CONFLICT DO UPDATE SET born_on = excluded.born_on, nationality = excluded.nationality,
      home_address = excluded.home_address, passport_until = excluded.passport_until, is_enrolled = excluded.is_enrolled, university = excluded.university,
      field_of_study = excluded.field_of_study, vacation_from = excluded.vacation_from,
      vacation_until = excluded.vacation_until, days_worked = excluded.days_worked,
      available_from = excluded.available_from, available_until = excluded.available_until, level = excluded.level,
      certificate_provider = excluded.certificate_provider, certificate_on = excluded.certificate_on,
      first_wish = excluded.first_wish, second_wish = excluded.second_wish, changed_at = excluded.changed_at,
      version = version + 1`);
  const setNumber = db.prepare('UPDATE placement_profile SET pool_number = ? WHERE applicant_id = ?');
  return {
    find(applicantId: string): Placement | undefined {
      const row = byApplicant.get(applicantId);
      return row && { ...row, is_enrolled: row.is_enrolled === null ? null : row.is_enrolled === 1 };
    },
    save: (applicant: string, { is_enrolled, ...profile }: PlacementProfile, now: number) =>
      put.run({ ...profile, is_enrolled: is_enrolled === null ? null : is_enrolled ? 1 : 0, applicant, now }),
    /** Whose number it is: employers read it as K-1042. */
    ofNumber: value<[number: number], string>('SELECT applicant_id FROM placement_profile WHERE pool_number = ?'),
    setNumber: (applicantId: string, number: number) => setNumber.run(number, applicantId),
  };
});
