import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { type EmployerReads, employerReads } from '#contract/model/employer-reads.ts';
import { MATCH_STATES, type MatchState } from '#contract/model/match-rules.ts';
import { sayStakes } from '#contract/model/say-stakes.ts';
import { LEAVINGS, readsWithoutConsent } from '#contract/model/stake-rules.ts';
import { STAKES } from '#contract/model/stakes.ts';

// Point 5 of issue 35.
describe('What an employer reads of a candidate', () => {
  const cases: [string, MatchState | undefined, boolean, boolean, EmployerReads][] = [
    ['is a number before a match', undefined, false, true, 'number'],
    ['is a number before the release', 'accepted', false, true, 'number'],
    ['is name and address once it is offered', 'released', false, true, 'person'],
    ['is name and address once it is accepted', 'confirmed', false, true, 'person'],
    ['is name and address under a signed contract', 'confirmed', true, true, 'person'],
    ['is a number again after the match', 'declined', false, true, 'number'],
    ['is a number once an offer’s consent is withdrawn', 'released', false, false, 'number'],
    ['is a number once the consent to a place is withdrawn', 'confirmed', false, false, 'number'],
    ['is the name alone where a signed contract outlives the consent', 'confirmed', true, false, 'name'],
  ];
  it.each(cases)('%s', (_, state, isSigned, hasConsent, reads) => {
    expect(employerReads({ state, isSigned, hasConsent, isVetted: true })).toBe(reads);
  });

  it('is never an address without consent or vetting, and never a name without a signed contract', () => {
    for (const state of MATCH_STATES)
      for (const without of [
        { hasConsent: false, isVetted: true },
        { hasConsent: true, isVetted: false },
      ])
        expect([
          employerReads({ state, isSigned: false, ...without }),
          employerReads({ state, isSigned: true, ...without }),
        ]).toEqual(['number', 'name']);
  });

  it('is what the sentences before a withdrawal say, and each loss has its sentence in both languages', () => {
    const stake = {
      company: 'Nordfracht',
      starts_on: '2027-07-01',
      ends_on: '2027-09-28',
      contract: 'V-1',
      reads: 'person' as const,
    };
    for (const lang of LANGUAGES)
      for (const kind of STAKES)
        for (const leaving of LEAVINGS) {
          const said = sayStakes([{ ...stake, kind }], leaving, lang);
          expect(said).toContain('Nordfracht');
          expect(said).not.toMatch(/undefined|\{/);
          const keepsName = /liest weiter den Namen|still reads the name/.test(said);
          expect(keepsName).toBe(leaving === 'consent' && readsWithoutConsent(kind) === 'name');
        }
  });
});
