import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSIONS } from '#contract/placements/consent.ts';
import { consentTexts } from '#src/nouns/personal-data/consent.text.ts';

/** Every wording that somebody may have agreed to. Old ones stay: they say what a row of `consent` was about. */
const WORDINGS: Readonly<Record<string, string>> = {
  'employers 2026-11': '2efc2bffa22acbd5',
  'employers 2026-12': 'fae935d5d1c366bb',
  'employers 2027-01': '9322f3c53a8f1e22',
  'employers 2027-02': '3371c64037b01301',
  'partner_name 2026-11': 'd3eef7072a6cda63',
  'partner_placement 2026-12': '2e88d1d6d1af58f7',
  'partner_placement 2027-01': '38d4e59c081daa79',
};

describe('The words of a consent', () => {
  it.each(CONSENT_PURPOSES)('of %s are those of their version: other words need another one', (purpose) => {
    const hash = createHash('sha256').update(JSON.stringify(consentTexts[purpose])).digest('hex').slice(0, 16);
    expect(WORDINGS[`${purpose} ${CONSENT_VERSIONS[purpose]}`]).toBe(hash);
  });
});
