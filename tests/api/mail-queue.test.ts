import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { MIGRATIONS_DIR } from '#api/db/migrate.ts';
import type { Db } from '#api/db/open.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { PRIORITIES, priorityOf } from '#api/mail/priority.ts';
import { TEMPLATE_NAMES, type TemplateName } from '#api/mail/templates/templates.ts';
import { DAY_MS, MINUTE_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { addRow } from '../support/rows.ts';

/** The product's tables as they are after the migrations whose names `isIn` takes. */
function tables(isIn: (name: string) => boolean = () => true): Db {
  const db = new Database(':memory:');
  onTestFinished(() => void db.close());
  addTables(db, isIn);
  return db;
}

function addTables(db: Db, isIn: (name: string) => boolean): void {
  for (const name of readdirSync(MIGRATIONS_DIR).sort())
    if (isIn(name)) db.exec(readFileSync(path.join(MIGRATIONS_DIR, name), 'utf8'));
}

describe('The order of waiting mail', () => {
  it('has a place for every mail: links and warnings first, reminders last', () => {
    for (const template of TEMPLATE_NAMES) {
      const priority = priorityOf(template);
      if (/^(?:reminder|partner-nudge)-/.test(template)) expect(priority).toBe('reminder');
      else if (/^(?:operator-(?!news|digest|backup-tried)|account-)|resent-link/.test(template))
        expect(priority).toBe('urgent');
      else expect(PRIORITIES[priority]).toBeLessThan(PRIORITIES.reminder);
    }
  });

  it('is urgent, normal, reminders, and within each the oldest first', () => {
    const db = tables();
    const outbox = outboxStore(db);
    const queued: TemplateName[] = [
      'reminder-documents',
      'step2-open',
      'partner-nudge-start',
      'account-password-link',
      'application-received',
      'operator-disk-low',
    ];
    for (const [index, template] of queued.entries()) outbox.add({ template, lang: 'de' }, 1000 + index);
    const taken = queued.map(() => outbox.lease(2000, 2000 + MINUTE_MS)?.template);
    expect(taken).toEqual([
      'account-password-link',
      'operator-disk-low',
      'step2-open',
      'application-received',
      'reminder-documents',
      'partner-nudge-start',
    ]);
    expect(outbox.lease(2000, 2000 + MINUTE_MS)).toBeUndefined();
  });

  it('lets nothing wait for an urgent mail that is not due yet', () => {
    const outbox = outboxStore(tables());
    outbox.add({ template: 'resent-link', lang: 'de' }, 1000);
    const first = outbox.lease(1000, 1000 + MINUTE_MS);
    outbox.retryAt(first?.id ?? '', 5000, 'later');
    outbox.add({ template: 'reminder-documents', lang: 'de' }, 1000);
    expect(outbox.lease(2000, 2000 + MINUTE_MS)?.template).toBe('reminder-documents');
    expect(outbox.lease(5000, 5000 + MINUTE_MS)?.template).toBe('resent-link');
  });

  it('finds mail that a wrong clock put far ahead', () => {
    const outbox = outboxStore(tables());
    outbox.add({ template: 'resent-link', lang: 'de' }, 400 * DAY_MS);
    expect(outbox.lease(1000, 1000 + MINUTE_MS)?.template).toBe('resent-link');
  });
});

describe('With 100,000 waiting mails', () => {
  const filled = () => {
    const db = tables();
    db.exec(`
      INSERT INTO applicant (id, first_name, last_name, email, lang, status, consented_at, created_at, updated_at)
        WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
        SELECT 'a' || i, 'A', 'B', i || '@example.org', 'de', 'PRE_REGISTERED', 1, 1, 1 FROM n;
      INSERT INTO outbox (id, template, lang, applicant_id, params, state, priority, due_at, created_at)
        WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 120000)
        SELECT 'm' || i, 'resent-link', 'de', 'a' || (i % 1000 + 1), '{}', CASE WHEN i % 6 = 0 THEN 'sent' ELSE 'waiting' END,
          i % 3, i, i FROM n;
      ANALYZE;`);
    return db;
  };

  /** The statements that a store prepares, with their plans. */
  function plansOf(db: Db) {
    const plans: { sql: string; steps: string[] }[] = [];
    const prepare = (sql: string) => {
      const names = [...sql.matchAll(/@(\w+)/g)].map(([, name = '']) => [name, 1]);
      const given = names.length > 0 ? [Object.fromEntries(names)] : Array((sql.match(/\?/g) ?? []).length).fill(1);
      const steps = db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...given);
      plans.push({ sql, steps: steps.map(({ detail }) => detail) });
      return db.prepare(sql);
    };
    outboxStore({ prepare } as unknown as Db);
    // For tests and the command line, which look at everything.
    return plans.filter(({ sql }) => !/^SELECT \* FROM outbox ORDER BY/.test(sql));
  }

  it('no statement of the server walks over all of them', () => {
    const plans = plansOf(filled());
    expect(plans.length).toBeGreaterThan(8);
    for (const { sql, steps } of plans) for (const step of steps) expect(step, sql).not.toMatch(/SCAN outbox/);
  });

  it('the next mail is one step into an index for each priority, and nothing is sorted', () => {
    const lease = plansOf(filled()).find(({ sql }) => sql.startsWith('UPDATE outbox SET due_at = @until'));
    const steps = lease?.steps.filter((step) => /outbox|SORT|B-TREE/.test(step)) ?? [];
    expect(steps[0]).toMatch(/SEARCH outbox USING INDEX sqlite_autoindex/);
    for (const step of steps.slice(1))
      expect(step).toMatch(/^SEARCH outbox USING INDEX outbox_due \(priority=\? AND due_at[<>]\?\)$/);
    expect(steps).toHaveLength(1 + 2 * Object.keys(PRIORITIES).length);
  });
});

describe('The queue of an older version', () => {
  it('keeps what waits, was sent, given up and cancelled, and gets its order', () => {
    const isNew = (name: string) => name >= '007';
    const db = tables((name) => !isNew(name));
    const add = db.prepare(
      "INSERT INTO outbox (id, template, lang, params, state, attempts, due_at, leased_until, last_error, created_at) VALUES (?, ?, 'de', '{}', ?, 3, 10, ?, ?, 5)",
    );
    add.run('waits', 'step2-open', 'waiting', 0, null);
    add.run('held', 'own-link', 'waiting', 900, null);
    add.run('sent', 'reminder-documents', 'sent', 900, null);
    add.run('dead', 'account-confirm', 'dead', 900, 'EENVELOPE 550 RCPT TO');
    add.run('cancelled', 'account-password-link', 'dead', 0, 'cancelled');
    add.run('nudge', 'partner-nudge-start', 'waiting', 0, null);
    add.run('told', 'operator-disk-low', 'waiting', 0, null);
    addTables(db, isNew);
    expect(
      db.prepare('SELECT id, state, priority, attempts, due_at, last_error FROM outbox ORDER BY rowid').raw().all(),
    ).toEqual([
      ['waits', 'waiting', 1, 3, 10, null],
      ['held', 'waiting', 0, 3, 900, null],
      ['sent', 'sent', 2, 3, 10, null],
      ['dead', 'dead', 0, 3, 10, 'EENVELOPE 550 RCPT TO'],
      ['cancelled', 'cancelled', 0, 3, 10, null],
      ['nudge', 'waiting', 2, 3, 10, null],
      ['told', 'waiting', 0, 3, 10, null],
    ]);
  });
});

describe('A long queue', () => {
  let api: Api;
  beforeEach(async () => {
    api = await startApi();
  });
  afterEach(() => api.stop());

  it('leaves the server a turn between two mails, even where none can be sent', async () => {
    const { id } = await apply(api);
    await api.deps.mail.sendDue();
    const like = { template: 'gone', lang: 'de', applicant_id: id, params: '{}', due_at: 1, created_at: 1 };
    for (let count = 0; count < 50; count++) addRow(api.deps.db, 'outbox', { ...like, id: `mail-${count}` });
    let turns = 0;
    let isSending = true;
    const turn = () => {
      turns += 1;
      if (isSending) setImmediate(turn);
    };
    setImmediate(turn);
    await api.deps.mail.sendDue();
    isSending = false;
    expect(
      outboxStore(api.deps.db)
        .list()
        .filter((row) => row.state === 'dead'),
    ).toHaveLength(50);
    expect(turns).toBeGreaterThanOrEqual(50);
  });

  it('cancels what was given up too, so that it is not queued again', async () => {
    const { db } = api.deps;
    const account = { id: 'a1', email: 'a@example.org', password_hash: null, lang: 'de' } as const;
    const names = { first_name: '', last_name: '', chosen_role: 'employer', partner_id: null, created_at: 1 } as const;
    accountStore(db).add({ ...account, ...names }, 'employer');
    outboxStore(db).add({ template: 'account-new-email', lang: 'de', accountId: 'a1' }, 1);
    outboxStore(db).giveUp(outboxStore(db).list()[0]?.id ?? '', 'refused');
    outboxStore(db).add({ template: 'account-new-email', lang: 'de', accountId: 'a1' }, 2);
    outboxStore(db).cancel('a1', 'account-new-email');
    expect(
      outboxStore(db)
        .list()
        .map((row) => row.state),
    ).toEqual(['cancelled', 'cancelled']);
  });
});

describe('Mail beside forms', () => {
  it('goes slowly while a form is read, and never stops', async () => {
    const api = await startApi();
    onTestFinished(() => api.stop());
    const { id } = await apply(api);
    await api.deps.mail.sendDue();
    for (let count = 0; count < 10; count += 1)
      outboxStore(api.deps.db).add({ template: 'resent-link', lang: 'de', applicantId: id }, api.clock.now());
    const body = { bytesPerMinute: () => 0, isFresh: () => true, isComplete: () => false, stop: () => {} };
    const place = api.deps.formSlots.enter({ network: 'somewhere', caller: undefined }, body);
    const from = performance.now();
    await api.deps.mail.sendDue();
    place.leave();
    expect(performance.now() - from).toBeGreaterThan(10 * 45);
    expect(
      outboxStore(api.deps.db)
        .listOf(id)
        .filter(({ state }) => state === 'waiting'),
    ).toEqual([]);
  });
});
