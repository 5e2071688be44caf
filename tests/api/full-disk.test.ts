import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { MINUTE_MS } from '#api/time/clock.ts';
import { newAdmin } from '../support/accounts.ts';
import { startApi } from '../support/api-server.ts';
import { answerOf, apply, sendStep1 } from '../support/applications.ts';
import { countOf } from '../support/rows.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { uploadsOf } from '../support/uploads.ts';

const PIECE_BYTES = 200_000;

const disk = mountSmallDisk(8);
afterAll(() => disk?.unmount());

// A disk that is really full needs one of its own, which only root may mount.
it.runIf(disk)(
  'a full disk refuses what has to be kept, with 503 and nothing half done, and reading goes on',
  async () => {
    if (!disk) return;
    const api = await startApi({
      dataDir: path.join(disk.dir, 'data'),
      env: { DISK_RESERVE_MB: '0', ADMIN_2FA: 'off' },
    });
    const { token, id } = await apply(api);
    const chief = await newAdmin(api);
    const uploads = uploadsOf(api.url);
    const pieces = new Uint8Array(2 * PIECE_BYTES);
    const upload = await uploads.beginId(pieces.length);
    expect((await uploads.patch(upload, 0, pieces.slice(PIECE_BYTES))).status).toBe(204);
    disk.fill();
    const piece = await answerOf(uploads.patch(upload, PIECE_BYTES, pieces.slice(PIECE_BYTES)));
    expect([piece.status, piece.body.code]).toEqual([503, 'storage_failed']);
    // More than what the files of the database have left over.
    let refused = await sendStep1(api, { email: '1@example.org' });
    for (let more = 2; more < 50 && refused.status === 200; more += 1)
      refused = await sendStep1(api, { email: `${more}@example.org` });
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 503, code: 'storage_failed' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    // Nor has the database room for a change.
    const change = () => answerOf(api.post('update-applicant', { token, last_name: 'Bekele' }));
    let changed = await change();
    for (let more = 1; more < 10 && changed.status === 200; more += 1) changed = await change();
    expect({ status: changed.status, code: changed.body.code }).toEqual({ status: 503, code: 'storage_failed' });

    // An application that nobody has looked at yet is not shown, since the look could not be recorded.
    const look = await chief.browser.get(`/api/admin/applications/${id}`);
    expect([look.status, look.body.code]).toEqual([503, 'storage_failed']);

    const read = await answerOf(
      fetch(`${api.url}/api/functions/get-applicant`, { headers: { authorization: `Bearer ${token}` } }),
    );
    expect([read.status, read.body.applicant.id]).toEqual([200, id]);
    // For longer than an idle session lasts: that somebody reads cannot be written any more.
    for (let minutes = 0; minutes < 90; minutes += 10) {
      api.clock.time += 10 * MINUTE_MS;
      const { status, body } = await chief.browser.get('/api/auth/session');
      expect([minutes, status, body.user?.role]).toEqual([minutes, 200, 'admin']);
    }
    for (const address of ['/api/health/live', '/storage/public/enrolment-declaration-en.pdf'])
      expect([address, (await fetch(`${api.url}${address}`)).status]).toEqual([address, 200]);
    expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(503);
    expect(api.files()).toHaveLength(countOf(api.deps.db, 'applicant') + countOf(api.deps.db, 'upload_piece'));

    disk.makeRoom();
    // What of the file had arrived is still there.
    expect((await uploads.patch(upload, PIECE_BYTES, pieces.slice(PIECE_BYTES))).status).toBe(204);
    expect((await sendStep1(api, { email: 'after@example.org' })).status).toBe(200);
    await api.halt();
  },
);
