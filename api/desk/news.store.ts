import type { Db } from '../db/open.ts';

/** Kinds of news for the operator; database triggers count them. */
export const NEWS_KINDS = ['applications', 'partners', 'renamed', 'employers', 'submitted'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export type NewsStore = ReturnType<typeof createNewsStore>;

export function createNewsStore(db: Db) {
  const get = db.prepare<[string], { count: number }>('SELECT count FROM operator_news WHERE kind = ?');
  const forget = db.prepare('DELETE FROM operator_news WHERE kind = ?');
  return {
    /** How often each kind has happened since the last mail. */
    counts: () => NEWS_KINDS.map((kind) => ({ kind, count: get.get(kind)?.count ?? 0 })),
    forget: (kind: NewsKind) => forget.run(kind),
  };
}
