import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDiskSpace } from '#api/documents/disk-space.ts';
import { DAY_MS, SECOND_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil } from '../support/applications.ts';
import { pdfOfSize } from '../support/files.ts';
import { step1Form, step2Form } from '../support/forms.ts';
import { formBytes, formHead, openSocket } from '../support/hostile-form.ts';
import { subjectsTo } from '../support/mails.ts';
import { sendRaw } from '../support/raw-http.ts';
import { columnOf } from '../support/rows.ts';

const MORE_THAN_ANY_DISK = '999999999';
const MEGABYTE = 1024 * 1024;

let api: Api;
afterEach(async () => {
  vi.useRealTimers();
  await api.stop();
});

let people = 0;
async function send(network: string, megabytes = 0.1) {
  people += 1;
  const content = new Blob([await pdfOfSize(Math.round(megabytes * MEGABYTE))], { type: 'application/pdf' });
  const form = await step1Form(
    { email: `upload-${people}@example.org` },
    { hub4africa_file: { content, name: 'confirmation.pdf' } },
  );
  return answerOf(api.post('submit-preregistration', form, { 'x-forwarded-for': network }));
}
const told = () => subjectsTo(api, api.deps.site.operator.email);

describe('Below the reserve of the disk', () => {
  it('a form is refused before it is read, with a sentence that says that nothing is lost and when to come back', async () => {
    api = await startApi({ env: { DISK_RESERVE_MB: MORE_THAN_ANY_DISK } });
    const { status, headers, body } = await send('192.0.2.1', 9);
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'disk_low', '1800']);
    expect(body.error).toMatch(/Nothing is lost.*try again in half an hour/);
    expect(api.files()).toEqual([]);
    // Not a byte of its body has come.
    const { socket, answer } = openSocket(api.url);
    socket.write(formHead('/api/functions/submit-preregistration', 9 * MEGABYTE));
    await expect.poll(answer).toContain('"code":"disk_low"');
    socket.destroy();
  });

  it('a browser that sends the form by itself reads the same sentence as a page, in its language', async () => {
    api = await startApi({ env: { DISK_RESERVE_MB: MORE_THAN_ANY_DISK } });
    const { body } = formBytes([{ name: 'first_name', content: 'Selam' }]);
    const headers = { 'sec-fetch-mode': 'navigate', 'accept-language': 'de' };
    const answer = await sendRaw(api.url, [
      formHead('/api/functions/submit-preregistration', body.length, headers),
      body,
    ]);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatch(/^<!doctype html>.*Es geht nichts verloren.*in einer halben Stunde/);
  });

  it('reading and calls without files go on', async () => {
    api = await startApi();
    const person = await apply(api);
    await api.halt();
    api = await startApi({ dataDir: api.deps.folders.root, env: { DISK_RESERVE_MB: MORE_THAN_ANY_DISK } });
    expect((await api.post('get-applicant', { token: person.token })).status).toBe(200);
    expect((await api.post('update-applicant', { token: person.token, last_name: 'Bekele' })).status).toBe(200);
    expect((await fetch(`${api.url}/storage/public/enrolment-declaration-de.pdf`)).status).toBe(200);
  });

  it('the operator is told by mail, once a day', async () => {
    api = await startApi({ env: { DISK_RESERVE_MB: MORE_THAN_ANY_DISK } });
    await send('192.0.2.1');
    api.clock.time += 3 * SECOND_MS;
    await send('192.0.2.1');
    expect(await told()).toEqual(['Die Festplatte ist fast voll']);
    api.clock.time += DAY_MS;
    await send('192.0.2.1');
    expect(await told()).toHaveLength(2);
  });
});

describe('The room on the disk', () => {
  /** A disk that can fill up and be tidied, which the test's own disk cannot. */
  function disk(free: number) {
    const state = { free, asked: 0, low: [] as number[], time: 0 };
    const space = createDiskSpace({
      folder: '/',
      reserveMegabytes: 500,
      clock: { now: () => state.time },
      log: api.deps.log,
      onLow: (megabytes) => state.low.push(megabytes),
      freeBytes: async () => {
        state.asked += 1;
        if (state.free < 0) throw new Error('EIO');
        return state.free * MEGABYTE;
      },
    });
    return { state, space };
  }

  it('is asked for once in two seconds, however many forms come, and once it is there again all goes on', async () => {
    api = await startApi();
    const { state, space } = disk(499);
    const answers = await Promise.all(Array.from({ length: 300 }, () => space.isLow()));
    expect([answers.every(Boolean), state.asked, state.low]).toEqual([true, 1, [499]]);
    state.free = 500;
    expect(await space.isLow()).toBe(true);
    state.time += 2 * SECOND_MS;
    expect([await space.isLow(), state.asked]).toEqual([false, 2]);
    state.time -= DAY_MS;
    state.free = 1;
    expect(await space.isLow()).toBe(true);
  });

  it('ends forms under way only below half of the reserve', async () => {
    api = await startApi();
    const at = async (free: number) => {
      const { space } = disk(free);
      return [await space.isLow(), await space.isNearlyFull()];
    };
    expect([await at(500), await at(499), await at(249)]).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  it('counts as there where the disk does not say', async () => {
    api = await startApi();
    expect(await disk(-1).space.isLow()).toBe(false);
  });

  it('that runs out ends a form under way with the same sentence, and its file is gone', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    api = await startApi();
    const form = openSocket(api.url);
    form.socket.write(`${formHead('/api/functions/submit-preregistration', 5_000_000)}${FILE_BEGINS}`);
    await expect.poll(() => api.files()).toHaveLength(1);
    api.deps.diskSpace.isNearlyFull = async () => true;
    vi.advanceTimersByTime(5000);
    await expect.poll(form.answer).toContain('"code":"disk_low"');
    expect(api.files()).toEqual([]);
    form.socket.destroy();
  });
});

const FILE_BEGINS =
  '--x-boundary\r\ncontent-disposition: form-data; name="hub4africa_file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4 ';

describe('The budget of uploads', () => {
  const start = (env: Record<string, string>) => startApi({ env: { TRUST_PROXY: '1', ...env } });

  it('of a network lets so many megabytes through a day, and others are not concerned', async () => {
    api = await start({ UPLOAD_MB_PER_NETWORK: '3' });
    for (const expected of [200, 200]) expect((await send('192.0.2.1', 1.2)).status).toBe(expected);
    const refused = await send('192.0.2.1', 1.2);
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'network_uploads_spent',
      String(DAY_MS / SECOND_MS),
    ]);
    expect(refused.body.error).toContain('in 24 h, or use another network');
    expect((await send('198.51.100.1', 1.2)).status).toBe(200);
    expect((await send('192.0.2.1', 0.3)).status).toBe(200);
    api.clock.time += DAY_MS;
    expect((await send('192.0.2.1', 1.2)).status).toBe(200);
    expect(await told()).toEqual(['Ein Netz hat heute ungewöhnlich viele Dateien gesendet']);
  });

  it('counts refused forms too, by the bytes that really came', async () => {
    api = await start({ UPLOAD_MB_PER_NETWORK: '3' });
    const refused = async () => {
      const form = await step1Form(
        { gdpr: 'no' },
        { hub4africa_file: { content: new Blob([await pdfOfSize(MEGABYTE)]) } },
      );
      return (await api.post('submit-preregistration', form, { 'x-forwarded-for': '192.0.2.1' })).status;
    };
    expect([await refused(), await refused(), await refused()]).toEqual([400, 400, 429]);
    const lied = openSocket(api.url);
    lied.socket.end(
      `${formHead('/api/functions/submit-preregistration', 9 * MEGABYTE, { 'x-forwarded-for': '192.0.2.2' })}--x`,
    );
    await expect.poll(() => lied.socket.readableEnded || lied.answer() !== '').toBe(true);
    lied.socket.destroy();
    expect((await send('192.0.2.2', 2.5)).status).toBe(200);
  });

  it('holds what is announced while it is under way, so that many at once do not slip through', async () => {
    api = await start({ UPLOAD_MB_PER_NETWORK: '12' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('192.0.2.1', 2.9)));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBeLessThanOrEqual(4);
    expect(taken.length).toBeGreaterThan(0);
    const open = openSocket(api.url);
    const from = { 'x-forwarded-for': '192.0.2.9' };
    open.socket.write(`${formHead('/api/functions/submit-preregistration', 10 * MEGABYTE, from)}${FILE_BEGINS}`);
    await expect.poll(() => api.files().length).toBeGreaterThan(taken.length);
    const second = await send('192.0.2.9', 2.9);
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '60']);
    open.socket.destroy();
    await expect.poll(async () => (await send('192.0.2.9', 2.9)).status).toBe(200);
  });

  it('of an application is its own, whatever its network has spent, with the token in the header or in the form', async () => {
    api = await start({ UPLOAD_MB_PER_NETWORK: '2', UPLOAD_MB_PER_APPLICATION: '1' });
    const from = { 'x-forwarded-for': '192.0.2.1' };
    const people = [await applyUntil(api, 'STEP1_APPROVED'), await applyUntil(api, 'STEP1_APPROVED')] as const;
    expect((await send('192.0.2.1', 1.5)).status).toBe(200);
    expect((await send('192.0.2.1', 1)).status).toBe(429);
    const byHeader = await api.post('submit-a2-cv', await step2Form(undefined), {
      ...from,
      authorization: `Bearer ${people[0].token}`,
    });
    expect([byHeader.status, (await api.post('submit-a2-cv', await step2Form(people[1].token), from)).status]).toEqual([
      200, 200,
    ]);
  });

  it('of an application ends too, and says so', async () => {
    api = await start({ UPLOAD_MB_PER_APPLICATION: '2' });
    const person = await applyUntil(api, 'STEP1_APPROVED');
    const large = { content: new Blob([new Uint8Array(1.5 * MEGABYTE)]), name: 'a2.pdf' };
    const refused = async () => answerOf(api.post('submit-a2-cv', await step2Form(person.token, { a2_file: large })));
    expect((await refused()).body.code).toBe('file_type_not_allowed');
    const spent = await refused();
    expect([spent.status, spent.body.code]).toEqual([429, 'application_uploads_spent']);
    expect(spent.body.error).toContain('What has arrived is safe');
    expect((await api.post('get-applicant', { token: person.token })).status).toBe(200);
  });

  it('passes a campus of some hundred applicants behind one address', async () => {
    api = await start({});
    const { UPLOAD_MB_PER_NETWORK, UPLOAD_MB_PER_APPLICATION } = api.deps.env;
    expect(UPLOAD_MB_PER_NETWORK).toBeGreaterThanOrEqual(300 * 10);
    // All three forms, each file at its largest, three times over.
    expect(UPLOAD_MB_PER_APPLICATION).toBeGreaterThanOrEqual(3 * (10 + 30 + 10));
  });

  it('lets forms pass where the counters fail, and the log tells', async () => {
    const lines: string[] = [];
    api = await startApi({ log: (line) => lines.push(line) });
    api.deps.counters.exec('DROP TABLE rate_counter');
    expect((await send('192.0.2.1')).status).toBe(200);
    expect(lines.join('')).toContain('not counted');
  });

  it('keeps no address in its counters', async () => {
    api = await start({});
    await send('192.0.2.123');
    const keys = columnOf(api.deps.counters, 'rate_counter', 'key').filter((key) => key.startsWith('upload:'));
    expect(keys).toHaveLength(1);
    expect(keys.join()).not.toContain('192.0.2');
  });
});
