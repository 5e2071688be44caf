import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GROUPS, sharedScripts } from '../../scripts/shared-scripts.ts';
import { type Import, importsUnder } from '../support/imports.ts';

const imports = [...importsUnder('src'), ...importsUnder('api/contract')];

const FOLDERS = Object.values(GROUPS).flatMap(({ folders }) => folders.map((folder) => `src/${folder}/`));

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
  it('is made of folders that exist', () => {
    expect(FOLDERS.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it('takes no script of an .astro file', () => {
    const [base] = sharedScripts().codeSplitting.groups;
    expect(base?.test.test('/home/project/src/ui/form/Field.tsx')).toBe(true);
    expect(base?.test.test('/home/project/src/ui/form/A.astro?astro&type=script')).toBe(false);
  });
});
