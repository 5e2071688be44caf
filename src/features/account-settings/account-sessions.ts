/** One sign-in that still holds, as the contract's `sessionsReply` lists it. */
export interface AccountSession {
  id: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

/** By hand: the contract's rules would bring a library along. Undefined where the answer is none of ours. */
export function readSessions(data: unknown): AccountSession[] | undefined {
  const rows = (data as { sessions?: unknown } | null)?.sessions;
  if (!Array.isArray(rows)) return undefined;
  return rows.flatMap((row: Record<string, unknown> | null) => {
    if (typeof row?.id !== 'string' || !isTime(row.created_at) || !isTime(row.last_seen_at)) return [];
    const { id, device, created_at: createdAt, last_seen_at: lastSeenAt, is_current } = row;
    return [
      { id, device: typeof device === 'string' ? device : '', createdAt, lastSeenAt, isCurrent: is_current === true },
    ];
  });
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
