import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import type { Env } from '../config/env.ts';
import { readSiteConfig } from '../config/site.ts';
import { systemClock } from '../time/clock.ts';
import { rehearse } from './rehearse.ts';

// A process of its own, which the server starts (rehearse-apart.ts). Prints the result as JSON.
const { env, name } = JSON.parse(await text(process.stdin)) as { env: Env; name: string };
const log = pino({ level: 'silent' });
process.stdout.write(JSON.stringify(await rehearse({ env, site: readSiteConfig(), clock: systemClock, log }, name)));
