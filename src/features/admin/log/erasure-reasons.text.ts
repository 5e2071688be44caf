import type { ErasureReason } from '#contract/personal-data/erasure-reasons.ts';
import type { Texts } from '#src/i18n/text.ts';

/** Why an operator has erased somebody's data. */
export const ERASURE_REASON_NAMES = {
  asked: { de: 'Die Person hat es verlangt', en: 'The person asked for it' },
  duplicate: { de: 'Doppelte Bewerbung', en: 'Duplicate application' },
  'wrong-person': {
    de: 'Jemand anderes hat sich unter diesem Namen beworben',
    en: 'Somebody else applied under this name',
  },
  test: { de: 'Testbewerbung', en: 'Test application' },
} satisfies Texts & Record<ErasureReason, unknown>;
