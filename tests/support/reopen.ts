import { pino } from 'pino';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { openDataFolder } from '#api/open-data-folder.ts';
import type { Api } from './api-server.ts';

/** Takes the data folder of a server that was stopped by `halt` as the next start does, up to its first request. */
export function reopen({ deps: { env, clock } }: Api) {
  const { DATA_DIR } = env;
  return openDataFolder({
    env: readEnv({ DATA_DIR, LOG_LEVEL: 'silent', DISK_RESERVE_MB: '1', PASSWORD_COST: '4', CLOCK_CONFIRMED: 'yes' }),
    site: readSiteConfig(),
    clock,
    log: pino({ level: 'silent' }),
  });
}
