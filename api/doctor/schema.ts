import { needsMigration } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';
import { bad, type Finding, ok } from './finding.ts';

/** Whether the database has the tables that the program on the disk expects: somebody may have changed either since the start. */
export function schema({ db }: Pick<Deps, 'db'>): Finding {
  try {
    return needsMigration(db)
      ? bad(
          'schema',
          'das Programm ist neuer als die Datenbank: Starten Sie den Server neu',
          'the program is newer than the database: start the server anew',
        )
      : ok('schema', 'passt zum Programm', 'fits the program');
  } catch (error) {
    const { message } = error as Error;
    return bad('schema', `passt nicht zum Programm: ${message}`, `does not fit the program: ${message}`);
  }
}
