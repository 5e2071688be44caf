import { perDatabase } from '../db/per-database.ts';

/** Kinds of news for the operator; `copies`: signed copies to check. */
export const NEWS_KINDS = ['applications', 'partners', 'renamed', 'employers', 'submitted', 'copies'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const newsStore = perDatabase(({ db, run }) => {
  const get = db.prepare<[string], { count: number }>('SELECT count FROM operator_news WHERE kind = ?');
  return {
    /** How often each kind has happened since the last mail. */
    counts: () => NEWS_KINDS.map((kind) => ({ kind, count: get.get(kind)?.count ?? 0 })),
    /** Counts one more. */
    add: run<[kind: NewsKind]>('INSERT INTO operator_news VALUES (?, 1) ON CONFLICT DO UPDATE SET count = count + 1'),
    forget: run<[kind: NewsKind]>('DELETE FROM operator_news WHERE kind = ?'),
  };
});
