import type { MailObstacle } from '#contract/desk/mail.ts';
import type { Operator } from '../command-line/operator.ts';
import { UsageError } from '../command-line/usage-error.ts';
import type { Deps } from '../deps.ts';
import type { TimePlace } from '../paging/page-by-time.ts';
import { berlinTime } from '../time/berlin-time.ts';
import { takeBounce } from './bounce.ts';
import { mailListStore } from './mail-list.store.ts';
import { describeMail, OBSTACLES } from './mail-report.ts';
import { addressOf, reviveUnlessPassed } from './mail-subject.ts';
import type { OutboxRow } from './outbox.store.ts';

const USAGE = `Usage: npm run mail -- <command>

  list dead              what was given up: how many for which reason, and the newest
  list waiting           what is still to be sent
  retry <id>             queues a mail again that was given up; an id may be shortened
  retry all              queues all of them again
  bounced <file>         a report that a mail did not arrive, such as /dev/stdin: ours then counts as given up`;

const NEWEST = 50;
const PAGE = 200;

/** Runs one command of `npm run mail` and returns what to print. Throws a UsageError, or an Error with the reason. */
export function runMail(deps: Deps, [name, what, ...rest]: string[], who: Operator): string {
  if (rest.length > 0 || what === undefined) throw new UsageError(USAGE);
  if (name === 'list' && (what === 'dead' || what === 'waiting')) return list(deps, what);
  if (name === 'bounced') return `Mails that did not arrive: ${takeBounce(deps, what)}`;
  if (name === 'retry') return what === 'all' ? retryAll(deps, who) : retryOne(deps, what, who);
  throw new UsageError(USAGE);
}

function list(deps: Deps, state: 'dead' | 'waiting'): string {
  const mails = mailListStore(deps.db);
  const reasons = mails.countByReason(state);
  if (reasons.length === 0) return state === 'dead' ? 'No mail was given up.' : 'No mail is waiting.';
  const newest = mails.page({ state }, undefined, { back: false, most: NEWEST });
  return [
    state === 'dead' ? 'Given up:' : 'Waiting:',
    ...reasons.map(({ reason, mails }) => `  ${String(mails).padStart(6)}  ${reason ?? 'not tried yet'}`),
    '',
    newest.length < NEWEST ? 'Newest first:' : `The newest ${NEWEST}:`,
    ...newest.map((mail) => `  ${line(deps, mail)}`),
  ].join('\n');
}

function line(deps: Deps, mail: OutboxRow): string {
  // Whole: the first half of an id is its time, which mails of one minute share.
  return `${mail.id}  ${berlinTime(mail.created_at)}  ${mail.template} to ${addressOf(deps, mail) ?? 'nobody any more'}: ${describeMail(mail)}`;
}

const ID_PREFIX = /^[0-9a-f][0-9a-f-]{3,35}$/i;

function retryOne(deps: Deps, prefix: string, who: Operator): string {
  if (!ID_PREFIX.test(prefix)) throw new UsageError(`${prefix} is no id. Give at least its first four characters.`);
  return deps.tx(() => {
    const [mail, another] = mailListStore(deps.db).findByIdPrefix(prefix.toLowerCase());
    if (another) throw new UsageError(`More than one mail begins with ${prefix}. Please write more of the id.`);
    if (!mail) throw new Error(`There is no mail ${prefix}.`);
    const obstacle = reviveUnlessPassed(deps, mail, who);
    if (obstacle) throw new Error(`Mail ${mail.id.slice(0, 8)} is not queued again: ${OBSTACLES[obstacle]}.`);
    return `Mail ${mail.id.slice(0, 8)} (${mail.template}) is queued again; the running server sends it.`;
  });
}

/** In pages, so that the running server can write in between; the oldest first, as they are sent. */
function retryAll(deps: Deps, who: Operator): string {
  const obstacles = new Map<MailObstacle, number>();
  let revived = 0;
  let place: TimePlace | undefined = { created_at: 0, rowid: 0 };
  while (place) {
    const page = mailListStore(deps.db).page({ state: 'dead' }, place, { back: true, most: PAGE });
    deps.tx(() => {
      for (const mail of page) {
        const obstacle = reviveUnlessPassed(deps, mail, who);
        if (obstacle) obstacles.set(obstacle, (obstacles.get(obstacle) ?? 0) + 1);
        else revived += 1;
      }
    });
    place = page.at(-1);
  }
  return [
    `Queued again: ${revived}${revived > 0 ? '; the running server sends them' : ''}.`,
    ...[...obstacles].map(([obstacle, mails]) => `Left alone: ${mails}, ${OBSTACLES[obstacle]}.`),
  ].join('\n');
}
