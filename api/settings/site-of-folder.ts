import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../config/site.ts';
import { readSiteConfig } from '../config/site.ts';
import { readCopy } from '../db/copy.ts';
import { inForce } from './in-force.ts';
import { hasSettings, settingsStore } from './settings.store.ts';

/** The settings in force in a data folder, for a program beside the server; the shipped ones where none are kept. */
export async function siteOfFolder(dataDir: string): Promise<SiteConfig> {
  const file = path.join(dataDir, 'app.db');
  if (!existsSync(file)) return readSiteConfig();
  return readCopy(file, (db) => {
    const kept = hasSettings(db) ? settingsStore(db).newest()?.kept : undefined;
    return inForce(readSiteConfig(), kept ?? {}).site;
  });
}
