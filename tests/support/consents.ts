import type { Deps } from '#api/deps.ts';
import { CONSENT_VERSIONS, type ConsentPurpose } from '#contract/placements/consent.ts';
import type { Api } from './api-server.ts';
import { callAs } from './applications.ts';
import { settle } from './standings.ts';

/** Gives a consent or takes it back, as the pages do. */
export function setConsent(api: Api, token: string, purpose: ConsentPurpose, given: boolean) {
  const words = { text_version: CONSENT_VERSIONS[purpose], lang: 'en' };
  return callAs(api, 'set-consent', token, { purpose, given, ...words });
}

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
