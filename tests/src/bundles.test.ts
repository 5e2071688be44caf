import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GROUPS, sharedScripts } from '../../scripts/shared-scripts.ts';
import { type Import, importsUnder } from '../support/imports.ts';

const imports = [...importsUnder('src'), ...importsUnder('api/contract')];

/** Groups that come with a later touch: their folders are whole scripts too, but not of the first view. */
const LATER = ['sending', 'dialog', 'names'];
const foldersOf = (groups: typeof GROUPS) =>
  groups.flatMap(({ folders = [] }) => folders.map((folder) => `src/${folder}/`));
const FOLDERS = foldersOf(GROUPS.filter(({ name }) => !LATER.includes(name)));

/** The scripts that pages name with client:…, and all that these import. */
function reached(kinds: readonly Import['kind'][]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { from, to, kind } of imports) if (from === file && kinds.includes(kind)) visit(to);
  };
  for (const { from, to } of imports) if (from.endsWith('.astro') && to.endsWith('.tsx')) visit(to);
  return found;
}

describe('A folder that is one script', () => {
  it('holds nothing that is only fetched later: it would come with the first view', () => {
    expect(FOLDERS).toContain('src/features/applicants/shell/');
    const atFirst = reached(['value']);
    const ever = reached(['value', 'dynamic']);
    const later = [...ever].filter((file) => /\.tsx?$/.test(file) && !atFirst.has(file));
    expect(later.length).toBeGreaterThan(50);
    expect(later.filter((file) => FOLDERS.some((folder) => file.startsWith(folder)))).toEqual([]);
  });
});

describe('A group of the bundler', () => {
  it('is made of folders that exist, and names only files that exist, each with a reason', () => {
    const named = GROUPS.flatMap(({ files = {} }) => Object.entries(files));
    const missing = [...foldersOf(GROUPS), ...named.map(([file]) => file)].filter(
      // Vite's own helper is in no folder.
      (path) => !path.startsWith('vite/') && !existsSync(path),
    );
    expect(missing).toEqual([]);
    expect(named.filter(([, why]) => why.length < 20)).toEqual([]);
  });

  it('names no file of the website that a folder could hold, but one', () => {
    const named = GROUPS.flatMap(({ files = {} }) => Object.keys(files)).filter((file) => file.startsWith('src/'));
    expect(named).toEqual(['src/lib/error-text.ts']);
  });

  it('takes each file for itself: none fits two groups of one priority', () => {
    const files = new Set(imports.flatMap(({ from, to }) => [from, to]));
    const twice = [...files].filter((file) => {
      const fits = sharedScripts().filter(({ test }) => test.test(`/home/project/${file}`));
      return new Set(fits.map(({ priority }) => priority)).size < fits.length;
    });
    expect(twice).toEqual([]);
  });

  it('takes no script of an .astro file', () => {
    const [form] = sharedScripts().filter(({ name }) => name === 'form');
    expect(form?.test.test('/home/project/src/ui/form/Field.tsx')).toBe(true);
    expect(form?.test.test('/home/project/src/ui/form/A.astro?astro&type=script')).toBe(false);
  });
});
