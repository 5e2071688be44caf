import type { Deps } from '../deps.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { HOUR_MS } from '../time/clock.ts';
import { NEWS_KINDS, type NewsKind, newsStore } from './news.store.ts';

/**
 * Mails the operator the news since the last such mail: at once if there was none for an hour, else together when the
 * hour is over. Answers that there is no more to do.
 */
export function tellNews({ db, clock, site, tx }: Told): false {
  const counts = newsStore(db)
    .counts()
    .filter(({ count }) => count > 0);
  if (counts.length === 0) return false;
  const now = clock.now();
  const last = outboxStore(db).lastToldOperator('operator-news');
  // A time in the future was written while the clock was wrong.
  if (last !== undefined && last <= now && now - last < HOUR_MS) return false;
  const wanted = counts.filter(({ kind }) => site.operator.news[SWITCH_OF[kind]]);
  tx(() => {
    for (const kind of NEWS_KINDS) newsStore(db).forget(kind);
    if (wanted.length === 0) return;
    const params = Object.fromEntries(wanted.map(({ kind, count }) => [kind, String(count)]));
    outboxStore(db).add({ template: 'operator-news', lang: site.operator.lang, params }, now);
  });
  return false;
}

type Told = Pick<Deps, 'db' | 'clock' | 'site' | 'tx'>;

/** Renames are mailed to operators who want news of partners; profiles and signed copies to those who want employers'. */
const SWITCH_OF = {
  applications: 'applications',
  partners: 'partners',
  renamed: 'partners',
  employers: 'employers',
  submitted: 'employers',
  copies: 'employers',
} as const satisfies Record<NewsKind, string>;
