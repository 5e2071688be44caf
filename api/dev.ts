import { pino } from 'pino';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { readEnv } from './config/env.ts';
import { prepareFolders } from './config/folders.ts';
import { readSiteConfig } from './config/site.ts';
import { createDeps } from './create-deps.ts';
import { holdDataDir } from './db/lock.ts';
import { prepareFiles } from './documents/sweep.ts';
import { listen } from './http/listen.ts';
import { systemClock } from './time/clock.ts';

// `npm run dev`: the API alone. Astro serves the pages from their sources and passes /api on to this server, so no site
// has to be built. The process is killed at each change; the operating system frees the lock.
const env = readEnv();
holdDataDir(prepareFolders(env.DATA_DIR).lockDb);
const deps = createDeps({ env, site: readSiteConfig(), clock: systemClock, log: pino({ level: env.LOG_LEVEL }) });
await prepareFiles(deps);
await listen(createApp(deps), { port: env.PORT, host: env.HOST });
startBackground(deps);
