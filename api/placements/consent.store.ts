import type { Lang } from '#contract/languages.ts';
import type { ConsentPurpose, KeptPurpose } from '#contract/placements/consent.ts';
import { perDatabase } from '../db/per-database.ts';

export interface Consent {
  id: string;
  applicant_id: string;
  purpose: KeptPurpose;
  text_version: string;
  lang: Lang;
  given_at: number;
}

/** A consent with its end. */
export type KeptConsent = Consent & { withdrawn_at: number | null };

export const consentStore = perDatabase(({ db, all, first, run }) => {
  const withdraw = db.prepare('UPDATE consent SET withdrawn_at = ? WHERE id = ? AND withdrawn_at IS NULL');
  return {
    /** The consent that counts now. */
    given: first<[applicantId: string, purpose: ConsentPurpose], Consent>(
      'SELECT * FROM consent WHERE applicant_id = ? AND purpose = ? AND withdrawn_at IS NULL',
    ),
    /** All of them, withdrawn ones too, the newest first. */
    history: all<[applicantId: string], KeptConsent>(
      'SELECT * FROM consent WHERE applicant_id = ? ORDER BY given_at DESC LIMIT 100',
    ),
    give: run<[consent: Consent]>(`
      INSERT INTO consent (id, applicant_id, purpose, text_version, lang, given_at)
      VALUES (@id, @applicant_id, @purpose, @text_version, @lang, @given_at)`),
    withdraw: (id: string, now: number) => withdraw.run(now, id),
  };
});
