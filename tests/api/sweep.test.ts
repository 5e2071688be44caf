import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { clearUp, endOrphans, prepareFiles } from '#api/documents/sweep.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil, documentOf } from '../support/applications.ts';
import { documentForm } from '../support/forms.ts';
import { OPERATOR } from '../support/operator.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

/** Later than anything that a test does. */
const LATER = Date.now() + DAY_MS;

describe('The folders of documents', () => {
  it('are put in order while files are being uploaded: none of these is touched, however long they take', async () => {
    const { uploads, tmp, orphans } = api.deps.folders;
    // One is being received, one has its place already and gets its row next.
    const names = [tmp, uploads].map((folder) => path.join(folder, crypto.randomUUID()));
    for (const name of names) writeFileSync(name, 'half a passport');
    const underWay = api.files();
    await clearUp(api.deps, { before: statSync(String(names[0])).ctimeMs - 1 });
    // As at a start: everything here is younger than this process.
    await clearUp(api.deps);
    expect([api.files(), readdirSync(orphans)]).toEqual([underWay, []]);
  });

  it('are put in order a part at a time, whatever their number, and stop with the server', async () => {
    const { uploads, orphans } = api.deps.folders;
    for (let count = 0; count < 450; count += 1) writeFileSync(path.join(uploads, crypto.randomUUID()), '');
    const stopping = new AbortController();
    let answered = 0;
    const timer = setInterval(() => {
      answered += 1;
    }, 0);
    await clearUp(api.deps, { before: LATER, stopping: stopping.signal });
    clearInterval(timer);
    expect(answered).toBeGreaterThan(0);
    expect([api.files(), readdirSync(orphans).length]).toEqual([[], 450]);
    stopping.abort();
    for (let count = 0; count < 450; count += 1) writeFileSync(path.join(uploads, crypto.randomUUID()), '');
    await clearUp(api.deps, { before: LATER, stopping: stopping.signal });
    expect(api.files().length).toBeGreaterThan(0);
  });

  it('removes what was half-written, sets aside what no row names, and keeps the rest, replaced documents too', async () => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    review.sendBack(api.deps, OPERATOR, id, 'cv', 'Cut off');
    await api.post('upload-document', await documentForm({ token, id }, 'cv'));
    const known = api.files();
    const { uploads, tmp } = api.deps.folders;
    for (const folder of [uploads, tmp]) writeFileSync(path.join(folder, crypto.randomUUID()), 'half a passport');
    await prepareFiles(api.deps);
    await clearUp(api.deps, { before: LATER });
    expect(api.files()).toEqual(known);
    expect(readdirSync(api.deps.folders.orphans)).toHaveLength(1);
    await prepareFiles(api.deps);
    expect(readdirSync(api.deps.folders.orphans)).toHaveLength(1);
    // Without another start.
    api.clock.time += 29 * DAY_MS;
    await endOrphans(api.deps);
    expect(readdirSync(api.deps.folders.orphans)).toHaveLength(1);
    api.clock.time += 2 * DAY_MS;
    await endOrphans(api.deps);
    expect(api.files()).toEqual(known);
    expect(readdirSync(api.deps.folders.orphans)).toEqual([]);
  });

  it('brings a file back that a restored database names again', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const known = api.files();
    const cv = documentOf(api, id, 'cv');
    renameSync(api.deps.storage.placeOf(cv.id), path.join(api.deps.folders.orphans, cv.id));
    await clearUp(api.deps, { before: LATER });
    expect(api.files()).not.toEqual(known);
    await prepareFiles(api.deps);
    expect(api.files()).toEqual(known);
  });

  it('does not stumble over a folder, such as the lost+found of a volume', async () => {
    const folder = path.join(api.deps.folders.uploads, 'lost+found');
    mkdirSync(folder);
    await prepareFiles(api.deps);
    await clearUp(api.deps, { before: LATER });
    expect(existsSync(folder)).toBe(true);
  });
});
