import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idsIn, isShown, requirementRows, resultOf } from '../../scripts/requirements.ts';
import {
  type NamedTest,
  playwrightTests,
  vitestTests,
  writtenTestsOf,
  writtenTitles,
} from '../../scripts/test-reports.ts';

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
  it('is what is quoted and begins with a requirement, in a table too', () => {
    const code =
      "it('XMPL-01 one', go); it.each([['XMPL-02 XMPL-03 of `a` table', 'x']])('%s', go); test(`XMPL-04 a`, go);";
    expect(writtenTitles(code)).toEqual(['XMPL-01 one', 'XMPL-02 XMPL-03 of `a` table', 'XMPL-04 a']);
  });

  it('is nothing else', () => {
    const code = "it('a test of XMPL-01', go); /* XMPL-02 */ const a = XMPL-03; say('see XMPL-04'); say('XMPL-5');";
    expect(writtenTitles(code)).toEqual([]);
  });

  it('is of a test that runs: none is skipped on every machine', () => {
    const never =
      /\b(?:it|test|describe)\b[\w.]*\.(?:skip|todo|fixme)\b(?!\(!)|\b(?:runIf\(false|skipIf\(true)\)|\bskip: true\b/;
    for (const code of [
      "it.skip('a', go);",
      'test.skip();',
      "test.describe.fixme('a', go);",
      "it.runIf(false)('a', go);",
    ])
      expect(code).toMatch(never);
    const files = [...new Set(written.map(({ file }) => file))].filter((file) => !import.meta.filename.endsWith(file));
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => never.test(readFileSync(file, 'utf8')))).toEqual([]);
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
