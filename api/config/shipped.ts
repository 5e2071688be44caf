import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteConfig, type SiteConfig } from './site.ts';

const FILE = path.join(import.meta.dirname, 'shipped-values.json');

/**
 * The values that this release ships with: those of its site.config.ts, which an operator may have edited before settings
 * were kept in the data folder. A test writes the file anew: `npx vitest run tests/api/shipped-values.test.ts -u`.
 */
export function readShipped(): SiteConfig {
  return readSiteConfig(JSON.parse(readFileSync(FILE, 'utf8')));
}
