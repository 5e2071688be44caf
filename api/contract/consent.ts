/** What somebody can agree to. Each has a text in `src/i18n/consent.text.ts`. */
export const CONSENT_PURPOSES = ['employers'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The version of the text that is shown now. Another wording is another version, and keeps the old ones in the history. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentPurpose, string>> = { employers: '2026-11' };
