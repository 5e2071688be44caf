import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentStore } from '#api/documents/document.store.ts';
import { fileSafetyStore } from '#api/documents/file-safety.store.ts';
import { scanAgain } from '#api/malware/scan-again.ts';
import { securityEventStore } from '#api/security/security-event.store.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply } from '../support/applications.ts';
import { hasClamd, MARKER, startClamd } from '../support/clamd.ts';
import { blob, jpegBytes, withTrailer } from '../support/files.ts';
import { step1Form } from '../support/forms.ts';

// Loading its libraries takes seconds on a busy machine.
const PATIENCE_MS = 60_000;

describe.skipIf(!hasClamd())('A real clamd', () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let api: Api;
  beforeAll(async () => {
    clamd = await startClamd();
    api = await startApi({ env: { CLAMD: clamd.env } });
  }, PATIENCE_MS);
  afterAll(async () => {
    await api.stop();
    await clamd.stop();
  });

  const malwareOf = (id: string) =>
    fileSafetyStore(api.deps.db).find(documentStore(api.deps.db).current(id)[0]?.id ?? '').malware;

  it('PRIV-58 lets clean files pass, and refuses what its own signature file names', async () => {
    expect(malwareOf((await apply(api)).id)).toBe('clean');
    const infected = Buffer.concat([Buffer.from(jpegBytes()), Buffer.from(MARKER)]);
    const content = blob(new Uint8Array(infected), 'image/jpeg');
    const form = await step1Form({ email: 'x@example.org' }, { hub4africa_file: { content, name: 'photo.jpg' } });
    const { status, body } = await answerOf(api.post('submit-preregistration', form));
    expect([status, body.errors[0]?.code]).toEqual([400, 'file_infected']);
    const [recorded] = securityEventStore(api.deps.db)
      .list()
      .filter(({ action }) => action === 'upload_infected');
    expect(recorded?.error_message).toMatch(/^Test\.Marker/);
  });

  it(
    'PRIV-58 that was away scans what was held when it is back',
    async () => {
      await clamd.end();
      const { id } = await apply(api);
      expect(malwareOf(id)).toBe('held');
      await clamd.start();
      await scanAgain(api.deps);
      expect(malwareOf(id)).toBe('clean');
    },
    PATIENCE_MS,
  );

  it('PRIV-58 takes a file as large as any that may come', async () => {
    const content = blob(withTrailer(jpegBytes(), 9_900_000), 'image/jpeg');
    const form = await step1Form({ email: 'y@example.org' }, { hub4africa_file: { content, name: 'photo.jpg' } });
    const { status, body } = await answerOf(api.post('submit-preregistration', form));
    expect([status, malwareOf(body.applicant.id)]).toEqual([200, 'clean']);
  });
});
