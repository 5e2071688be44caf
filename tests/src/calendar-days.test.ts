import { describe, expect, it } from 'vitest';

const code = import.meta.glob<string>(['/src/**/*.{ts,tsx,astro}', '/api/**/*.{ts,sql}', '/site.config.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const lines = Object.entries(code).flatMap(([file, text]) => text.split('\n').map((line) => ({ file, line })));

/** Working days are of social insurance, of leave and of the flat wage tax; else a day of work is the first or the last one. */
const GERMAN =
  /([Ee]rste[rnm]?|[Ll]etzte[rnm]?|70|\{workingDays\}|\{leave\}) Arbeitstag|zusammenhängenden? Arbeitstag|Sozialversicherungsfrei: Arbeitstage/;
const ENGLISH =
  /(first|last|First|Last|70|\{workingDays\}|\{leave\}) (days? of work|working days?)|working days in a row|social insurance: working days/;

describe('The 90 days of a holiday job', () => {
  it('PLAC-03 are calendar days: nothing calls them working days', () => {
    const german = lines.filter(({ line }) => line.includes('Arbeitstag'));
    const english = lines.filter(({ line }) => /'[^']*\b([Dd]ays of work|[Ww]orking days)\b/.test(line));
    expect([german.length > 10, english.length > 5]).toEqual([true, true]);
    expect(german.filter(({ line }) => !GERMAN.test(line))).toEqual([]);
    expect(english.filter(({ line }) => !ENGLISH.test(line))).toEqual([]);
  });
});
