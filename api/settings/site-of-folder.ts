import { existsSync } from 'node:fs';
import path from 'node:path';
import { readShipped } from '../config/shipped.ts';
import type { SiteConfig } from '../config/site.ts';
import { readCopy } from '../db/copy.ts';
import { inForce } from './in-force.ts';
import { settingsStore } from './settings.store.ts';

/** The settings in force in a data folder, for a program beside the server; the shipped ones where none are kept. */
export async function siteOfFolder(dataDir: string): Promise<SiteConfig> {
  const file = path.join(dataDir, 'app.db');
  if (!existsSync(file)) return readShipped();
  return readCopy(file, (db) => {
    const isThere = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'settings_version'").get() !== undefined;
    return inForce(readShipped(), (isThere && settingsStore(db).newest()?.kept) || {}).site;
  });
}
