import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { circles, importsUnder } from '../support/imports.ts';
import { circleIn, valueImports, valuesOf } from '../support/value-imports.ts';

const files = valueImports(path.resolve(import.meta.dirname, '../../api'));

const FOLDERS = new Set([...files.keys()].map((file) => path.posix.dirname(file)));

/**
 * The folder that a file stands in: a folder within another is a room of its own. A file that is named like such a
 * folder is its door, and belongs to it (contract/calls.ts). Stores are the floor below the rooms: any room reads any
 * table (decision 093). Undefined for files in api/ itself.
 */
function roomOf(file: string): string | undefined {
  if (file.endsWith('.store.ts')) return `${path.posix.dirname(file)}, stores`;
  const inside = file.replace(/\.ts$/, '');
  const room = FOLDERS.has(inside) ? inside : path.posix.dirname(file);
  return room === '.' || room.startsWith('..') ? undefined : room;
}

function rooms(): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  for (const [file, targets] of files) {
    const from = roomOf(file);
    // A store may ask a pure file of its own folder.
    const others = targets.filter((target) => path.posix.dirname(target) !== path.posix.dirname(file)).map(roomOf);
    const known = others.filter((room) => room !== undefined && room !== from) as string[];
    if (from !== undefined) ways.set(from, [...(ways.get(from) ?? []), ...known]);
  }
  return ways;
}

describe('The rooms of api/', () => {
  it('are all looked at', () => {
    expect(files.size).toBeGreaterThan(200);
    expect(files.get('applicants/review/review.ts')).toContain('applicants/advance.ts');
    expect(files.get('applicants/review/review.ts')).not.toContain('deps.ts');
    expect([...rooms().keys()]).toEqual(expect.arrayContaining(['http', 'mail', 'mail/templates', 'contract/calls']));
    expect(rooms().get('contract/calls')).toContain('contract');
    const own = [...files].flatMap(([, targets]) => targets).filter((target) => !target.startsWith('..'));
    expect(own.filter((target) => target.endsWith('.ts') && !files.has(target))).toEqual([]);
  });

  it('lie one above the other, without a circle', () => {
    expect(circleIn(rooms())?.join(' -> ')).toBeUndefined();
  });

  it('hold files without a circle, by types neither', () => {
    expect(circles(importsUnder('api')).map((ring) => ring.join(' → '))).toEqual([]);
  });

  it('lead to a call by the table of routes only', () => {
    const importers = [...files].filter(([, targets]) => targets.some((target) => target.endsWith('.call.ts')));
    expect(importers.map(([file]) => file)).toEqual(['routes.ts']);
  });

  it('never import the composition, where everything is put together', () => {
    const reached = [...files].filter(([file]) => roomOf(file) !== undefined).flatMap(([, targets]) => targets);
    const composition = [...files.keys()].filter((file) => !file.includes('/'));
    expect(composition).toEqual(
      expect.arrayContaining(['app.ts', 'command.ts', 'create-deps.ts', 'open-data-folder.ts', 'routes.ts']),
    );
    expect(composition.filter((file) => reached.includes(file))).toEqual([]);
  });

  it('know nothing of the website', () => {
    const known = [...files].filter(([, targets]) => targets.some((target) => target.startsWith('../src/')));
    expect(known.map(([file]) => file)).toEqual([]);
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

describe('What a file needs', () => {
  it.each([
    ["import { a } from './a.ts';", ['db/a.ts']],
    ["export { a } from '#api/time/clock.ts';", ['time/clock.ts']],
    ["const a = await import('../a.ts');", ['a.ts']],
    ["new Worker(new URL('./worker.ts', import.meta.url));", ['db/worker.ts']],
    ["const a = require('./a.ts');", ['db/a.ts']],
    ["import { a } from '#src/lib/a.ts';", ['../src/lib/a.ts']],
    ["import type { A } from './a.ts'; import { type B } from './b.ts';", []],
    ["new URL('/path', base); require('bcrypt'); new URL('./scene.svg', import.meta.url);", []],
  ])('%s', (code, wanted) => {
    expect(valuesOf('db/open.ts', code)).toEqual(wanted);
  });
});
