import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { ContractCard } from '#src/features/student-area/ContractCard.tsx';
import { contractsInOrder } from '#src/features/student-area/ContractCards.tsx';
import { studentAreaTexts } from '#src/features/student-area/student-area.text.ts';
import { StudentAreaContext } from '#src/features/student-area/student-area-context.ts';
import { shownToSide } from '#src/nouns/employment-contract/contract-in-words.ts';
import { textOf } from '../support/applicant-screen.tsx';
import { TERMS } from '../support/contract-terms.ts';

const contract = (id: string, state: ContractReply['state'], company = 'Bodendienste Muster GmbH'): ContractReply => ({
  ...{ id, number: `V-${id}`, state, version: 1, terms_version: 1, created_at: '', changed_at: '' },
  ...{
    candidate_number: '',
    reads: 'person',
    is_vetted: true,
    has_left: false,
    is_overdue: false,
    cancel_reason: '',
    marks: [],
    area: 'airside',
  },
  ...{ is_signed: false, signed_version: null, end: null, is_considered: false, requests: [], before: null },
  ...{ sent_at: '2026-11-02T10:00:00Z', costs_acknowledged_at: null, checking: [], copies: [], can: [] },
  terms: { ...TERMS, employer: { ...TERMS.employer, company } },
});

const marked = (...names: ContractReply['marks'][number]['what'][]) =>
  names.map((what) => ({ what, day: '2027-07-01', noted_by: 'employer' as const }));

describe('The contracts in an account', () => {
  it.each(LANGUAGES)('STUA-24 PLAC-44 name company and days, also of each of several: %s', (lang) => {
    const texts = studentAreaTexts(lang);
    const all = contractsInOrder([contract('1', 'sent'), contract('2', 'active', 'Cargo Beispiel AG')], texts);
    const own = { act: { kind: 'idle' as const }, open: async () => undefined };
    const said = [...all.waiting, ...all.others].map((one) =>
      textOf(
        renderToStaticMarkup(
          <StudentAreaContext value={{ texts, guard: { lang } } as never}>
            <ContractCard own={own as never} {...one} />
          </StudentAreaContext>,
        ),
      ),
    );
    const days = { de: '01.07.2027–28.09.2027', en: '1 July 2027 – 28 September 2027' }[lang];
    expect(said.map((text) => text.includes(days))).toEqual([true, true]);
    expect(said.map((text) => /(?:mit|with) (\w+)/.exec(text)?.[1])).toEqual(['Bodendienste', 'Cargo']);
  });

  it.each(LANGUAGES)('PLAC-17 PLAC-04 say that somebody did not come, and that an end is noted: %s', (lang) => {
    const texts = studentAreaTexts(lang);
    const day = '2027-07-01';
    const end = { ended_by: 'both', ground: 'agreement', paper: 'P', paper_on: day, last_day: day } as const;
    const noted = { marks: [{ what: 'absent', day, noted_by: 'employer' }] } satisfies Partial<ContractReply>;
    const said = (change: Partial<ContractReply>) =>
      contractsInOrder([{ ...contract('1', 'active'), ...change }], texts).waiting[0]?.shown.sentence;
    expect(said(noted)).toContain({ de: 'nicht zur Arbeit gekommen', en: 'did not come to work' }[lang]);
    expect(said({ ...noted, end })).toContain({ de: 'Das Ende dieses Vertrags', en: 'The end of this contract' }[lang]);
  });

  it('STUA-24 have what waits for the student first, and nothing that is over beside it', () => {
    const texts = studentAreaTexts('en');
    const idsOf = (...contracts: ContractReply[]) => {
      const { waiting, others } = contractsInOrder(contracts, texts);
      return [waiting, others].map((part) => part.map((one) => one.contract.id));
    };
    const over = [contract('4', 'ended'), contract('5', 'cancelled')];
    const exchanged = { ...contract('1', 'active'), marks: marked('paper') };
    expect(idsOf(exchanged, contract('2', 'sent'), ...over)).toEqual([['2'], ['1']]);
    expect(idsOf({ ...exchanged, marks: marked('paper', 'absent') }, contract('3', 'active'))).toEqual([
      ['1', '3'],
      [],
    ]);
    expect(idsOf(...over)).toEqual([[], ['4']]);
    expect(idsOf()).toEqual([[], []]);
  });

  it('PLAC-17 say once it is signed whether work began', () => {
    const { sideContract } = studentAreaTexts('en');
    const said = (...names: Parameters<typeof marked>) =>
      shownToSide({ ...contract('1', 'active'), marks: marked(...names) }, 'candidate', sideContract).sentence;
    expect([said('paper'), said('paper', 'began')]).toEqual([sideContract.next.exchanged, sideContract.next.began]);
  });
});
