import { describe, expect, it } from 'vitest';
import type { ContractSide, ContractState, CostItem, CostLine } from '#contract/employment-contracts/contract-rules.ts';
import { LAW } from '#contract/employment-contracts/law.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { site } from '#site';
import { adminContractsTexts } from '#src/features/admin/contracts/contracts.text.ts';
import { deskBadge } from '#src/features/admin/contracts/desk-badge.ts';
import { contractTexts } from '#src/nouns/employment-contract/contract.text.ts';
import { comparedFacts, copyInWords, costsOf, factsOf } from '#src/nouns/employment-contract/contract-in-words.ts';
import { endInWords, lifeInWords } from '#src/nouns/employment-contract/life-in-words.ts';
import { TERMS } from '../support/contract-terms.ts';

const COSTS: CostLine[] = [
  { item: 'visa', payer: 'candidate', euro: { from: 75, to: 75 }, per: 'once' },
  { item: 'security', payer: 'employer', euro: { from: 60, to: 60 }, per: 'once' },
];

describe('A new version of a contract', () => {
  it.each([
    ['night_percent', 0, 'Night work (11 pm to 6 am): 25%'],
    ['tax', 'flatByStudent', 'deducted from the wage, by personal tax details'],
    ['break_minutes', 60, '30\u00a0minutes a day'],
    ['shifts', '', 'From 4 am'],
    ['candidate_address', 'Adama', 'a blank line in the contract'],
  ] as const)('PLAC-11 says of %s what it was, also where it is left out now', (name, value, was) => {
    const before = { ...TERMS, shifts: 'From 4 am' };
    const facts = comparedFacts({ terms: { ...before, [name]: value }, before }, contractTexts('en', ''));
    expect(facts.flatMap((fact) => (fact.before === undefined ? [] : [fact.before]))).toEqual([was]);
  });

  it.each([
    ['de', '700–1.100\u00a0€, einmal, Arbeitnehmer/in', '–', '60\u00a0€, einmal, Arbeitgeber'],
    ['en', '€700–1,100, once, Employee', '–', '€60, once, Employer'],
  ] as const)(
    'PLAC-11 marks in the cost sheet what is another, has come or is left out: %s',
    (lang, was, none, gone) => {
      const line = (item: CostItem, payer: ContractSide, from: number, to: number): CostLine => ({
        ...{ item, payer, euro: { from, to }, per: 'once' as const },
      });
      const [visa, exam] = [line('visa', 'candidate', 75, 75), line('exam', 'candidate', 50, 90)];
      const before = {
        ...TERMS,
        costs: [visa, line('flight', 'candidate', 700, 1100), line('security', 'employer', 60, 60)],
      };
      const terms = { ...TERMS, costs: [exam, visa, line('flight', 'candidate', 900, 1500)] };
      const marked = (old: typeof before | null) =>
        costsOf({ terms, before: old }, lang).map(({ id, ...one }) => [id, 'before' in one ? one.before : undefined]);
      expect(marked(before)).toEqual([
        ['exam', none],
        ['visa', undefined],
        ['flight', was],
        ['security', gone],
      ]);
      expect(marked(null).map(([, old]) => old)).toEqual([undefined, undefined, undefined]);
    },
  );

  it('PLAC-11 says one day and one week as one', () => {
    const facts = factsOf({ ...TERMS, leave_days: 1, notice_weeks: 1 }, contractTexts('de', ''));
    const said = facts.map(({ value }) => value.replace('\u00a0', ' '));
    expect(said).toEqual(expect.arrayContaining(['1 Tag', 'mit einer Woche Frist']));
  });

  it('PLAC-11 tells each side in the cost sheet what it pays itself', () => {
    const payersFor = (reader?: ContractSide) =>
      costsOf({ terms: { ...TERMS, costs: COSTS }, before: null }, 'en', reader).map(({ payer }) => payer);
    expect([payersFor(), payersFor('candidate'), payersFor('employer')]).toEqual([
      ['Employee', 'Employer'],
      ['You', 'Employer'],
      ['Employee', 'You'],
    ]);
  });
});

describe('The paper', () => {
  it.each(LANGUAGES)(
    'PLAC-01 whose employer gave no address is asked for at ours, by the student alone: %s',
    (lang) => {
      const said = (side: ContractSide, employer_address: string) => {
        const lived = {
          state: 'active' as const,
          area: 'landside' as const,
          marks: [],
          end: null,
          is_considered: false,
        };
        const terms = { ...TERMS, employer_address };
        return lifeInWords({ ...lived, terms }, contractTexts(lang, '', side).life, side).sentence;
      };
      const law = LAW.exchange.text[lang];
      expect(said('candidate', '')).toMatch(new RegExp(`^${RegExp.escape(law)} .*${site.contact.email}`));
      expect([said('candidate', 'Halle 3'), said('employer', '')]).toEqual([law, law]);
    },
  );
});

describe('An early end', () => {
  it.each(LANGUAGES)('PLAC-04 says of the days until then only while they last, and to sides alone: %s', (lang) => {
    const end = { ended_by: 'both', ground: 'agreement', paper: 'P', paper_on: TERMS.starts_on } as const;
    const life = contractTexts(lang, '').life;
    const said = (state: 'active' | 'ended', side?: ContractSide) => {
      const lived = { state, area: '' as const, marks: [], terms: TERMS, is_considered: false };
      const lines = endInWords({ ...lived, end: { ...end, last_day: TERMS.ends_on } }, side, life)?.lines ?? [];
      return lines.filter((line) => line === life.end.employer_until || line === life.end.candidate_until);
    };
    expect([said('active', 'employer'), said('active', 'candidate')]).toEqual([
      [life.end.employer_until],
      [life.end.candidate_until],
    ]);
    expect([said('ended', 'employer'), said('ended', 'candidate'), said('active')]).toEqual([[], [], []]);
  });
});

describe('A signed copy', () => {
  const copy = { is_current: true, review: 'pending', uploaded_at: '2027-05-01T10:00:00.000Z' } as const;
  const said = (state: ContractState, is_current = true) =>
    copyInWords({ ...copy, is_current }, { state }, contractTexts('en', ''));

  it('PLAC-11 of terms that were signed before is not called accepted for the new ones', () => {
    const accepted = { ...copy, is_current: false, review: 'accepted' } as const;
    expect(copyInWords(accepted, { state: 'sent' }, contractTexts('en', ''))).toBe(
      'of 1 May 2027, accepted for an earlier version',
    );
  });

  it('PLAC-01 is being checked while its contract waits for it, and no longer once that is over', () => {
    expect([said('sent'), said('cancelled'), said('ended'), said('sent', false)]).toEqual([
      'of 1 May 2027, being checked',
      ...Array(2).fill('of 1 May 2027, no longer checked'),
      'of 1 May 2027, replaced',
    ]);
  });
});

describe('The badge of a contract on the desk', () => {
  it.each([
    [[], 'To be signed'],
    [['candidate'], 'Copy to check'],
    [['employer', 'candidate'], 'Both copies to check'],
  ] as const)('with copies to check of %j says %s', (checking, text) => {
    const badge = deskBadge({ state: 'sent', checking: [...checking] }, 'To be signed', adminContractsTexts('en'));
    expect(badge).toEqual({ tone: 'warn', text });
  });
});
