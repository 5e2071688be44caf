import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { tryRestore } from './backups/try-restore.ts';
import type { Env } from './config/env.ts';
import { readSiteConfig } from './config/site.ts';
import { listen } from './http/listen.ts';
import { openDataFolder } from './open-data-folder.ts';
import { systemClock } from './time/clock.ts';

// A process of its own, which tries a copy (backups/try-restore-apart.ts). Prints the result as JSON.
const { env, name } = JSON.parse(await text(process.stdin)) as { env: Env; name: string };
const given = { env, site: readSiteConfig(), clock: systemClock, log: pino({ level: 'silent' }) };
const result = await tryRestore(given, name, {
  open: openDataFolder,
  serve: (deps) => listen(createApp(deps, { distDir: env.DIST_DIR }), { port: 0, host: '127.0.0.1' }),
});
process.stdout.write(JSON.stringify(result));
