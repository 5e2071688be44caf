import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lastRuns, type NamedTest } from './test-reports.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ID = /\b[A-Z]{3}[A-Z1-9]-\d{2}\b/g;

interface Requirement {
  id: string;
  title: string;
  /** Not built yet, so no test can prove it. */
  planned: boolean;
}

export interface Row extends Requirement {
  tests: NamedTest[];
}

/** The list in docs/requirements.md, each row with the tests that have its id in their titles. */
export function requirementRows(list: string, tests: readonly NamedTest[]): Row[] {
  const byId = Map.groupBy(
    tests.flatMap((test) => idsIn(test.title).map((id) => ({ id, test }))),
    ({ id }) => id,
  );
  return requirements(list).map((row) => ({ ...row, tests: (byId.get(row.id) ?? []).map(({ test }) => test) }));
}

function requirements(list: string): Requirement[] {
  return [...list.matchAll(/^- `([^`]+)` (.+?)( \*\(not built yet\)\*)?$/gm)].map(
    ([, id = '', title = '', planned]) => ({ id, title, planned: planned !== undefined }),
  );
}

export function idsIn(title: string): string[] {
  return [...new Set(title.match(ID))];
}

/** `failed` if a test failed; `passed` if all tests that ran passed. */
export function resultOf({ tests, planned }: Row): 'passed' | 'failed' | 'not run' | 'no test' | 'not built yet' {
  if (tests.length === 0) return planned ? 'not built yet' : 'no test';
  const results = new Set(tests.map(({ result }) => result));
  if (results.has('failed')) return 'failed';
  return results.has('passed') ? 'passed' : 'not run';
}

/** Whether the row is not to be mended: its tests have run and passed, or nothing of it is built yet. */
export function isShown(row: Row): boolean {
  return ['passed', 'not built yet'].includes(resultOf(row));
}

function main(): void {
  const runs = lastRuns(ROOT);
  const list = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8');
  const rows = requirementRows(
    list,
    runs.flatMap(({ tests }) => tests),
  );
  for (const row of rows) print(row);
  const counts = Map.groupBy(rows, resultOf);
  const sums = [...counts].map(([result, { length }]) => `${length} ${result}`).join(', ');
  process.stdout.write(`\n${rows.length} rows: ${sums}\n`);
  for (const { source } of runs) process.stdout.write(`Read from ${source}\n`);
  if (!rows.every(isShown)) process.exitCode = 1;
}

function print(row: Row): void {
  process.stdout.write(`${row.id}  ${resultOf(row).padEnd(13)}  ${row.title}\n`);
  for (const { file, title } of row.tests) process.stdout.write(`         ${file}: ${title}\n`);
}

if (import.meta.main) main();
