import { describe, expect, it } from 'vitest';
import { contractTexts } from '#src/nouns/employment-contract/contract.text.ts';
import { comparedFacts } from '#src/nouns/employment-contract/contract-in-words.ts';
import { TERMS } from '../support/contract-terms.ts';

describe('A new version of a contract', () => {
  it.each([
    ['night_percent', 0, 'night work (11 pm to 6 am): 25%'],
    ['tax', 'flatByStudent', 'from the wage, by personal characteristics'],
    ['break_minutes', 60, '30 minutes a day'],
    ['shifts', '', 'From 4 am'],
    ['candidate_address', 'Adama', '–'],
  ] as const)('PLAC-11 says of %s what it was, also where it is left out now', (name, value, was) => {
    const before = { ...TERMS, shifts: 'From 4 am' };
    const facts = comparedFacts({ terms: { ...before, [name]: value }, before }, contractTexts('en', ''));
    expect(facts.flatMap((fact) => (fact.before === undefined ? [] : [fact.before]))).toEqual([was]);
  });
});
