import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { deferredDocumentStore } from '#api/applicants/deferred-document.store.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { inTransaction, openDatabase } from '#api/db/open.ts';
import { quotedList } from '#api/db/quoted-list.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { importAll } from '#api/files/import-all.ts';
import { DOCUMENT_TYPES, isDeferrable } from '#contract/model/document.ts';
import { ENDED_STATUSES, isOpen, STATUSES } from '#contract/model/status.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { tempDir } from '../support/temp-dir.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const FULL = 2;
const NORMAL = 1;

/** Columns whose values the contract has in no list. */
const LISTS_OF_THE_DATABASE = [
  'account.chosen_role',
  'account_token.purpose',
  'contract_mark.noted_by',
  'correction_request.state',
  'deferred_document.type',
  'erasure.state',
  'erasure.why',
  'match_stale.subject',
  'partner_view.kind',
  'passkey_challenge.purpose',
  'retention.what',
  'season.step1_approval',
  'security_event.source',
];
const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The files that this process has open, also those without a name any more. */
function openFiles(): string[] {
  const folder = '/proc/self/fd';
  return readdirSync(folder).flatMap((name) => {
    try {
      const target = readlinkSync(path.join(folder, name));
      return target.startsWith('/') ? target : [];
    } catch {
      // The listing's own handle.
      return [];
    }
  });
}

describe('The databases', () => {
  it('STAC-10 wait for the disk where applications are kept, and not where hits are counted', () => {
    expect(api.deps.db.pragma('synchronous', { simple: true })).toBe(FULL);
    expect(api.deps.counters.pragma('synchronous', { simple: true })).toBe(NORMAL);
    for (const db of [api.deps.db, api.deps.counters]) {
      expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
      expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
    }
  });

  it('STAC-10 say FULL again on a database that is opened a second time', () => {
    const file = path.join(tempDir(), 'app.db');
    openDatabase(file, 'FULL').close();
    const db = openDatabase(file, 'FULL');
    onTestFinished(() => void db.close());
    expect(db.pragma('synchronous', { simple: true })).toBe(FULL);
  });

  it('STAC-10 keep what a part of a transaction may have to take back in memory, in no file', () => {
    const file = path.join(tempDir(), 'app.db');
    const db = openDatabase(file, 'FULL');
    onTestFinished(() => void db.close());
    db.exec('CREATE TABLE note (text TEXT) STRICT');
    const add = db.prepare('INSERT INTO note VALUES (?)');
    for (let rows = 0; rows < 1000; rows += 1) add.run('x'.repeat(1000));
    const before = openFiles();
    inTransaction(db, () =>
      inTransaction(db, () => {
        db.prepare("UPDATE note SET text = text || 'y'").run();
        expect(openFiles()).toEqual(before);
      }),
    );
  });

  it('STAC-10 keep nothing of a transaction that fails, and refuse one that waits', () => {
    const db = openDatabase(path.join(tempDir(), 'app.db'), 'FULL');
    onTestFinished(() => void db.close());
    db.exec('CREATE TABLE note (text TEXT) STRICT');
    const add = () => db.prepare("INSERT INTO note VALUES ('x')").run();
    const half = () => {
      add();
      throw new Error('half way');
    };
    expect(() => inTransaction(db, half)).toThrow('half way');
    expect(() => inTransaction(db, async () => add())).toThrow('promise');
    expect(db.prepare('SELECT * FROM note').all()).toEqual([]);
  });

  it('CALL-07 take every status and every document that the contract knows', async () => {
    const { deps } = api;
    const { id } = await apply(api);
    const file = {
      file_name: 'x.pdf',
      mime: 'application/pdf',
      size: 1,
      sha256: 'x',
      key_id: 'x',
      uploaded_at: 1,
      uploaded_by: null,
    };
    const takeAll = () => {
      for (const status of STATUSES) applicantStore(deps.db).setStatus(id, status, null, 1);
      for (const type of DOCUMENT_TYPES)
        documentStore(deps.db).add({ id: crypto.randomUUID(), applicant_id: id, type, subtype: null, ...file });
      for (const type of DOCUMENT_TYPES.filter(isDeferrable))
        deferredDocumentStore(deps.db).add(id, { type, due_on: '2027-01-01' }, 1);
      throw new Error('all taken');
    };
    expect(() => deps.tx(takeAll)).toThrow('all taken');
  });

  it('CALL-07 take the values of the contract’s lists, each of them and no others', async () => {
    const valuesOf = (list: readonly string[]) => JSON.stringify([...list].filter(Boolean).sort());
    const modules = await importAll<object>(path.resolve(import.meta.dirname, '../../api/contract'), '**/*.ts');
    const known = new Set(
      modules
        .flatMap((module) => Object.values(module))
        .filter(isList)
        .map(valuesOf),
    );
    const tables = api.deps.db.prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%CHECK%'",
    );
    const others = tables.all().flatMap(({ name, sql }) =>
      [...sql.matchAll(/CHECK \((\w+) IN \(([^)]*'[^)]*)\)/g)].flatMap(([, column, list = '']) => {
        const values = valuesOf([...list.matchAll(/'(.*?)'/g)].map(([, value = '']) => value));
        return known.has(values) ? [] : [`${name}.${column}`];
      }),
    );
    expect(others.sort()).toEqual(LISTS_OF_THE_DATABASE);
  });

  it('CALL-07 spell the statuses of closed and ended applications as the contract does', () => {
    const spelt = api.deps.db
      .prepare<[], { name: string; sql: string }>(
        "SELECT name, sql FROM sqlite_master WHERE sql LIKE '%''WITHDRAWN''%'",
      )
      .all()
      .flatMap(({ name, sql }) =>
        [...sql.matchAll(/IN \(([^)]*'WITHDRAWN'[^)]*)\)/g)].map(([, list]) => ({ name, list })),
      );
    expect(spelt.length).toBeGreaterThan(0);
    const lists = [STATUSES.filter((status) => !isOpen(status)), ENDED_STATUSES].map((list) => quotedList(list));
    for (const { name, list } of spelt.filter(({ name: of }) => of !== 'applicant'))
      expect(lists, name).toContain(list);
  });

  it('CALL-07 hold no document, token or mail of an applicant who is not there', () => {
    const insert = "INSERT INTO applicant_token VALUES ('x', 'nobody', 1, 1)";
    expect(() => api.deps.db.exec(insert)).toThrow('FOREIGN KEY');
  });
});

describe('The record of what happened', () => {
  it('is never changed and never deleted', async () => {
    const { id } = await apply(api);
    const before = eventStore(api.deps.db).history('applicant', id);
    expect(before).toMatchObject([
      { actor: 'applicant', action: 'submit-preregistration', to_status: 'PRE_REGISTERED' },
    ]);
    expect(() => api.deps.db.exec("UPDATE event SET actor = 'nobody'")).toThrow('append-only');
    expect(() => api.deps.db.exec('DELETE FROM event')).toThrow('append-only');
    expect(eventStore(api.deps.db).history('applicant', id)).toEqual(before);
  });

  it('names no person: neither name nor address nor token', async () => {
    const { token, email } = await apply(api, { first_name: 'Zerihun', last_name: 'Worku' });
    const rows = JSON.stringify(api.deps.db.prepare('SELECT * FROM event').all());
    for (const secret of [token, email, 'Zerihun', 'Worku']) expect(rows).not.toContain(secret);
  });
});
