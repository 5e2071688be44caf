import { rename } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { createApp } from '#api/app.ts';
import { startBackground } from '#api/background.ts';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig } from '#api/config/site.ts';
import type { DocumentStorage } from '#api/documents/storage.ts';
import { removeFile, syncFolder } from '#api/files/disk.ts';
import { writeFile } from '#api/files/write-file.ts';
import { listen } from '#api/http/listen.ts';
import { openDataFolder } from '#api/open-data-folder.ts';
import { systemClock } from '#api/time/clock.ts';

/**
 * The product, and the product that keeps documents as they come (`plain`), in a process of its own: what encryption
 * costs is what differs. Both from their sources, as the joined server knows no storage without encryption.
 */
const [kind] = process.argv.slice(2);
const env = readEnv();
const log = pino({ level: env.LOG_LEVEL, base: null });
const { deps, release } = await openDataFolder({ env, site: readSiteConfig(), clock: systemClock, log });
if (kind === 'plain') deps.storage = unencrypted(deps.storage, deps.folders);
const server = await listen(createApp(deps, { distDir: env.DIST_DIR }), { port: env.PORT, host: env.HOST });
const background = startBackground(deps);
process.once('SIGTERM', async () => {
  await background.stop();
  await server.stop();
  await release();
});

function unencrypted(storage: DocumentStorage, { tmp, uploads }: { tmp: string; uploads: string }): DocumentStorage {
  return {
    ...storage,
    keyId: 'plain',
    draft: async (id) => writeFile(path.join(tmp, id)),
    discard: (id) => removeFile(path.join(tmp, id)),
    async put(ids) {
      for (const id of ids) await rename(path.join(tmp, id), path.join(uploads, id));
      await syncFolder(uploads);
      return () => {};
    },
  };
}
