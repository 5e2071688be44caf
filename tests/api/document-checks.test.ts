import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { describeApplicant } from '#api/applicants/applicants.report.ts';
import { review } from '#api/applicants/review/review.ts';
import type { DocumentChecks } from '#contract/documents/document-check.ts';
import type { DocumentType } from '#contract/model/document.ts';
import { newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, SEASON_AHEAD, startApi } from '../support/api-server.ts';
import { applyUntil, documentOf } from '../support/applications.ts';
import { documentForm } from '../support/forms.ts';
import { OPERATOR } from '../support/operator.ts';
import { rowsOf } from '../support/rows.ts';

const SET = '/api/admin/set-document-check';
const NOTE = '/api/admin/set-passport-note';

let api: Api;
let admin: Visitor;
let other: Visitor;
let email: string;
const logged: string[] = [];
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off' }, programme: SEASON_AHEAD, log: (line) => logged.push(line) });
  ({ browser: admin, email } = await newAdmin(api));
  other = (await newAdmin(api)).browser;
});
afterAll(() => api.stop());

async function someDocument(type: DocumentType) {
  const { id, token } = await applyUntil(api, 'A2_CV_RECEIVED');
  return { applicantId: id, token, id: documentOf(api, id, type).id };
}

async function checksOf(id: string, browser = admin): Promise<DocumentChecks> {
  return (await browser.get(`/api/admin/documents/${id}/checks`)).body as unknown as DocumentChecks;
}

const codeOf = ({ status, body }: Awaited<ReturnType<Visitor['post']>>) =>
  [status, body.errors?.[0]?.code ?? body.code].join(' ');

describe('The check list of a document', () => {
  it('keeps each tick with who and when, for every admin', async () => {
    const { id } = await someDocument('a2');
    expect(await checksOf(id)).toEqual({ checks: [], passport: null, season_ends_on: SEASON_AHEAD.endsOn });
    const answer = await admin.post(SET, { document_id: id, point: 'level', ticked: true });
    const at = new Date(api.clock.time).toISOString();
    expect(answer.body).toMatchObject({ checks: [{ point: 'level', by: email, at }], passport: null });
    expect(await checksOf(id, other)).toEqual(answer.body);
  });

  it('names the first who ticked, and forgets a tick that is taken back', async () => {
    const { id } = await someDocument('a2');
    const tick = (browser: Visitor, ticked: boolean) => browser.post(SET, { document_id: id, point: 'name', ticked });
    await tick(admin, true);
    api.clock.time += 1000;
    expect((await tick(other, true)).body).toMatchObject({ checks: [{ point: 'name', by: email }] });
    await tick(other, false);
    expect((await tick(other, false)).body).toMatchObject({ checks: [] });
  });

  it('goes with its file: one that replaces it begins without ticks', async () => {
    const { applicantId, token, id } = await someDocument('cv');
    await admin.post(SET, { document_id: id, point: 'name', ticked: true });
    review.sendBack(api.deps, OPERATOR, applicantId, 'cv', 'Cut off.');
    await api.post('upload-document', await documentForm({ token, id: applicantId }, 'cv', 'again'));
    expect((await checksOf(documentOf(api, applicantId, 'cv').id)).checks).toEqual([]);
    expect((await checksOf(id)).checks).toHaveLength(1);
  });

  it.each([
    ['a point that is not on its list', { point: 'valid', ticked: true }, '400 input_invalid'],
    ['a long point', { point: 'x'.repeat(60_000), ticked: true }, '400 input_invalid'],
    ['another type', { point: 7, ticked: 'yes' }, '400 input_invalid'],
    ['nothing', {}, '400 input_invalid'],
    ['an unknown document', { document_id: 'x', point: 'name', ticked: true }, '404 document_unknown'],
  ])('refuses %s', async (_what, input, code) => {
    const { id } = await someDocument('a2');
    expect(codeOf(await admin.post(SET, { document_id: id, ...input }))).toBe(code);
    expect((await checksOf(id)).checks).toEqual([]);
  });
});

describe('What is noted of a passport', () => {
  it('is kept as the passport prints it, and forgotten when it is blank', async () => {
    const { id } = await someDocument('passport');
    const noted = await admin.post(NOTE, {
      document_id: id,
      number: ' ep 123-4567 ',
      expires_on: '2030-02-28',
      seen: null,
    });
    const at = new Date(api.clock.time).toISOString();
    expect(noted.body).toMatchObject({
      passport: { number: 'EP1234567', expires_on: '2030-02-28', by: email, at },
    });
    await other.post(NOTE, { document_id: id, number: '', expires_on: '2030-02-28', seen: at });
    expect((await checksOf(id)).passport).toMatchObject({ number: '', expires_on: '2030-02-28' });
    await admin.post(NOTE, { document_id: id, number: ' ', expires_on: '', seen: at });
    expect((await checksOf(id)).passport).toBeNull();
  });

  it.each([
    ['a number with other signs', { number: 'EP<script>', expires_on: '' }, '400 passport_number_invalid'],
    ['a long number', { number: 'A'.repeat(25), expires_on: '' }, '400 passport_number_invalid'],
    ['a very long number', { number: 'A'.repeat(60_000), expires_on: '' }, '400 input_too_long'],
    ['a day that no calendar has', { number: 'A1', expires_on: '2030-02-30' }, '400 expiry_date_invalid'],
    ['another type', { number: 7, expires_on: [] }, '400 input_invalid'],
  ])('is refused with %s', async (_what, input, code) => {
    const { id } = await someDocument('passport');
    expect(codeOf(await admin.post(NOTE, { document_id: id, seen: null, ...input }))).toBe(code);
    expect((await checksOf(id)).passport).toBeNull();
  });

  it('is not overwritten by somebody who has not seen it; the same sent twice is no conflict', async () => {
    const { id } = await someDocument('passport');
    const send = (browser: Visitor, number: string, seen: string | null) =>
      browser.post(NOTE, { document_id: id, number, expires_on: '', seen });
    await send(admin, 'A1', null);
    const at = new Date(api.clock.time).toISOString();
    api.clock.time += 1000;
    expect(codeOf(await send(other, 'B2', null))).toBe('409 note_changed');
    expect(codeOf(await send(other, '', null))).toBe('409 note_changed');
    expect((await send(admin, 'A1', null)).status).toBe(200);
    expect((await checksOf(id)).passport).toMatchObject({ number: 'A1' });
    expect((await send(other, 'B2', new Date(api.clock.time).toISOString())).body).toMatchObject({
      passport: { number: 'B2' },
    });
    expect(codeOf(await send(admin, 'C3', at))).toBe('409 note_changed');
  });

  it('belongs to a passport alone', async () => {
    const { id } = await someDocument('cv');
    expect(codeOf(await admin.post(NOTE, { document_id: id, number: 'A1', expires_on: '', seen: null }))).toBe(
      '400 document_type_invalid',
    );
  });

  it('stands in no log, no event and no mail; the command line tells that it is there', async () => {
    const { applicantId, id } = await someDocument('passport');
    await admin.post(NOTE, { document_id: id, number: 'EQ7654321', expires_on: '2031-05-06', seen: null });
    await admin.post(SET, { document_id: id, point: 'valid', ticked: true });
    const applicant = applicantStore(api.deps.db).find(applicantId);
    if (!applicant) throw new Error('gone');
    const shown = await describeApplicant(api.deps, applicant);
    expect(shown).toMatch(new RegExp(`checked valid by ${email}, .*\\n +number noted, expires on 2031-05-06`));
    const everywhere = ['event', 'outbox', 'security_event'].flatMap((table) => rowsOf(api.deps.db, table));
    expect(everywhere.length).toBeGreaterThan(3);
    expect(logged.length).toBeGreaterThan(3);
    expect(`${JSON.stringify(everywhere)}${logged.join()}${shown}`).not.toMatch(/EQ7654321/);
  });
});
