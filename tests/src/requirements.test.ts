import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idsIn, isShown, requirementRows, resultOf } from '../../scripts/requirements.ts';
import { type NamedTest, playwrightTests, vitestTests, writtenTestsOf } from '../../scripts/test-reports.ts';
import { writtenTitles } from '../../scripts/written-titles.ts';

const LIST = readFileSync('docs/requirements.md', 'utf8');
const written = writtenTestsOf('.');

const test = (title: string, result: NamedTest['result']): NamedTest => ({ file: 'tests/a.test.ts', title, result });
const [row] = requirementRows('- `XMPL-01` Two languages.', [test('XMPL-01 XMPL-02 a title', 'passed')]);

describe('The list of requirements', () => {
  it('has each row once', () => {
    const ids = requirementRows(LIST, []).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(500);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('has every row that a test names', () => {
    const known = new Set(requirementRows(LIST, []).map(({ id }) => id));
    const areas = new Set([...known].map((id) => id.slice(0, 4)));
    const named = written.flatMap(({ title }) => idsIn(title)).filter((id) => areas.has(id.slice(0, 4)));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('has a test for each row, unless it says that nothing of it is built yet', () => {
    const rows = requirementRows(LIST, written);
    const untested = rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
    expect(untested).toEqual(rows.filter(({ planned }) => planned).map(({ id }) => id));
  });
});

describe('A row of the table', () => {
  const resultWith = (...tests: NamedTest[]) => row && resultOf({ ...row, tests });

  it('knows the tests that name it', () => {
    expect(row).toMatchObject({
      id: 'XMPL-01',
      title: 'Two languages.',
      tests: [{ title: 'XMPL-01 XMPL-02 a title' }],
    });
  });

  it('has passed when every test that ran has passed', () => {
    expect(resultWith(test('a', 'passed'), test('b', 'not run'))).toBe('passed');
    expect(resultWith(test('a', 'passed'), test('b', 'failed'))).toBe('failed');
    expect(resultWith(test('a', 'skipped'))).toBe('not run');
    expect(resultWith()).toBe('no test');
  });

  it('is shown by a test that has run and passed, and by nothing else', () => {
    const isShownWith = (...tests: NamedTest[]) => row && isShown({ ...row, tests });
    expect(isShownWith(test('a', 'passed'), test('b', 'skipped'))).toBe(true);
    for (const tests of [[], [test('a', 'failed')], [test('a', 'skipped')], [test('a', 'not run')]])
      expect(isShownWith(...tests)).toBe(false);
  });

  it('says that nothing is built yet only while no test names it', () => {
    const [planned] = requirementRows('- `XMPL-03` The pool. *(not built yet)*', []);
    expect(planned).toMatchObject({ title: 'The pool.', planned: true });
    expect(planned && resultOf(planned)).toBe('not built yet');
  });
});

describe('A title in the code', () => {
  it('stands first in a test, behind those of its groups', () => {
    const code = "describe('XMPL-01 a group', () => { beforeAll(go); it('a test', () => {}); test(`another`, go); });";
    expect(writtenTitles(code)).toEqual(['XMPL-01 a group a test', 'XMPL-01 a group another']);
    expect(writtenTitles("test.describe('of Playwright', () => test('XMPL-01', go));")).toEqual([
      'of Playwright XMPL-01',
    ]);
  });

  it('is nothing else that is quoted', () => {
    const other = "const name = 'XMPL-01'; say('XMPL-01'); expect(a, 'XMPL-01').toBe('XMPL-01'); /* it('XMPL-01') */";
    expect(writtenTitles(other)).toEqual([]);
    expect(writtenTitles(`it('a test', () => { ${other} });`)).toEqual(['a test']);
    expect(writtenTitles("describe('XMPL-01 a group of nothing', () => {});")).toEqual([]);
  });

  it('is filled in from its table, also by a name', () => {
    expect(writtenTitles("it.each(['XMPL-01', 'b'])('is %s', go)")).toEqual(['is %s XMPL-01 b']);
    expect(writtenTitles("const ROWS = [{ name: 'XMPL-01' }]; it.each(ROWS)('$name', go)")).toEqual(['$name XMPL-01']);
    const loop = `for (const [id, role] of [['XMPL-01', 'x']]) it(\`\${id} works\`, go);`;
    expect(writtenTitles(loop)[0]).toMatch(/^\$\{id\} works XMPL-01/);
    // A table that fills no title names none.
    expect(writtenTitles("it.each(['XMPL-01'])('a test', go)")).toEqual(['a test']);
  });

  it.each([
    "it.skip('XMPL-01', go);",
    "it.todo('XMPL-01');",
    "test.fixme('XMPL-01', go);",
    "describe.skip('a group', () => { it('XMPL-01', go); });",
    "it.skip.each([1])('XMPL-01 %d', go);",
    "it.runIf(false)('XMPL-01', go);",
    "it.skipIf(true)('XMPL-01', go);",
    "it('XMPL-01', { skip: true }, go);",
    "test('XMPL-01', () => { test.skip(); });",
    "test.describe('XMPL-01', () => { test.fixme(true, 'later'); test('a', go); });",
  ])('of what is always skipped is none: %s', (code) => {
    expect(writtenTitles(code)).toEqual([]);
  });

  it('counts where only some machines skip it', () => {
    const code = "it.runIf(disk)('one', go); test('two', () => { test.skip(!browser, 'why'); });";
    expect(writtenTitles(code)).toEqual(['one', 'two']);
  });
});

describe('A report', () => {
  it('of vitest is read with the titles of its groups', () => {
    const assertionResults = [{ fullName: 'A group XMPL-01 a test', status: 'failed' }];
    const report = JSON.stringify({ testResults: [{ name: '/x/tests/a.test.ts', assertionResults }] });
    expect(vitestTests('/x', report)).toEqual([test('A group XMPL-01 a test', 'failed')]);
  });

  it('of Playwright too, however deep its groups are', () => {
    const inner = { title: 'A group', file: 'a.spec.ts', specs: [{ title: 'x', tests: [{ status: 'expected' }] }] };
    const report = JSON.stringify({ suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [inner] }] });
    expect(playwrightTests('/x', report)).toEqual([
      { file: 'tests/e2e/a.spec.ts', title: 'A group x', result: 'passed' },
    ]);
  });
});
