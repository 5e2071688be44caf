import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { buildServer, SERVER_DIR } from '../../scripts/build-server.ts';
import { freePort, startChild } from '../support/child-server.ts';
import { tempDir } from '../support/temp-dir.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

// Decision 031: a start takes as long as what it loads. Add to these lists only what the first answers need.
it('a start loads one file of ours, the settings, and the libraries that every answer needs', async () => {
  const sayLoaded = pathToFileURL(path.join(ROOT, 'tests/fixtures/say-loaded.ts')).href;
  const server = await startChild(tempDir(), await freePort(), { NODE_OPTIONS: `--import ${sayLoaded}` });
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  await server.kill('SIGTERM');
  const loaded = JSON.parse(/^loaded (.*)$/m.exec(server.said)?.[1] ?? '[]') as string[];

  const root = pathToFileURL(`${ROOT}/`).href;
  const ours = loaded.filter((url) => url.startsWith(root) && !url.includes('/node_modules/'));
  expect(ours.map((url) => url.slice(root.length)).sort()).toEqual(['.cache/server/main.js', 'site.config.ts']);
  const packages = new Set(loaded.map((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]));
  expect(Object.keys(dependencies).filter((name) => packages.has(name))).toEqual([
    'better-sqlite3',
    'express',
    'helmet',
    'multer',
    'pino',
    'sirv',
  ]);
});

it('the joined file is plain ASCII: of any other text the process would keep two bytes for each character', async () => {
  await buildServer();
  expect(readFileSync(path.join(SERVER_DIR, 'main.js'), 'latin1')).toMatch(/^[\0-\x7f]*$/);
});
