/**
 * Copying a season while the server runs, restoring the copy and trying it. By hand:
 *
 *   node tests/bench/backup.ts [applications]
 */

import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { makeBackup } from '#api/backups/make-backup.ts';
import { restoreCopy } from '#api/backups/restore-copy.ts';
import { tryRestoreApart } from '#api/backups/try-restore-apart.ts';
import { builtDist } from '../support/dist.ts';
import { fillDocuments } from './fill-documents.ts';
import { openSeason, seedSeason } from './season.ts';

const APPLICATIONS = Number(process.argv[2] ?? 10_000);
const DOCUMENT_BYTES = 50_000;

const dataDir = path.resolve('reports/bench-backup');
rmSync(dataDir, { recursive: true, force: true });
await seedSeason(dataDir, APPLICATIONS);
const deps = openSeason(dataDir);
deps.env.DIST_DIR = await builtDist();
const documents = await fillDocuments(deps, DOCUMENT_BYTES);
say(
  `${APPLICATIONS} applications, ${documents} documents, app.db ${Math.round(statSync(deps.folders.appDb).size / 1e6)} MB`,
);

await measure('first copy', () => makeBackup(deps));
const copy = await measure('second copy', () => makeBackup(deps));
const root = `${dataDir}-restored`;
rmSync(root, { recursive: true, force: true });
await measure('restore', () => restoreCopy({ from: deps.env.BACKUP_DIR, name: copy, root, keys: deps.masterKeys }));
say(JSON.stringify(await measure('trial', () => tryRestoreApart(deps.env, copy))));
await deps.close();
for (const dir of [dataDir, root]) rmSync(dir, { recursive: true });

async function measure<T>(what: string, work: () => Promise<T>): Promise<T> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  const result = await work();
  const took = Math.round(performance.now() - begun);
  say(`${what.padEnd(12)} ${String(took).padStart(7)} ms, longest wait of others ${Math.round(delay.max / 1e6)} ms`);
  delay.disable();
  return result;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
