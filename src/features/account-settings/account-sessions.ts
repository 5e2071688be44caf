import type * as z from 'zod/mini';
import type { sessionsReply } from '#contract/accounts/account.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

/** One active session, as the contract's `sessionsReply` lists it. */
export interface AccountSession {
  id: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

/** Checked by hand: the contract's schemas would bring a library along. Undefined for an answer not our server's. */
export function readSessions({ sessions: rows }: Unchecked<Reply>): AccountSession[] | undefined {
  if (!Array.isArray(rows)) return undefined;
  return rows.flatMap((row: Unchecked<Reply['sessions'][number]> | null) => {
    if (typeof row?.id !== 'string' || !isTime(row.created_at) || !isTime(row.last_seen_at)) return [];
    const { id, device, created_at: createdAt, last_seen_at: lastSeenAt, is_current } = row;
    return [
      { id, device: typeof device === 'string' ? device : '', createdAt, lastSeenAt, isCurrent: is_current === true },
    ];
  });
}

type Reply = z.infer<typeof sessionsReply>;

function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
