import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { type Document, documentStore } from '#api/documents/document.store.ts';
import { requiredDocuments } from '#contract/model/document.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil, textIn } from '../support/applications.ts';
import { blob, pdfBytes, pdfOfSize } from '../support/files.ts';
import { documentForm, step2Form } from '../support/forms.ts';
import { OPERATOR } from '../support/operator.ts';
import { rowsOf } from '../support/rows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const rows = () => rowsOf<Document>(api.deps.db, 'document');
const fileOf = (id: string) => api.deps.storage.placeOf(id);
const contentOf = async (row: Document) => {
  const stream = await api.deps.storage.open(row);
  return stream ? buffer(stream) : Buffer.of();
};
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

describe('The documents of an application', () => {
  it('CALL-07 are each a row and a file that agree to the byte', async () => {
    const { id } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    const kept = rows().filter((row) => row.applicant_id === id);
    expect(kept.map((row) => row.type).sort()).toEqual([...requiredDocuments('ENROLMENT_UPLOADED')].sort());
    for (const row of kept) {
      const content = await contentOf(row);
      expect([row.size, row.sha256, row.mime]).toEqual([content.length, sha256(content), 'application/pdf']);
    }
    for (const { type, sha256: stored } of kept) expect(stored).toBe(sha256(await pdfBytes(textIn(type))));
  });

  it('CALL-07 of many pieces arrive whole', async () => {
    const { token, id } = await applyUntil(api, 'PRE_REGISTERED');
    const big = await pdfOfSize(3_000_001);
    await api.post('submit-a2-cv', await step2Form(token, { cv_file: { content: blob(big) } }));
    const row = rows().find((one) => one.applicant_id === id && one.type === 'cv');
    expect(row).toMatchObject({ size: big.length, sha256: sha256(big) });
    expect(row && (await contentOf(row)).equals(big)).toBe(true);
  });

  it('FILE-13 FILE-05 lie under their id, for the eyes of the server alone', () => {
    for (const row of rows()) {
      expect(row.id).toMatch(/^[0-9a-f-]{36}$/);
      expect(statSync(fileOf(row.id)).mode & 0o777).toBe(0o600);
    }
    expect(statSync(api.deps.folders.uploads).mode & 0o777).toBe(0o700);
  });

  it('CALL-07 that were replaced keep row and file, and no longer count', async () => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    review.sendBack(api.deps, OPERATOR, id, 'cv', 'Cut off');
    const old = rows().find((row) => row.applicant_id === id && row.type === 'cv');
    await api.post('upload-document', await documentForm({ token, id }, 'cv', 'new'));
    const both = rows().filter((row) => row.applicant_id === id && row.type === 'cv');
    expect(both).toHaveLength(2);
    for (const row of both) expect(sha256(await contentOf(row))).toBe(row.sha256);
    expect(
      documentStore(api.deps.db)
        .current(id)
        .filter((row) => row.type === 'cv'),
    ).not.toContainEqual(expect.objectContaining({ id: old?.id }));
  });

  it('STAC-10 are all there is: no file without a row, no row without a file', () => {
    expect(api.files()).toEqual(
      rows()
        .map((row) => row.id)
        .sort(),
    );
  });
});
