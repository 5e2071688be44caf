import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import type { Going } from '#api/retention/due.ts';
import { retentionStore } from '#api/retention/retention.store.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { dieAtRemoval, startChild } from '../support/child-server.ts';
import { OPERATOR } from '../support/operator.ts';
import { changeRows, columnOf, copyRow, countOf } from '../support/rows.ts';

const PEOPLE_EACH = 30;
const FILES_EACH = 10;
/** So long ago that the scan of a passport is due, or all of it: `site.config.ts`. */
const ENDED_DAYS_AGO: Readonly<Record<Going, number>> = { passport: 40, application: 200 };

interface Person {
  id: string;
  files: string[];
}

/** Somebody who was rejected, and has read that something will be deleted: due since yesterday. */
function announced({ deps }: Api, like: string, what: Going): Person {
  const { db, clock, folders } = deps;
  const now = clock.now();
  const id = randomUUID();
  const ended = now - ENDED_DAYS_AGO[what] * DAY_MS;
  const person = { id, email: `${id}@example.org`, user_id: null, idempotency_sha256: null };
  copyRow(db, 'applicant', like, { ...person, created_at: ended, updated_at: ended });
  // Whose application goes has lost the scans of a passport before.
  const type = what === 'passport' ? 'passport' : 'cv';
  const document = documentStore(db)
    .current(like)
    .find((each) => each.type === type);
  const files = Array.from({ length: FILES_EACH }, () => randomUUID());
  for (const file of files) {
    const replaced_at = file === files[0] ? null : 1;
    copyRow(db, 'document', document?.id ?? '', { id: file, applicant_id: id, replaced_at });
    writeFileSync(path.join(folders.uploads, file), `%PDF ${id}`);
  }
  const announcedAt = now - 15 * DAY_MS;
  const template = what === 'passport' ? 'deletion-passport' : 'deletion-application';
  const mail = outboxStore(deps.db).add({ template, lang: 'de', applicantId: id, params: {} }, announcedAt);
  changeRows(db, 'outbox', { id: mail }, { state: 'sent', sent_at: announcedAt });
  const due_at = now - DAY_MS;
  retentionStore(db).lookAgain(id);
  retentionStore(db).plan({
    ...{ applicant_id: id, look_at: 0, goes_at: due_at, what, due_at },
    ...{ announced_at: announcedAt, mail_id: mail },
  });
  return { id, files };
}

it('PRIV-62 PRIV-67 a server that is killed while it deletes what is over leaves nothing half deleted, and goes on at the next start', async () => {
  // The servers that are killed go by the machine's clock.
  const api = await startApi({ time: Date.now() });
  onTestFinished(() => api.stop());
  const { id: like } = await applyUntil(api, 'A2_CV_RECEIVED');
  review.reject(api.deps, OPERATOR, like, 'because');
  await api.deps.mail.sendDue();
  const add = (what: Going) => Array.from({ length: PEOPLE_EACH }, () => announced(api, like, what));
  const [passports, applications] = api.deps.tx(() => [add('passport'), add('application')] as const);
  const { folders } = api.deps;
  await api.halt();

  const looking = new Database(folders.appDb, { readonly: true });
  onTestFinished(() => void looking.close());
  const isThere = (id: string) => countOf(looking, 'applicant', { id });
  const rows = (applicant_id: string) => countOf(looking, 'document', { applicant_id });
  const removed = (applicant_id: string) =>
    rows(applicant_id) - countOf(looking, 'document', { applicant_id, removed_at: null });
  const events = (id: string) => countOf(looking, 'event', { subject_id: id, action: 'passport-deleted' });
  const mails = (applicant_id: string) =>
    columnOf(looking, 'outbox', 'template', { applicant_id }).filter((name) => name.startsWith('deletion-')).length;
  const announcements = () => columnOf(looking, 'retention', 'announced_at').filter((at) => at !== null).length;
  const toDo = () =>
    countOf(looking, 'retention_file') + columnOf(looking, 'erasure', 'state').filter((one) => one !== 'done').length;
  const places = [folders.uploads, folders.orphans];
  const filesOf = ({ files }: Person) =>
    files.filter((file) => places.some((folder) => existsSync(path.join(folder, file))));

  /** Of each person all is as before, or all is decided; who is as before has every file. */
  function expectWhole(): void {
    for (const person of passports) {
      const isRemoved = removed(person.id) === FILES_EACH;
      const told = isRemoved ? 1 : 0;
      expect([isThere, rows, events, mails].map((count) => count(person.id))).toEqual([1, FILES_EACH, told, 1]);
      if (!isRemoved) expect(removed(person.id)).toBe(0);
    }
    for (const { id } of applications) expect(rows(id)).toBe(isThere(id) * FILES_EACH);
    const kept = [...passports, ...applications].filter(({ id }) => isThere(id) === 1 && removed(id) === 0);
    expect(kept.filter((person) => filesOf(person).length < FILES_EACH)).toEqual([]);
  }

  const env = { CLOCK_CONFIRMED: 'yes' };
  for (let round = 1; round <= 2; round += 1) {
    // Amid the files of the second person.
    await dieAtRemoval(FILES_EACH * 1.5, folders.root, env);
    expect(toDo()).toBeGreaterThan(0);
    expectWhole();
  }
  // Files of erased people go at once at a start, and else in rounds.
  for (const what of [announcements, toDo]) {
    const server = await startChild(folders.root, 0, env);
    await expect.poll(what).toBe(0);
    expect(await server.kill('SIGTERM')).toBe(0);
  }
  expectWhole();
  expect(passports.filter(({ id }) => events(id) !== 1)).toEqual([]);
  expect(applications.filter(({ id }) => isThere(id) === 1)).toEqual([]);
  expect([...passports, ...applications].flatMap(filesOf)).toEqual([]);
  // Whom nothing was announced keeps everything.
  expect(removed(like)).toBe(0);
});
