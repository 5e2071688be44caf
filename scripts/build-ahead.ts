import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '#api/config/env.ts';
import { hashSources } from '#api/config/source-hash.ts';
import { runBuild } from '#api/settings/run-build.ts';
import { aheadOf } from '#api/settings/site-build.ts';
import { siteOfFolder } from '#api/settings/site-of-folder.ts';

// The pages of this program for a data folder whose server, an older one, answers meanwhile: the next start takes them.
const { PUBLIC_URL: publicUrl, DIST_DIR, DATA_DIR } = readEnv();
const dir = aheadOf(DIST_DIR);
const values = join(tmpdir(), 'site-values.json');
const site = await siteOfFolder(DATA_DIR);
await runBuild({ publicUrl, dir, site, values, sources: hashSources() }, new AbortController().signal);
process.stdout.write(`${dir}: built for ${publicUrl}\n`);
