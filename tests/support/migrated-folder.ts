import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { prepareFolders } from '#api/config/folders.ts';
import { migrate } from '#api/db/migrate.ts';
import { openDatabase } from '#api/db/open.ts';

let migrated: Buffer | undefined;

/**
 * A data folder; one that is empty becomes as a first start leaves it. The database is migrated once: that takes longer
 * than most tests. One that is not there yet is left to the start.
 */
export function migratedFolder(dataDir: string): string {
  if (!existsSync(dataDir) || readdirSync(dataDir).length > 0) return dataDir;
  // Only without a database does a start make the folders of documents.
  const { appDb, backups: backupsDir } = prepareFolders(dataDir);
  if (migrated) {
    writeFileSync(appDb, migrated, { mode: 0o600 });
    return dataDir;
  }
  const db = openDatabase(appDb, 'FULL');
  migrate(db, { backupsDir, now: 0 });
  // Closing it brings the journal into the file.
  db.close();
  migrated = readFileSync(appDb);
  return dataDir;
}
