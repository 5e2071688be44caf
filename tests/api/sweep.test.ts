import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review.ts';
import { DAY_MS } from '#api/clock.ts';
import { sweep } from '#api/documents/sweep.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { pdf } from '../support/files.ts';
import { formOf } from '../support/forms.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

describe('The sweep before the first request', () => {
  it('removes what was half-written, sets aside what no row names, and keeps the rest, replaced documents too', async () => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    review.sendBack(api.deps, id, 'cv', 'Cut off');
    const fields = { access_token: token, applicant_id: id, document_type: 'cv' };
    await api.post('upload-document', formOf(fields, { file: { content: await pdf() } }));
    const known = api.files();
    const { uploads, tmp } = api.deps.folders;
    for (const folder of [uploads, tmp]) writeFileSync(path.join(folder, crypto.randomUUID()), 'half a passport');
    await sweep(api.deps);
    expect(api.files()).toEqual(known);
    expect(readdirSync(api.deps.folders.orphans)).toHaveLength(1);
    api.clock.time += 31 * DAY_MS;
    await sweep(api.deps);
    expect(api.files()).toEqual(known);
    expect(readdirSync(api.deps.folders.orphans)).toEqual([]);
  });

  it('brings a file back that a restored database names again', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const known = api.files();
    const cv = api.deps.documents.current(id).find((document) => document.type === 'cv');
    const { uploads, orphans } = api.deps.folders;
    renameSync(path.join(uploads, String(cv?.id)), path.join(orphans, String(cv?.id)));
    await sweep(api.deps);
    expect(api.files()).toEqual(known);
  });

  it('does not stumble over a folder, such as the lost+found of a volume', async () => {
    const folder = path.join(api.deps.folders.uploads, 'lost+found');
    mkdirSync(folder);
    await sweep(api.deps);
    expect(existsSync(folder)).toBe(true);
  });
});
