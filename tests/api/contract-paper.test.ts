import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { CLAUSES } from '#api/papers/contract.text.ts';
import { drawContract } from '#api/papers/contract.ts';
import type { WorkArea } from '#contract/employers/airside.ts';
import type { ContractTerms } from '#contract/employment-contracts/contract-rules.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { LAW_CHANGED_ON } from '#contract/law-references.ts';
import { FLAT_TAX_WORKING_DAYS, TAX_WAYS } from '#contract/pay/tax-ways.ts';
import { contractTexts } from '#src/nouns/employment-contract/contract.text.ts';
import { factsOf } from '#src/nouns/employment-contract/contract-in-words.ts';
import { TERMS } from '../support/contract-terms.ts';

const site = readSiteConfig();
interface Piece {
  text: string;
  /** Millimetres from the upper left corner. */
  left: number;
  right: number;
  y: number;
}

async function pagesOf(pdf: Uint8Array): Promise<Piece[][]> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        const mm = (points: number) => (points * 25.4) / 72;
        return [{ text: item.str, left: mm(x), right: mm(x + item.width), y: 297 - mm(y) }];
      });
    }),
  );
}
const textOf = (pieces: Piece[]) =>
  pieces
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
const draw = async (change: Partial<ContractTerms> = {}, isDraft = false, config = site) =>
  pagesOf(await drawContract(config, { number: 'V-1A2B-3C4D', version: 3, terms: { ...TERMS, ...change }, isDraft }));

const SIGNATURE = 'Unterschrift / Signature';

describe('The paper of a contract', () => {
  let pages: Piece[][];
  beforeAll(async () => {
    pages = await draw();
  });

  it('says in both languages who, when, where, for how much, and who pays what', () => {
    const text = textOf(pages.flat());
    for (const said of [
      'Bodendienste Muster GmbH',
      'geboren am 31. Mai 2003',
      'born on 31 May 2003',
      'Nationality: Ethiopia',
      '28 September 2027',
      '90 Kalendertage',
      'Gepäckabfertigung',
      '40 hours a week',
      '14,60 € brutto',
      '€14.60 gross',
      'Preis: 420 € im Monat',
      'Visum: 75–90 €, einmal – Arbeitnehmer/in',
      'Security check: €30–60, once – Employer',
      'Programme fee: free of charge',
    ])
      expect(text).toContain(said);
    // Nobody pays what is free.
    expect(text).not.toContain('free of charge –');
  });

  it('says before work and wage that the ZAV confirms each person first', () => {
    const text = textOf(pages.flat());
    expect(text).toContain('Work begins only once the International Placement Services (ZAV)');
    expect(text.indexOf('(ZAV)')).toBeLessThan(text.indexOf('5. Wage'));
  });

  it('bears number, version and place on each page, and that it is a template until counsel has read it', async () => {
    for (const [index, page] of pages.entries()) {
      const text = textOf(page);
      const ofCopy = pages.length / 2;
      expect(text).toContain(`Vertrag V-1A2B-3C4D · Fassung 3 · Seite ${(index % ofCopy) + 1} von ${ofCopy}`);
      expect(text).toContain('Template, not read by counsel yet');
    }
    const read = { ...site, contracts: { ...site.contracts, readByCounselOn: LAW_CHANGED_ON } };
    expect(textOf((await draw({}, false, read)).flat())).not.toContain('Template');
  });

  it('PLAC-15 says of wage tax and pay day what the pages say, a flat rate with its condition', async () => {
    for (const tax of TAX_WAYS) {
      const text = textOf((await draw({ tax, pay_day: 21 }, true)).flat());
      for (const lang of LANGUAGES) {
        const t = contractTexts(lang, null);
        const facts = factsOf({ ...TERMS, tax, pay_day: 21 }, t);
        const said = [t.facts.tax, t.facts.payDay].map((of) => facts.find(({ name }) => name === of)?.value);
        expect(said[0]?.includes(String(FLAT_TAX_WORKING_DAYS))).toBe(tax !== 'byTable');
        for (const one of said) expect(text).toContain(one);
      }
    }
  });

  it('PLAC-15 has the line of whoever signs a copy alone, a draft both', async () => {
    const signedBy = (page: (typeof pages)[number] = []) => {
      const text = textOf(page).split(SIGNATURE)[1] ?? '';
      return ['Bodendienste Muster GmbH', 'Selam Tesfaye'].filter((name) => text.includes(name));
    };
    expect(signedBy(pages[pages.length / 2 - 1])).toEqual(['Selam Tesfaye']);
    expect(signedBy(pages.at(-1))).toEqual(['Bodendienste Muster GmbH']);
    expect(signedBy((await draw({}, true)).at(-1))).toEqual(['Bodendienste Muster GmbH', 'Selam Tesfaye']);
  });

  it('PLAC-15 is there twice, and says on each page who keeps and who signs it', () => {
    const copies = [pages.slice(0, pages.length / 2), pages.slice(pages.length / 2)];
    const says = ['Copy for the employer: the employee signs here.', 'Copy for the employee: the employer signs here.'];
    for (const [which, copy] of copies.entries()) {
      for (const page of copy) {
        expect(textOf(page)).toContain(says[which]);
        expect(textOf(page)).not.toContain(says[1 - which]);
      }
      expect(textOf(copy.at(-1) ?? [])).toContain(SIGNATURE);
    }
    const clauses = copies.map((copy) => textOf(copy.flatMap((page) => page.filter(({ y }) => y > 20))));
    expect(clauses[0]?.split(SIGNATURE)[0]).toBe(clauses[1]?.split(SIGNATURE)[0]);
  });

  it('marks a draft on each page, and nothing else', async () => {
    const draft = await draw({}, true);
    // Nobody signs it: one copy is enough.
    expect(draft.filter((page) => textOf(page).includes(SIGNATURE))).toHaveLength(1);
    for (const page of draft) expect(textOf(page)).toContain('ENTWURF / DRAFT');
    expect(textOf(pages.flat())).not.toContain('ENTWURF');
  });

  it('PLAC-16 asks for the airport check where somebody works airside, or nobody has said where, and not landside', async () => {
    const said = async (area: WorkArea['area']) => {
      const text = textOf((await draw({ area }, true)).flat());
      return ['Zuverlässigkeitsüberprüfung bestanden', 'reliability check is passed', '§ 7 LuftSiG'].map((one) =>
        text.includes(one),
      );
    };
    expect(await said('airside')).toEqual([true, true, true]);
    expect(await said('')).toEqual([true, true, true]);
    expect(await said('landside')).toEqual([false, false, false]);
  });

  it('says in English what its English column has in German alone', async () => {
    const text = textOf((await draw({ shifts: 'Früh', tariffs: 'TV Boden' })).flat());
    expect(text).toContain('Shifts (in German): Früh');
    expect(text).toContain('Applicable: TV Boden (in German).');
    expect(text).toContain('Anwendbar: TV Boden.');
    expect(textOf((await draw({ shifts: 'Früh', shifts_en: 'Early' })).flat())).toContain('Shifts: Early');
  });

  it.each([
    ['Früh 4 bis 12', 'Früh 4 bis 12.'],
    ['Früh 4 bis 12 Uhr. ', 'Früh 4 bis 12 Uhr.'],
    ['Früh, oder spät?', 'Früh, oder spät?'],
    ['Nie nachts!', 'Nie nachts!'],
  ])('ends a sentence with one full stop, whatever was typed: %s', async (typed, ended) => {
    const text = textOf((await draw({ shifts: typed, shifts_en: typed, tariffs: typed })).flat());
    for (const said of ['Schichten', 'Shifts', 'Anwendbar']) expect(text).toContain(`${said}: ${ended}`);
    expect(text).not.toMatch(/[.!?] ?\./);
  });

  it('PLAC-16 names the sources of each clause to those who read the draft, and which nobody has compared', async () => {
    const text = textOf((await draw({}, true)).flat());
    expect(text.match(/Not read by counsel yet\./g)).toHaveLength(CLAUSES.length);
    expect(text).toContain('Source: § 107 (2) GewO; §§ 394, 400 BGB; § 850c ZPO.');
    expect(text).toContain('Not compared with the statute yet: § 3 EFZG.');
    const read = { ...site, contracts: { ...site.contracts, readByCounselOn: LAW_CHANGED_ON } };
    const after = textOf((await draw({}, true, read)).flat());
    expect(after.match(/Read by counsel\./g)).toHaveLength(CLAUSES.length);
    expect(after).not.toContain('Not compared');
    expect(textOf(pages.flat())).not.toContain('Source:');
  });

  it('keeps long and Ethiopic names, long sites and many shifts within their columns', async () => {
    const long = await draw({
      candidate: {
        name: `${'ሰላም ተስፋዬ '.repeat(6)}${'Weldegebriel'.repeat(5)}`,
        born_on: '',
        nationality: '',
        university: '',
      },
      site: 'x'.repeat(160),
      shifts: 'Früh 4 bis 12\n'.repeat(35),
    });
    expect(textOf(long.flat())).toContain('ሰላም');
    for (const { text, left, right, y } of long.flat()) {
      const column = left < 105 ? 105 : 191;
      expect([text, right <= column, y < 290]).toEqual([text, true, true]);
    }
    // Nothing of the clauses runs into the foot.
    const foot = long.flatMap((page) => page.filter(({ y }) => y > 272 && y < 276));
    expect(foot).toEqual([]);
  });
});
