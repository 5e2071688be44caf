import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { costInWords } from '#contract/employment-contracts/contract-costs.text.ts';
import { costSheet } from '#contract/employment-contracts/cost-sheet.ts';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { monthOf, roughly } from '#contract/pay/month.ts';
import { site } from '#site';
import { paths } from '#src/i18n/paths.ts';
import { modelComparison, seasonWages, studentMonths } from '#src/lib/pay/figures.ts';
import { type BuiltPage, builtPages } from '../support/dist.ts';
import { visibleText } from '../support/texts.ts';

const PAGES = ['home', 'students', 'employers', 'earnings', 'trust', 'portal', 'contact'] as const;
const EURO = /(\d[\d.,]*)\s?€|€\s?(\d[\d.,]*\d|\d)/g;
const PERCENT = /(\d[\d–.,]*)\s?%/g;
const HOURS = /(\d+)(?:–\d+)?(?: (?:bis|to|statt|instead of) (\d+))? (?:Stunden|hours)\b/g;

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
}, 120_000);

const COSTS = costSheet(site, { model: 'holiday', housing: 'none', housing_euro: null, area: 'airside' });

/** All that a page may print: the values of site.config.ts and what the one table makes of them. */
function allowed() {
  const { months, saving, fullTimeHours } = modelComparison();
  const { minimum, cleaning } = seasonWages();
  const { earnings, programme, contact } = site;
  const { planned } = studentMonths();
  const students = Object.values(studentMonths());
  const options = students.map(
    ({ hours }) => monthOf({ ...planned, hours, euroPerHour: minimum.euro, tax: 'byTable' }, earnings.tax).left,
  );
  const rooms = [-150, -100, -50, 0, 50, 100, 150].map((step) => planned.room + step);
  return {
    euro: [
      // A full-time month, as offers and contracts count it.
      Math.round((earnings.fullTimeWeekHours * 52 * minimum.euro) / 12),
      ...Object.values(months).flatMap(({ monthlyEuro, wageEuro }) => [monthlyEuro, Math.round(wageEuro * 100) / 100]),
      ...students.flatMap(({ hours: _hours, ...amounts }) =>
        Object.values(amounts).flatMap((each) => [each, roughly(each)]),
      ),
      ...options,
      ...rooms,
      ...COSTS.flatMap(({ euro }) => (euro ? [euro.from, euro.to] : [])),
      ...earnings.wages.minimum.map(({ euro }) => euro),
      ...[cleaning.euro, earnings.tax.byTable.freeEuro, programme.costs.studentFeeEuro],
    ],
    percent: [
      ...Object.values(months).map(({ sharePercent }) => sharePercent),
      ...Object.values(saving).flatMap((each) => Object.values(each)),
      ...[earnings.employerContributionPercent, earnings.tax.flatPercent, earnings.tax.byTable.percentAbove],
    ],
    hours: [
      ...students.map(({ hours }) => hours),
      ...Object.values(months).map(({ hours }) => hours),
      ...[fullTimeHours, earnings.fullTimeWeekHours, contact.replyWithinHours],
      // A week of the month that employers are told the price of.
      Math.floor((months.holiday.hours * 12) / 52),
    ],
  };
}

const numberIn = (text: string, lang: Lang) =>
  Number(lang === 'de' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''));

const found = (text: string, what: RegExp) =>
  [...text.matchAll(what)].flatMap(([, ...groups]) => groups.filter(Boolean));

describe.each(LANGUAGES)('The figures of the public pages, %s', (lang) => {
  const textOf = (path: string) => {
    const html = pages.find((page) => page.path === path)?.html ?? '';
    // What the specification fixes stays as a label; its condition is beside it (EMPL-14).
    const { holiday, seasonal } = site.programme.costs.statedSaving;
    return [holiday, seasonal].reduce((text, label) => text.replaceAll(label[lang], ''), visibleText(html));
  };

  it.each(PAGES)('EMPL-12 CONS-05 on %s come from the one table', (key) => {
    const text = textOf(paths[key](lang));
    const { euro, percent, hours } = allowed();
    const strays = (what: RegExp, known: number[]) =>
      found(text, what).filter((each) => !known.includes(numberIn(each.replace(/[.,]$/, ''), lang)));
    expect({ euro: strays(EURO, euro), percent: strays(PERCENT, percent), hours: strays(HOURS, hours) }).toEqual({
      euro: [],
      percent: [],
      hours: [],
    });
  });

  it('PLAC-10 on the page on pay name what everything else costs, and who pays it, as offers do', () => {
    const text = textOf(paths.earnings(lang));
    for (const line of COSTS) {
      const { name, price } = costInWords(line, lang);
      expect(text).toContain(visibleText(name));
      expect(text).toContain(visibleText(price));
    }
  });

  it('are found where they stand', () => {
    const text = textOf(paths.employers(lang));
    expect(found(text, EURO).length).toBeGreaterThan(10);
    expect(found(text, PERCENT).length).toBeGreaterThan(8);
    expect(found(text, HOURS).length).toBeGreaterThan(6);
  });
});

describe('A sentence', () => {
  const WRITTEN = /\d[\d.,–]*\s?(?:€|%|Stunden\b|hours\b|Wochen\b|weeks\b)|€\s?\d/;
  const files = globSync('src/features/{home,students,employers,earnings,trust,portal,contact}/**/*.text.ts');

  it('names no amount, percent or hours of its own: they are filled in', () => {
    expect(files.length).toBeGreaterThan(10);
    const written = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .replaceAll('\\u00a0', ' ')
        .split('\n')
        .filter((line) => WRITTEN.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(written).toEqual([]);
  });

  it('says how long a stay may be and how old students may be as site.config.ts does, also where it is written out', () => {
    const text = LANGUAGES.map((lang) => pages.find(({ path }) => path === paths.home(lang))?.html ?? '').join();
    const days = visibleText(text).match(/\d+(?= (?:Tage|days)\b)/g) ?? [];
    const ages = visibleText(text).match(/\d+(?= (?:Jahre alt|years old))/g) ?? [];
    expect(new Set(days)).toEqual(new Set([String(site.programme.maxDays)]));
    expect(new Set(ages)).toEqual(new Set([String(site.programme.maxAge)]));
  });
});
