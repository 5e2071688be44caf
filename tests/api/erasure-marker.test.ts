import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remind } from '#api/applicants/reminders/remind.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { tellNews } from '#api/desk/tell-news.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { dataTokenStore } from '#api/personal-data/data-token.store.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { ROWS_OF, type Subject } from '#api/personal-data/exported-rows.store.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { uploadStore } from '#api/uploads/upload.store.ts';
import { newAdmin, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { finish, holding, markedPerson } from '../support/erasures.ts';
import { pdf } from '../support/files.ts';
import { TABLES } from '../support/personal-tables.ts';
import { deleteRows } from '../support/rows.ts';
import { uploadsOf } from '../support/uploads.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

const MARK = 'Xeverywherezq';

/** Columns that hold ids, hashes and codes: with other words in them the product could not go on. */
const CODES =
  /^(?:id|.*_id|.*sha256|owner_id|point|status|.*_status|state|type|subtype|what|mime|key_id|review|kind|purpose|lang|template|params|action|actor|subject|source|role|.*_role|desk_role|level|refusal|field|answer|hold_reason|before|mails|terms|filters|password_hash|network|metadata|detail|score_parts|documents|.*_on|.*_from|.*_until|.*_day|.*_wish|key|original|uploaded_by|phase|side|dangers|malware|noted_by|ended_by|ground|day)$/;

/** Tables in which the person has no row yet; what stands there besides codes and hashes is written by the calls below. */
const WITHOUT_ROW = [
  ...['assignment_row', 'correction_request', 'data_token', 'deferred_document', 'document_check', 'last_decision'],
  ...['original', 'partner_link_use', 'recovery_code', 'reminder', 'saved_view', 'second_factor', 'sign_up'],
  'student_invitation',
];

/** Written by what the product does. */
const APPEND_ONLY = ['event', 'security_event'];

interface Person {
  applicant: string;
  account: string;
}

/** Writes the mark into every other text column of the person's rows. Returns the columns, and tables without a row. */
function plant(person: Person): { planted: string[]; empty: string[] } {
  const tables = (Object.keys(ROWS_OF) as Subject[]).flatMap((subject) =>
    Object.entries(ROWS_OF[subject]).map(([table, where]) => ({ table, where, subject, id: person[subject] })),
  );
  const rows = tables.filter(({ table }) => TABLES[table] === 'rows');
  const filled = rows.filter(({ table, where, id }) =>
    api.deps.db.prepare(`SELECT 1 FROM "${table}" WHERE ${where}`).get({ id }),
  );
  const names = new Set(filled.map(({ table }) => table));
  return {
    planted: filled.filter(({ table }) => !APPEND_ONLY.includes(table)).flatMap(plantRow),
    empty: [...new Set(rows.map(({ table }) => table))].filter((table) => !names.has(table)),
  };
}

function plantRow({ table, where, subject, id }: { table: string; where: string; subject: Subject; id: string }) {
  const { db } = api.deps;
  const columns = db.prepare(`SELECT name FROM pragma_table_info('${table}') WHERE type = 'TEXT'`).pluck().all();
  return (columns as string[])
    .filter((column) => !CODES.test(column))
    .map((column) => {
      const value = column === 'email' ? addressOf(subject) : `${MARK} ${column}`;
      db.prepare(`UPDATE "${table}" SET "${column}" = @value WHERE ${where}`).run({ id, value });
      return `${table}.${column}`;
    });
}

const addressOf = (subject: Subject) => `${MARK}-${subject}@example.org`.toLowerCase();

/** Plain bytes with the mark at every place where a file of a document or a signed copy may lie. */
function plantFiles(applicant: string, copy: string): void {
  const { folders, db } = api.deps;
  const [first, second] = documentStore(db)
    .current(applicant)
    .map(({ id }) => id);
  for (const [folder, id] of [
    ...[first, second, copy, ...uploadStore(db).piecesOfApplicant(applicant)].map(
      (one) => [folders.uploads, one] as const,
    ),
    [folders.orphans, first] as const,
    [folders.tmp, second] as const,
  ]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, id ?? ''), `%PDF ${MARK}`);
  }
}

type Step = readonly [browser: Visitor, path: string, body?: object];

/** Sends a call and reads its answer to the end, which may be a file. */
async function statusOf(browser: Visitor, to: string, body: object = {}): Promise<number> {
  const response = await fetch(`${api.url}/api/${to}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      ...{ 'content-type': 'application/json', 'accept-language': 'en', 'sec-fetch-site': 'same-origin' },
      cookie: browser.cookie,
    },
  });
  await response.arrayBuffer();
  return response.status;
}

it('PRIV-02 PRIV-09 a mark in every text field and file, seen through the calls of every role, is in no byte of the data folder after an erasure', async () => {
  const { id, token, student, partner, partnerId, employer, contract } = await markedPerson(api, MARK);
  const { deps } = api;
  await uploadsOf(api.url).send({ content: await pdf(), name: `${MARK}.pdf` }, token);
  partnerStore(deps.db).setVerified(partnerId, deps.clock.now());
  const admin = await newAdmin(api);
  // It is called by the name that is replaced here.
  deleteRows(deps.db, 'saved_view');
  const { planted, empty } = plant({ applicant: id, account: student.id });
  expect(empty.sort()).toEqual(WITHOUT_ROW);
  expect(planted).toEqual(
    expect.arrayContaining(['applicant.first_name', 'document.file_name', 'partner_note.note', 'upload.name']),
  );
  for (const [subject, subjectId] of [
    ['applicant', id],
    ['account', student.id],
  ] as const)
    eventStore(deps.db).add({
      ...{ at: deps.clock.now(), subject, subjectId, actor: 'command line', who: { name: MARK } },
      ...{ action: 'hold', detail: { reason: MARK } },
    });
  plantFiles(id, contract.copy);
  const search = `${MARK} last_name`;
  const requirement_id = matchStore(deps.db).find(
    contractStore(deps.db).find(contract.id)?.match_id ?? '',
  )?.requirement_id;
  const nobody = visitor(api);
  const steps: readonly Step[] = [
    [partner.browser, 'partner/registrations', { search }],
    [partner.browser, 'partner/registrations.csv', { search, lang: 'en' }],
    [
      partner.browser,
      'partner/invite-students',
      { list: `${addressOf('applicant')}\n${addressOf('account')}`, lang: 'de' },
    ],
    [partner.browser, 'partner/note', { person_id: id, note: `${MARK} noted` }],
    [employer.browser, 'employer/candidates', { requirement_id }],
    [employer.browser, 'employer/matches', { requirement_id, phase: 'current' }],
    [employer.browser, 'employer/contracts', {}],
    [admin.browser, 'admin/applications', { search }],
    [admin.browser, 'admin/applications', { search: `${MARK.slice(0, -1)}y last_name` }],
    [admin.browser, 'admin/applications.csv', { search, lang: 'en' }],
    [admin.browser, 'admin/save-view', { name: MARK, filters: { search } }],
    [admin.browser, 'admin/events', { search: addressOf('applicant') }],
    [admin.browser, 'admin/security-events', { search: addressOf('account') }],
    [admin.browser, 'admin/mails', {}],
    [admin.browser, 'admin/matches', { phase: 'current' }],
    [admin.browser, 'admin/contracts', {}],
    [admin.browser, 'admin/data-export', { applicant_id: id, lang: 'en' }],
    [admin.browser, 'admin/note-application', { applicant_id: id, note_id: `${MARK}-of-a-note`, note: MARK }],
    [nobody, 'my-data/request-link', { email: addressOf('applicant') }],
    [nobody, 'functions/resend-link', { email: addressOf('applicant') }],
    [nobody, 'auth/request-password-reset', { email: addressOf('account') }],
    [nobody, 'auth/sign-in', { email: addressOf('account'), password: MARK }],
    [student.browser, 'functions/placement', {}],
    [student.browser, 'contracts', {}],
    [
      student.browser,
      'rpc/log_security_event',
      { _action: 'login_failed', _error_message: MARK, _metadata: { to: MARK } },
    ],
  ];
  const statuses: [string, number][] = [];
  for (const [browser, to, body] of steps) {
    statuses.push([to, await statusOf(browser, to, body)]);
  }
  await api.post('get-applicant', {}, { authorization: `Bearer ${token}` });
  // By the mailed link, as the account has another address by now.
  const authorization = `Bearer ${dataTokenStore(deps.db).mint(id, deps.clock.now(), HOUR_MS)}`;
  const correction = { field: 'phone', text: `${MARK} corrected` };
  expect((await nobody.post('/api/my-data/request-correction', correction, { authorization })).status).toBe(200);
  remind(deps);
  tellNews(deps);
  await deps.mail.sendDue();
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([['auth/sign-in', 401]]);
  expect(holding(api, MARK).map((file) => path.dirname(file))).toEqual(
    expect.arrayContaining(['.', 'outbox', 'uploads', 'orphans', 'tmp']),
  );
  expect(beginErasure(deps, id, { why: 'asked', isTold: true })).toBe(true);
  await deps.mail.sendDue();
  await finish(api);
  api.clock.time += DAY_MS;
  await finish(api);
  for (const db of [deps.db, deps.counters]) db.pragma('wal_checkpoint(TRUNCATE)');
  expect(holding(api, MARK)).toEqual([]);
  expect(holding(api, id)).toEqual([]);
});
