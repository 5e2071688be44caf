import type { Deps } from '#api/deps.ts';
import { settle } from './standings.ts';

/** Lets everybody who has applied through a partner agree that it sees their name, as rows alone. */
export function letPartnersSeeNames(deps: Pick<Deps, 'db' | 'tx' | 'clock'>): void {
  const ids = deps.db
    .prepare(`
      INSERT OR IGNORE INTO consent (id, applicant_id, purpose, text_version, lang, given_at)
      SELECT lower(hex(randomblob(16))), id, 'partner_name', '2026-11', 'en', ? FROM applicant
      WHERE partner_id IS NOT NULL RETURNING applicant_id`)
    .pluck()
    .all(deps.clock.now()) as string[];
  settle(deps, ...ids);
}
