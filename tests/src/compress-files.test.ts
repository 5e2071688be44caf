import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFiles } from '../../scripts/compress-files.ts';
import { tempDir } from '../support/temp-dir.ts';

it('a page that stayed the same is not compressed anew; one that changed is, and one of which the former is gone', async () => {
  const [dir, before] = [tempDir(), tempDir()];
  const page = (name: string) => `${name} `.repeat(500);
  for (const folder of [dir, before]) {
    mkdirSync(path.join(folder, 'de'));
    for (const name of ['de/same.html', 'gone.html']) writeFileSync(path.join(folder, name), page(name));
    writeFileSync(path.join(folder, 'changed.html'), page(folder));
  }
  for (const ending of ['br', 'gz']) {
    writeFileSync(path.join(before, `de/same.html.${ending}`), 'as before');
    writeFileSync(path.join(before, `changed.html.${ending}`), 'as before');
  }
  await compressFiles(dir, before);
  const read = (name: string) => readFileSync(path.join(dir, name));
  for (const ending of ['br', 'gz']) expect(read(`de/same.html.${ending}`).toString()).toBe('as before');
  for (const [name, content] of [
    ['gone.html', page('gone.html')],
    ['changed.html', page(dir)],
  ] as const) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(content);
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(content);
  }
});
