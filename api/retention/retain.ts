import { RETENTION_NOTICE_DAYS } from '#contract/limits.ts';
import { type Applicant, applicantStore } from '../applicants/applicant.store.ts';
import { recordEvent } from '../audit/record-event.ts';
import { attempt } from '../db/attempt.ts';
import type { Deps } from '../deps.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { beginErasure } from '../personal-data/erase.ts';
import { seasonStore } from '../seasons/season.store.ts';
import { berlinDate, nextDaytime } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { type Act, type Announced, actOn, type Due, type Going, nextDue, type Seasons } from './due.ts';
import { factsOf } from './facts.ts';
import { removeFiles } from './remove-files.ts';
import { type RetentionRow, type RetentionStore, retentionStore } from './retention.store.ts';
import { tellKept } from './tell-kept.ts';
import { whatGoes } from './what-goes.ts';

// Each takes a millisecond or two, an erasure some more; after an upgrade all applications are looked at, and answers
// must not wait for that.
const BATCH = 5;
const AGAIN_AFTER_MS = DAY_MS;

/**
 * Looks at a small batch of applications whose time has come: announces what is due soon, and deletes what is due and
 * was announced. Answers whether there is more. A stop at any moment leaves rows that the next start goes on with.
 */
export async function retain(deps: Deps): Promise<boolean> {
  if (await removeFiles(deps)) return true;
  const rows = retentionStore(deps.db).toLook(deps.clock.now(), BATCH);
  if (rows.length === 0) return false;
  for (const { applicant_id: id } of rows) lookAt(deps, id);
  return true;
}

/** One transaction for each: an application that fails is tried again tomorrow, and stops no other. */
function lookAt(deps: Deps, id: string): void {
  const later = () => void retentionStore(deps.db).lookLater(id, deps.clock.now() + AGAIN_AFTER_MS);
  attempt(deps, { applicant: id }, 'retention', () => retainOne(deps, id), later);
}

function retainOne(deps: Deps, id: string): void {
  const { db, clock, site } = deps;
  const row = retentionStore(db).find(id);
  const applicant = applicantStore(db).find(id);
  if (!row || !applicant) return;
  const now = clock.now();
  const due = nextDue(factsOf(deps, applicant), site.retention, seasonsFor(deps, applicant));
  const act = row.held_at === null ? actOn(due, announcedOf(deps, row), now) : HELD(now);
  const undelivered = act.act === 'delete' && announcedOf(deps, row)?.mailState !== 'sent';
  DO[act.act](deps, applicant, { row, due, act });
  if (undelivered) retentionStore(db).count(berlinDate(now), 'undelivered', 1);
}

function seasonsFor({ db, site }: Deps, { season_id }: Applicant): Seasons {
  const season = seasonStore(db).find(season_id);
  const own = season?.ends_on ?? '';
  const ends = seasonStore(db)
    .all()
    .map(({ ends_on }) => ends_on);
  return {
    begins: season?.starts_on ?? '',
    ends: ends.filter((end) => end >= own),
    last: ends.at(-1) ?? own,
    minDays: site.programme.minDays,
  };
}

/**
 * While deletion is held, nothing is done; once it is allowed again, the application is looked at without this wait.
 */
const HELD = (now: number): Act => ({ act: 'wait', lookAt: now + 7 * DAY_MS, goesAt: null });

function announcedOf({ db }: Deps, row: RetentionRow): Announced | undefined {
  const { what, due_at: at, announced_at: announcedAt, mail_id: mailId } = row;
  if (what === null || at === null || announcedAt === null) return undefined;
  const mail = mailId === null ? undefined : retentionStore(db).mail(mailId);
  return { what, at, announcedAt, mailState: mail?.state, sentAt: mail?.sent_at ?? null };
}

interface Decided {
  row: RetentionRow;
  due: Due | undefined;
  act: Act;
}

const DO: Readonly<Record<Act['act'], (deps: Deps, applicant: Applicant, decided: Decided) => void>> = {
  wait: plan,
  void(deps, applicant, decided) {
    const { row, due } = decided;
    // An act since then explains itself. Without one, the periods or the season's days have changed: that is told.
    const hasMoved = factsOf(deps, applicant).movedAt >= (row.announced_at ?? 0);
    const now = deps.clock.now();
    // A later day that is announced at once says so itself.
    const isLater = !due || due.at > Math.max(row.due_at ?? 0, now + RETENTION_NOTICE_DAYS * DAY_MS);
    if (!hasMoved && isLater) tellKept(deps, row, nextDaytime(now));
    record(deps, applicant, 'deletion-void', decided.row.what ?? 'application');
    count(deps, 'void');
    plan(deps, applicant, { ...decided, row: { ...decided.row, announced_at: null, mail_id: null } });
  },
  announce(deps, applicant, decided) {
    const { due, act } = decided;
    if (!due || act.goesAt === null) return;
    const now = deps.clock.now();
    const mailId = outboxStore(deps.db).add(
      {
        template: due.what === 'passport' ? 'deletion-passport' : 'deletion-application',
        ...{ lang: applicant.lang, applicantId: applicant.id },
        params: whatGoes(deps, applicant, { what: due.what, at: act.goesAt }),
      },
      now,
      nextDaytime(now),
    );
    record(deps, applicant, 'deletion-announced', due.what);
    count(deps, 'announced');
    plan(deps, applicant, { ...decided, row: { ...decided.row, announced_at: now, mail_id: mailId } });
  },
  delete(deps, applicant, decided) {
    const { due } = decided;
    if (due?.what === 'application') {
      // A contract under which somebody works is asked for above; another caller may have erased the application.
      if (beginErasure(deps, applicant.id, { why: 'retention' })) count(deps, 'application');
      else plan(deps, applicant, decided);
      return;
    }
    const now = deps.clock.now();
    for (const id of retentionStore(deps.db).passports(applicant.id)) retentionStore(deps.db).removePassport(id, now);
    record(deps, applicant, 'passport-deleted', 'passport');
    count(deps, 'passport');
    // What is deleted next is something else, with an announcement of its own.
    const next = { ...decided.row, announced_at: null, mail_id: null };
    plan(deps, applicant, { row: next, due: undefined, act: { act: 'wait', lookAt: 0, goesAt: null } });
  },
};

function plan({ db }: Deps, { id }: Applicant, { row, due, act }: Decided): void {
  retentionStore(db).plan({
    ...{ applicant_id: id, look_at: act.lookAt, goes_at: act.goesAt },
    ...{ what: due?.what ?? null, due_at: due?.at ?? null },
    ...{ announced_at: row.announced_at, mail_id: row.mail_id },
  });
}

function record(deps: Deps, { id }: Applicant, action: string, what: Going): void {
  recordEvent(deps, ['applicant', id], { actor: 'system', action, detail: { what } });
}

function count({ db, clock }: Deps, what: Parameters<RetentionStore['count']>[1]): void {
  retentionStore(db).count(berlinDate(clock.now()), what, 1);
}
