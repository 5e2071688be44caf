/** What somebody can agree to. Each has a text in `src/nouns/personal-data/consent.text.ts`. */
export const CONSENT_PURPOSES = ['employers', 'partner_name', 'partner_placement'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Those that the page of a placement asks for; the second one only of whoever came through a partner and has a place. */
export const PLACEMENT_PURPOSES = ['employers', 'partner_placement'] as const satisfies readonly ConsentPurpose[];

/** The version of the text that is shown now. Another wording is another version, and keeps the old ones in the history. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentPurpose, string>> = {
  employers: '2027-02',
  partner_name: '2026-11',
  partner_placement: '2027-01',
};

/** What the box of step 1 agrees to is kept as a consent too: a purpose that cannot be withdrawn by itself. */
export const PRIVACY_NOTICE = { purpose: 'privacy_notice', version: '2026-11' } as const;
export type KeptPurpose = ConsentPurpose | typeof PRIVACY_NOTICE.purpose;
