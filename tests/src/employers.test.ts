import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { site } from '#site';
import { type BuiltPage, builtPages, tags } from '../support/dist.ts';
import { visibleText } from '../support/texts.ts';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
}, 120_000);

describe.each([...LANGUAGES])('The page for employers, %s', (lang) => {
  const inWords = (de: string, en: string) => (lang === 'de' ? de : en);
  const main = () =>
    (pages.find(({ path }) => path === `/${lang}/arbeitgeber`)?.html ?? '').match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
  const costs = () => main().match(/<section[^>]+id="kosten"[\s\S]*?<\/section>/)?.[0] ?? '';
  const headings = () => [...main().matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, text]) => text);
  const requests = () =>
    tags(main(), 'a')
      .map(({ href = '' }) => new URL(href.replaceAll('&amp;', '&'), 'http://site.example'))
      .filter(({ pathname }) => pathname === `/${lang}/contact`)
      .map(({ searchParams }) => searchParams);
  const all = (name: string) => new Set(requests().map((request) => request.get(name)));

  it('EMPA-30 leads to registration and sign-in', () => {
    const links = tags(main(), 'a').map(({ href }) => href);
    expect(links).toContain(`/${lang}/employer/login`);
  });

  it('EMPL-04 ROUT-17 says why, on three cards', () => {
    expect(headings()).toContain(inWords('Warum mit uns?', 'Why work with us?'));
    expect(main().match(/<article/g)?.length).toBe(3);
  });

  it('EMPL-05 shows three steps', () => {
    expect(
      main()
        .match(/<ol[\s\S]*?<\/ol>/)?.[0]
        .match(/<li/g)?.length,
    ).toBe(3);
  });

  it('EMPL-06 has four cards about the law, each with its condition', () => {
    expect(headings()).toEqual(
      expect.arrayContaining(
        lang === 'de'
          ? ['AÜG-konform', 'ZAV-Beteiligung', 'DSGVO-konform', 'Transparente Abrechnung']
          : ['Compliant with the AÜG', 'ZAV involved', 'GDPR-compliant', 'Transparent billing'],
      ),
    );
    expect(visibleText(main())).toContain(
      inWords('bestätigt jeden Ferienjob einzeln', 'confirms each holiday job one by one'),
    );
    expect(visibleText(main())).toContain(inWords('nur, wo AÜG und Aufenthaltsrecht', 'only where the German act'));
  });

  it('EMPL-07 EMPL-11 compares three models and how long they may last', () => {
    const rows = [...costs().matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => visibleText(row)).slice(1, 4);
    expect(rows.map((row) => row.match(/\d{3} (?=Stunden|hours)/)?.[0])).toEqual(['143 ', '166 ', '173 ']);
    expect(rows[0]).toContain(inWords('bis 3 Monate', 'up to 3 months'));
    expect(rows[0]).toContain(inWords('höchstens 90 Tage', 'at most 90 days'));
    expect(rows[1]).toContain(inWords('bis 8 Monate', 'up to 8 months'));
    expect(rows[2]).toContain(inWords('unbefristet', 'unlimited'));
  });

  it('EMPL-07 comes first, with its bars in sight before anything is opened', () => {
    const [first = ''] = headings();
    expect(first).toBe(inWords('Was kostet ein Monat?', 'What does a month cost?'));
    const closed = costs().replace(/<details[\s\S]*<\/details>/, '');
    expect(tags(closed, 'rect')).toHaveLength(6);
    for (const hours of ['143', '166', '173']) expect(visibleText(closed)).toContain(hours);
  });

  it('EMPL-12 prints the monthly costs of the one table', () => {
    expect(site.programme.costs.placementMonthlyEuro).toEqual({ holiday: 2000, seasonal: 2800, regular: 3600 });
    const amounts = visibleText(costs().match(/<tbody[\s\S]*<\/tbody>/)?.[0] ?? '').match(/\d[.,]\d00/g);
    expect(amounts).toEqual(lang === 'de' ? ['2.000', '2.800', '3.600'] : ['2,000', '2,800', '3,600']);
  });

  it('EMPL-13 draws bars of 56, 78 and 100 percent', () => {
    const bars = tags(costs(), 'rect').filter((rect) => !rect.class?.includes('ground'));
    expect(bars.map(({ width }) => width)).toEqual(['56%', '78%', '100%']);
  });

  it('EMPL-14 states the savings with their arithmetic and their assumption', () => {
    const text = visibleText(costs());
    const closed = visibleText(costs().replace(/<details[\s\S]*<\/details>/, ''));
    for (const saving of inWords('rund 35 %|rund 20–25 %', 'about 35%|about 20–25%').split('|')) {
      expect(closed).toContain(`${saving} ${inWords('weniger', 'less')}`);
    }
    // Each label has its condition beside it, and none of the three ways to count is kept back.
    expect(closed).toContain(inWords('Pro Arbeitsstunde, wenn der Ferienjob den Mindestlohn', 'Per hour worked, if'));
    expect(closed).toMatch(inWords('Gerechnet: 33 %', 'Calculated: 33%'));
    expect(closed).toContain(inWords('mit 166 statt 173 Stunden', 'with 166 instead of 173 hours'));
    expect(closed).toMatch(inWords('Ferienjob 17 % weniger', 'holiday job then costs 17% less'));
    expect(text).toMatch(inWords('mit weniger Stunden 44 % 22 %', 'with fewer hours 44% 22%'));
    expect(text).toMatch(
      inWords('25 % ist nur bei höchstens 18 zusammenhängenden', '25% is only possible for at most 18 working days'),
    );
    expect(text).toContain(inWords('Richtwerte, keine Zusage', 'approximate, not a promise'));
    expect(text).toMatch(inWords('Mindestlohn von 13,90 €', 'minimum wage of €13.90'));
  });

  it('EMPL-15 names the social insurance of each model and when it holds', () => {
    const text = visibleText(costs());
    for (const sentence of lang === 'de'
      ? ['keine, nur Unfallversicherung', 'teilweise, befristet', 'voll: Kranken, Renten, Arbeitslosen, Pflege']
      : ['none, accident insurance only', 'partial, temporary', 'full: health, pension, unemployment, care']) {
      expect(text).toContain(sentence);
    }
    expect(text).toContain(inWords('70 Arbeitstage', '70 working days'));
  });

  it('EMPL-16 lists services as rows with a request each', () => {
    const rows = [...main().matchAll(/<details[^>]*data-service[\s\S]*?<\/details>/g)].map(([row]) => row);
    const sources = rows.map((row) => tags(row, 'a').map(({ href }) => href?.match(/quelle=(\w+)/)?.[1]));
    expect(sources).toEqual([
      ['arbeitgeber_honorare_ferienjobber'],
      ['arbeitgeber_honorare_saisonarbeiter'],
      ['arbeitgeber_honorare_fachkraft'],
    ]);
  });

  it('EMPL-21 EMPL-22 EMPL-24 leads to the contact page with interest and source', () => {
    expect(all('interesse')).toEqual(
      new Set(['erstberatung', 'leistungs-uebersicht', 'kostenkalkulation', 'kostenanfrage']),
    );
    expect(all('quelle')).toEqual(
      new Set([
        'arbeitgeber_hero',
        'arbeitgeber_cta',
        'arbeitgeber_kosten_embed_bottom',
        'arbeitgeber_honorare_ferienjobber',
        'arbeitgeber_honorare_saisonarbeiter',
        'arbeitgeber_honorare_fachkraft',
      ]),
    );
    expect(requests().at(-1)?.get('quelle')).toBe('arbeitgeber_cta');
  });

  it('EMPL-25 EMPL-26 EMPL-27 names levels, start and no minimum, with what the start depends on', () => {
    const text = visibleText(main());
    // One range for all that is not a holiday job, wherever it is named.
    expect(new Set(text.match(/\b[ABC]\d–[ABC]\d/g))).toEqual(new Set(['B1–B2']));
    expect(text).toContain(inWords('bis B2', 'up to B2'));
    expect(text).toContain(inWords('Start 2–4 Wochen nach Profilfreigabe', 'Start 2–4 weeks after profile release'));
    expect(text).toContain(inWords('Ohne Visum planen Sie mehrere Monate ein', 'plan several months ahead'));
    expect(text).toContain(inWords('keine Mindestmenge', 'no minimum quotas'));
  });
});
