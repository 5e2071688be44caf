import { describe, expect, it } from 'vitest';
import { LAW, type LawKey, lawNote } from '#contract/employment-contracts/law.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { LAW_CHANGED_ON, sourcesInWords } from '#contract/law-references.ts';
import { ownContractTexts } from '#src/features/applicants/contract/contract.text.ts';
import { contractTexts } from '#src/nouns/employment-contract/contract.text.ts';

describe.each(LANGUAGES)('Sentences about law, %s', (lang) => {
  const [unread, read] = lang === 'de' ? ['Noch nicht anwaltlich', 'Anwaltlich'] : ['Not read by', 'Read by'];

  it.each(Object.keys(LAW) as LawKey[])(
    'PLAC-16 %s names its sources, and is unread until counsel has read it',
    (key) => {
      const note = lawNote([key], lang, '');
      for (const source of LAW[key].sources) expect(note).toContain(source);
      expect(note).toContain(unread);
      expect(lawNote([key], lang, '2026-12-01')).toContain(read);
      expect(lawNote([key], lang, '2026-12-01')).not.toContain(unread);
    },
  );

  it('PLAC-16 name their sources alone to a candidate', () => {
    const note = lawNote(['cause', 'notice'], lang, null);
    expect(note).toMatch(/^\S+: § 626 BGB; § 15 \(4\) TzBfG\.$/);
    const { life } = ownContractTexts(lang).contract;
    for (const said of [life.exchangeLaw, life.ask.law]) expect(said).not.toContain(unread);
    expect(contractTexts(lang, '', 'employer').life.ask.law).toContain(unread);
  });

  it('PLAC-16 that were changed since counsel has read them are unread', () => {
    const [dayBefore, day] = [-1, 0].map((days) => {
      return new Date(Date.parse(LAW_CHANGED_ON) + days * 86_400_000).toISOString().slice(0, 10);
    });
    expect(lawNote(['cause'], lang, dayBefore ?? '')).toContain(unread);
    expect(lawNote(['cause'], lang, day ?? '')).toContain(read);
  });

  it('PLAC-16 name a number of a paragraph as the language does', () => {
    const said = sourcesInWords(['§ 8 (1) no. 2 SGB IV', '§ 623 BGB'], lang, '');
    expect(said.match(/§ 8 \(1\) \S+ 2 SGB IV/g)).toEqual(
      Array(2).fill(`§ 8 (1) ${lang === 'de' ? 'Nr.' : 'no.'} 2 SGB IV`),
    );
  });

  it('PLAC-16 say which of their sources nobody has compared with the statute', () => {
    const open = lang === 'de' ? 'Noch nicht mit dem Gesetzestext verglichen' : 'Not compared with the statute yet';
    expect(lawNote(['paperOnly', 'cause'], lang, '')).toContain(`${open}: § 626 BGB.`);
    expect(lawNote(['cause'], lang, '')).toMatch(new RegExp(`${open}\\.$`));
    expect(lawNote(['cause'], lang, '').match(/§ 626 BGB/g)).toHaveLength(1);
    expect(lawNote(['paperOnly'], lang, '')).not.toContain(open);
    expect(lawNote(['cause'], lang, '2026-12-01')).not.toContain(open);
  });
});
