import type { DocumentType } from './document.ts';

/** The papers of the envelope, each named after the document that it is the paper of. Their words: envelope.text.ts. */
export const ORIGINALS = ['enrolment', 'hub4africa', 'a2'] as const satisfies readonly DocumentType[];
export type Original = (typeof ORIGINALS)[number];

/** `missing`: the envelope came without it. `sent_back`: it is on its way back to the applicant. */
export const ORIGINAL_STATES = ['expected', 'received', 'missing', 'sent_back'] as const;
export type OriginalState = (typeof ORIGINAL_STATES)[number];

export interface OriginalView {
  original: Original;
  state: OriginalState;
  /** Since when, as ISO date; null while it is only expected. */
  on: string | null;
}

export function isOriginal(value: unknown): value is Original {
  return ORIGINALS.some((original) => original === value);
}

/** The papers that are not here. Pure. */
export function originalsToCome(originals: readonly OriginalView[]): Original[] {
  return originals.filter(({ state }) => state !== 'received').map(({ original }) => original);
}
