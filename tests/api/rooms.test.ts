import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { circleIn, valueImports } from '../support/value-imports.ts';

const files = valueImports(path.resolve(import.meta.dirname, '../../api'));

/** The first folder of a path; undefined for the roof, the files that stand in api/ itself. */
const roomOf = (file: string) => (file.includes('/') ? file.split('/')[0] : undefined);

function rooms(): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  for (const [file, targets] of files) {
    const from = roomOf(file);
    const others = targets.map(roomOf).filter((room) => room !== undefined && room !== from);
    if (from !== undefined) ways.set(from, [...(ways.get(from) ?? []), ...(others as string[])]);
  }
  return ways;
}

describe('The rooms of api/', () => {
  it('are all looked at', () => {
    expect(files.size).toBeGreaterThan(200);
    expect(files.get('applicants/review.ts')).toContain('applicants/advance.ts');
    expect(files.get('applicants/review.ts')).not.toContain('deps.ts');
    expect([...rooms().keys()]).toContain('http');
  });

  it('lie one above the other, without a circle', () => {
    expect(circleIn(rooms())?.join(' -> ')).toBeUndefined();
  });

  it('hold files without a circle', () => {
    expect(circleIn(files)?.join(' -> ')).toBeUndefined();
  });

  it('lead to a call by the table of routes only', () => {
    const importers = [...files].filter(([, targets]) => targets.some((target) => target.endsWith('.call.ts')));
    expect(importers.map(([file]) => file)).toEqual(['routes.ts']);
  });

  it('never reach up to the roof, where everything is put together', () => {
    const reached = [...files].filter(([file]) => roomOf(file) !== undefined).flatMap(([, targets]) => targets);
    for (const top of ['app.ts', 'background.ts', 'cli.ts', 'deps.ts', 'main.ts', 'routes.ts', 'server.ts'])
      expect(reached).not.toContain(top);
  });
});

describe('A circle', () => {
  it('is found and named by the way round it', () => {
    const ways = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['e']],
      ['e', ['b']],
    ]);
    expect(circleIn(ways)).toEqual(['b', 'd', 'e', 'b']);
    expect(circleIn(new Map([['a', ['b']]]))).toBeUndefined();
  });
});
