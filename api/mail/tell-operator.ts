import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS, HOUR_MS } from '../time/clock.ts';
import { alarmKind } from './alarm-kinds.ts';
import { outboxStore } from './outbox.store.ts';
import type { OperatorTemplate } from './templates/templates.ts';
import type { Recipient } from './worker.ts';

type Told = Pick<Deps, 'db' | 'clock' | 'log' | 'site'>;

/**
 * Mails the operator that something needs a person, once a day for each template, and logs it. If a template has
 * several causes, `about` in the params tells them apart: a harmless one must not suppress a serious one. Never throws,
 * as callers have more important work to finish. Call it outside a transaction that may be rolled back, or the mail
 * goes with it.
 */
export function tellOperator(
  { db, clock, log, site }: Told,
  template: OperatorTemplate,
  params: Readonly<Record<string, string>> = {},
): void {
  try {
    const now = clock.now();
    const last = outboxStore(db).lastToldOperator(template, params.about);
    // A time in the future was written while the clock was wrong.
    if (last !== undefined && last <= now && now - last < pauseOf(db, template, params.about)) return;
    log.error({ notice: template, ...params }, 'the operator is told');
    outboxStore(db).add({ template, lang: site.operator.lang, params }, now);
  } catch (error) {
    log.error({ notice: template, error: String(error) }, 'the operator could not be told');
  }
}

/** What has ended meanwhile and begins anew is told at once, but not each time where it comes and goes. */
function pauseOf(db: Db, template: OperatorTemplate, about: string | undefined): number {
  const kind = alarmKind(template, about);
  return kind !== undefined && outboxStore(db).isToldOver(kind) ? HOUR_MS : DAY_MS;
}

/** A recipient whose mails carry no personal link: the operator, and who was erased. */
export function withoutLink(email: string): Recipient {
  return {
    email,
    firstName: '',
    token: () => {
      throw new Error('this mail carries no token');
    },
  };
}
