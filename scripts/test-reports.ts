import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const VITEST_FOLDERS = ['tests/api', 'tests/src'];
const PLAYWRIGHT_FOLDERS = ['tests/e2e'];

type Result = 'passed' | 'failed' | 'skipped' | 'not run';

export interface NamedTest {
  file: string;
  /** The title, preceded by those of its groups. */
  title: string;
  result: Result;
}

export interface TestRun {
  tests: NamedTest[];
  /** Where the tests were read from; shown above the table. */
  source: string;
}

/** The tests of each runner: results of its last run, and titles in the code of files that it did not run. */
export function lastRuns(root: string): TestRun[] {
  return [
    lastRun(root, 'reports/vitest.json', vitestTests, VITEST_FOLDERS),
    lastRun(root, 'reports/playwright.json', playwrightTests, PLAYWRIGHT_FOLDERS),
  ];
}

function lastRun(
  root: string,
  report: string,
  read: (root: string, text: string) => NamedTest[],
  folders: readonly string[],
): TestRun {
  const written = titlesIn(root, folders);
  const file = join(root, report);
  if (!existsSync(file))
    return { tests: written, source: `the titles in ${folders.join(' and ')}; no report of a run is there` };
  const run = read(root, readFileSync(file, 'utf8'));
  const files = new Set(run.map((test) => test.file));
  return {
    tests: [...run, ...written.filter((test) => !files.has(test.file))],
    source: `${report}: ${run.length} tests in ${files.size} files, run until ${statSync(file).mtime.toISOString()}`,
  };
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

export function vitestTests(root: string, text: string): NamedTest[] {
  const { testResults } = JSON.parse(text) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(root, name),
      title: fullName,
      result: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

const PLAYWRIGHT_RESULTS: Record<string, Result> = { expected: 'passed', unexpected: 'failed', skipped: 'skipped' };

export function playwrightTests(_root: string, text: string): NamedTest[] {
  const read = (suite: PlaywrightSuite, groups: string[]): NamedTest[] => [
    ...suite.specs.map(({ title, tests }) => ({
      file: `tests/e2e/${suite.file}`,
      title: [...groups, title].join(' '),
      result: PLAYWRIGHT_RESULTS[tests[0]?.status ?? ''] ?? 'failed',
    })),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...groups, inner.title])),
  ];
  return (JSON.parse(text) as { suites: PlaywrightSuite[] }).suites.flatMap((file) => read(file, []));
}

/** All tests that name a requirement, by the titles in the code. */
export function writtenTestsOf(root: string): NamedTest[] {
  return titlesIn(root, [...VITEST_FOLDERS, ...PLAYWRIGHT_FOLDERS]);
}

function titlesIn(root: string, folders: readonly string[]): NamedTest[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
      .flatMap((name) =>
        writtenTitles(readFileSync(join(root, folder, name), 'utf8')).map((title) => ({
          file: `${folder}/${name}`,
          title,
          result: 'not run' as const,
        })),
      ),
  );
}

/** What is quoted and begins with a requirement: in a test's code, that is the title of a test, or of a row of its table. */
export function writtenTitles(code: string): string[] {
  return [...code.matchAll(/(['"`])(?=[A-Z]{3}[A-Z1-9]-\d{2}\b)((?:(?!\1).)+)\1/g)].map(([, , title = '']) => title);
}
