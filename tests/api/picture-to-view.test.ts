import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventStore } from '#api/audit/event.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf } from '../support/applications.ts';
import { openDocument } from '../support/desk.ts';
import { blob, jpegBytes, pngBytes } from '../support/files.ts';
import { step1Form } from '../support/forms.ts';
import { changeRows } from '../support/rows.ts';

const MAKER = 'Camera of a test';

let api: Api;
let admin: Visitor;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off' } });
  admin = (await newAdmin(api)).browser;
});
afterAll(() => api.stop());

let people = 0;
/** Sends a picture as the first paper of an application; returns its row. */
async function sent(bytes: Uint8Array, type: 'jpeg' | 'png' = 'jpeg') {
  people += 1;
  const content = blob(new Uint8Array(bytes), `image/${type}`);
  const file = { content, name: type === 'png' ? 'pass.png' : 'pass.jpg' };
  const form = await step1Form({ email: `picture-${people}@example.org` }, { hub4africa_file: file });
  const { status, body } = await answerOf(api.post('submit-preregistration', form));
  if (status !== 200) throw new Error(body.errors[0]?.code ?? body.code);
  const [document] = documentStore(api.deps.db).current(body.applicant.id);
  if (!document) throw new Error('no document');
  return document;
}

const viewed = async (id: string) => Buffer.from(await (await openDocument(api, admin, id)).arrayBuffer());

describe('A picture on the desk', () => {
  it('PRIV-53 is made anew without place, camera or profile, and the original stays as it was', async () => {
    const original = await sharp(jpegBytes())
      .withExif({
        IFD0: { Make: MAKER, Copyright: MAKER },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 1/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '38/1 45/1 0/1' },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${MAKER}</x:xmpmeta>`)
      .toBuffer();
    expect(original.includes(MAKER)).toBe(true);
    const passport = await sent(original);

    const answer = await openDocument(api, admin, passport.id);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-length')]).toEqual([
      ...[200, 'image/jpeg', String(bytes.length)],
    ]);
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="pass.jpg"');
    expect(bytes.includes(MAKER)).toBe(false);
    const { exif, xmp, iptc, icc, width, height } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    const before = await sharp(original).metadata();
    expect([width, height]).toEqual([before.width, before.height]);

    expect(passport.sha256).toBe(createHash('sha256').update(original).digest('hex'));
    const kept = await api.deps.storage.open(passport);
    expect(Buffer.concat((await kept?.toArray()) ?? []).equals(original)).toBe(true);
  });

  it('PRIV-53 stands upright, however the camera was held', async () => {
    // Each quarter has a colour of its own.
    const quarter = (background: string) => ({ create: { width: 40, height: 30, channels: 3 as const, background } });
    const colours = ['#f00', '#0f0', '#00f', '#fff'];
    const scene = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#000' } })
      .composite(colours.map((colour, at) => ({ input: quarter(colour), left: (at % 2) * 40, top: at < 2 ? 0 : 30 })))
      .png()
      .toBuffer();
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const lying = await sharp(scene).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
      const wanted = await sharp(lying).autoOrient().raw().toBuffer({ resolveWithObject: true });
      const shown = await sharp(await viewed((await sent(lying)).id))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([shown.info.width, shown.info.height], String(orientation)).toEqual([
        wanted.info.width,
        wanted.info.height,
      ]);
      const far = shown.data.filter((value, at) => Math.abs(value - (wanted.data[at] ?? 0)) > 60).length;
      // JPEG blurs the borders between the quarters.
      expect(far / shown.data.length, String(orientation)).toBeLessThan(0.08);
    }
  });

  it('PRIV-53 comes as JPEG from a PNG too, with a name that says so', async () => {
    const passport = await sent(pngBytes(), 'png');
    const answer = await openDocument(api, admin, passport.id);
    expect([passport.mime, answer.headers.get('content-type')]).toEqual(['image/png', 'image/jpeg']);
    expect(answer.headers.get('content-disposition')).toContain('filename="pass.jpg"');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe('jpeg');
  });

  it('PRIV-53 of many pixels comes with as many as a screen can use', async () => {
    const large = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer();
    const { width, height } = await sharp(await viewed((await sent(large)).id)).metadata();
    expect([width, height]).toEqual([4096, 3072]);
  });

  it('PRIV-54 that is damaged is refused with a sentence, and counts as no view', async () => {
    // The table without which no pixel can be read: it was taken while too many others waited to be judged.
    const damaged = Buffer.from(jpegBytes());
    const table = damaged.indexOf(Buffer.from([0xff, 0xc4]));
    damaged.fill(0xfe, table + 5, table + 21);
    const passport = await sent(jpegBytes());
    writeFileSync(path.join(api.deps.folders.uploads, passport.id), damaged);
    const sha256 = createHash('sha256').update(damaged).digest('hex');
    changeRows(api.deps.db, 'document', { id: passport.id }, { key_id: 'plain', size: damaged.length, sha256 });
    const answer = await openDocument(api, admin, passport.id);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'picture_unreadable',
      error: expect.stringContaining('geben Sie die Unterlage zurück'),
    });
    const views = eventStore(api.deps.db).history('applicant', passport.applicant_id);
    expect(views.filter(({ action }) => action === 'load-document')).toEqual([]);
  });

  it('PRIV-54 that was taken before pictures were bounded is not drawn where it would take too much memory', async () => {
    const wide = await sharp({ create: { width: 20_001, height: 2, channels: 3, background: '#777' } })
      .png()
      .toBuffer();
    const { id, applicant_id } = await sent(pngBytes(), 'png');
    writeFileSync(path.join(api.deps.folders.uploads, id), wide);
    const sha256 = createHash('sha256').update(wide).digest('hex');
    changeRows(api.deps.db, 'document', { id }, { key_id: 'plain', size: wide.length, sha256 });
    const answer = await openDocument(api, admin, id);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'picture_too_large']);
    const events = eventStore(api.deps.db).history('applicant', applicant_id);
    expect(events.filter(({ action }) => action === 'load-document')).toEqual([]);
  });

  it('PRIV-54 is made one after the other, and beyond a queue the caller is asked to come again', async () => {
    const { id } = await sent(jpegBytes());
    const answers = await Promise.all(Array.from({ length: 40 }, () => openDocument(api, admin, id)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
    for (const answer of answers) await answer.arrayBuffer();
  });
});
