import { randomUUID } from 'node:crypto';
import { noteChange } from '#api/db/changes.ts';
import type { Deps } from '#api/deps.ts';
import { newsStore } from '#api/desk/news.store.ts';
import type { Status } from '#contract/model/status.ts';

interface Wanted {
  count: number;
  status?: Status;
  partnerId?: string;
  /** Milliseconds between two applications; the last one is the newest. */
  apartMs?: number;
  createdAt?: number;
}

/** Adds many applications as rows alone, without files. Returns their ids, the oldest first. */
export function addCrowd({ db, clock, tx }: Deps, wanted: Wanted): string[] {
  const { count, status = 'STEP1_APPROVED', partnerId, apartMs = 1, createdAt = clock.now() } = wanted;
  const insert = db.prepare(`
    INSERT INTO applicant (id, first_name, last_name, email, lang, status, partner_id, consented_at, created_at, updated_at)
    VALUES (@id, @first, @last, @email, 'en', @status, @partner, @at, @at, @at)`);
  const ids = Array.from({ length: count }, () => randomUUID() as string);
  tx(() => {
    for (const [index, id] of ids.entries()) {
      insert.run({
        id,
        first: `Selam ${index}`,
        last: 'Tesfaye',
        email: `${id}@example.org`,
        status,
        partner: partnerId ?? null,
        at: createdAt + index * apartMs,
      });
      newsStore(db).add('applications');
      noteChange(db, id);
    }
  });
  return ids;
}
