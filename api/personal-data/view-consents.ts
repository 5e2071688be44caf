import type { CurrentConsent, KeptConsentView } from '#contract/personal-data/personal-data.ts';
import { CONSENT_PURPOSES, PRIVACY_NOTICE } from '#contract/placements/consent.ts';
import type { Applicant } from '../applicants/applicant.store.ts';
import { canGive } from '../applicants/change-consent.ts';
import type { Deps } from '../deps.ts';
import { consentStore } from '../placements/consent.store.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import { exportedRowsStore } from './exported-rows.store.ts';

/** What somebody can agree to or withdraw now, and the partner who would see their name. */
export function currentConsents(
  { db }: Pick<Deps, 'db'>,
  applicant: Applicant,
): { partner: string | null; consents: CurrentConsent[] } {
  const all = CONSENT_PURPOSES.map((purpose) => ({
    purpose,
    given_at: isoTimeOrNull(consentStore(db).given(applicant.id, purpose)?.given_at ?? null),
    can_give: canGive(purpose, applicant),
  }));
  return {
    partner: exportedRowsStore(db).partnerOf(applicant.id) ?? null,
    consents: all.filter(({ given_at, can_give }) => given_at !== null || can_give),
  };
}

/** Everything that somebody ever agreed to. The time of the box of step 1 was kept before its version was. */
export function consentHistory({ db }: Pick<Deps, 'db'>, applicant: Applicant): KeptConsentView[] {
  const kept = consentStore(db)
    .history(applicant.id)
    .map(({ purpose, text_version, lang, given_at, withdrawn_at }) => ({
      ...{ purpose, text_version, lang },
      given_at: isoTime(given_at),
      withdrawn_at: isoTimeOrNull(withdrawn_at),
    }));
  if (kept.some(({ purpose }) => purpose === PRIVACY_NOTICE.purpose)) return kept;
  const { consented_at, lang } = applicant;
  const before = { purpose: PRIVACY_NOTICE.purpose, text_version: '', lang, given_at: isoTime(consented_at) };
  return [...kept, { ...before, withdrawn_at: null }];
}
