import type { Danger, FileSafety, Finding, Malware } from '#contract/documents/file-safety.ts';
import { perDatabase } from '../db/per-database.ts';
import type { ReceivedFile } from '../files/intake.ts';
import type { StoredDocument } from './storage.ts';

/** A file as it is stored; `applicant_id` is null for a signed copy of a contract. */
export type SafetyFile = StoredDocument & { applicant_id: string | null };

// The row of a file that nobody has written down says that it was not looked at.
const UNKNOWN: FileSafety = { findings: null, malware: 'off' };

export const fileSafetyStore = perDatabase(({ db, all }) => {
  const insert = db.prepare<[string, string | null, Malware, number | null]>(
    'INSERT INTO file_safety (id, dangers, malware, scanned_at) VALUES (?, ?, ?, ?)',
  );
  const ofIds = db.prepare<[string], { id: string; dangers: string | null; malware: Malware }>(
    'SELECT id, dangers, malware FROM file_safety WHERE id IN (SELECT value FROM json_each(?))',
  );
  const files = (condition: string) => `
    SELECT safety.id, coalesce(document.size, copy.size) AS size, coalesce(document.key_id, copy.key_id) AS key_id,
      coalesce(document.sha256, copy.sha256) AS sha256,
      document.applicant_id
    FROM file_safety AS safety LEFT JOIN document ON document.id = safety.id
      LEFT JOIN contract_copy AS copy ON copy.id = safety.id
    WHERE ${condition} AND safety.id > ? ORDER BY safety.id LIMIT ?`;
  const setDangers = db.prepare<[string, string]>(
    'UPDATE file_safety SET dangers = ? WHERE id = ? AND dangers IS NULL',
  );
  const setMalware = db.prepare<[Malware, string, number, string]>(
    "UPDATE file_safety SET malware = ?, signature = ?, scanned_at = ? WHERE id = ? AND malware IN ('off', 'held')",
  );
  const of = (ids: readonly string[]): ReadonlyMap<string, FileSafety> =>
    new Map(
      ofIds
        .all(JSON.stringify(ids))
        .map(({ id, dangers, malware }) => [id, { findings: dangers === null ? null : findingsIn(dangers), malware }]),
    );
  return {
    /** Call it in the transaction that adds the row of the file. */
    add({ id, findings, malware }: Pick<ReceivedFile, 'id' | 'findings' | 'malware'>, now: number): void {
      insert.run(id, findings && written(findings), malware, malware === 'clean' ? now : null);
    },
    of,
    find: (id: string): FileSafety => of([id]).get(id) ?? UNKNOWN,
    /** Files that were not judged when they were received, by id. */
    toJudge: all<[after: string, most: number], SafetyFile>(files('safety.dangers IS NULL')),
    /** Files that the scanner has not judged, by id. */
    toScan: all<[malware: 'off' | 'held', after: string, most: number], SafetyFile>(files('safety.malware = ?')),
    setFindings: (id: string, findings: readonly Finding[]) => void setDangers.run(written(findings), id),
    /** False if the file has gone, or was judged meanwhile. */
    setMalware: (id: string, malware: 'clean' | 'infected' | 'held', signature: string, now: number) =>
      setMalware.run(malware, signature, now, id).changes > 0,
  };
});

/** 'embedded javascript:2': a page stands behind its finding. */
function written(findings: readonly Finding[]): string {
  return findings.map(({ danger, page }) => (page === null ? danger : `${danger}:${page}`)).join(' ');
}

function findingsIn(dangers: string): Finding[] {
  return dangers
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [danger, page] = one.split(':');
      return { danger: danger as Danger, page: page ? Number(page) : null };
    });
}
