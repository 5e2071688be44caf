import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { tokenStore } from '#api/applicants/token.store.ts';
import { MINUTE_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil } from '../support/applications.ts';
import { addCrowd } from '../support/crowd.ts';
import { step1Form, step2Form } from '../support/forms.ts';
import { formHead, openSocket } from '../support/hostile-form.ts';

const STEP1 = '/api/functions/submit-preregistration';
const TRICKLED = `--x-boundary\r\ncontent-disposition: form-data; name="hub4africa_file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4 `;

let api: Api;
let sockets: Socket[];
beforeEach(async () => {
  // All forms come from this machine; the proxy in front says from which network.
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000', TRUST_PROXY: '1' } });
  sockets = [];
  // How slow a form is shows after some seconds, which a busy machine may need for its first bytes.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  await api.stop();
});

/** A form that begins, brings its first bytes, and then lets the server wait. */
function trickle(network: string, headers: Record<string, string> = {}) {
  const form = openSocket(api.url);
  sockets.push(form.socket);
  form.socket.write(formHead(STEP1, 5_000_000, { 'x-forwarded-for': network, ...headers }) + TRICKLED);
  return form;
}

/** Trickled forms, each of which the server is reading. */
async function attack(networks: readonly string[]) {
  const before = api.files().length;
  const forms = networks.map((network) => trickle(network));
  await expect.poll(() => api.files().length).toBeGreaterThanOrEqual(before + Math.min(networks.length, 128));
  return forms;
}

let people = 0;
async function honest(network: string): Promise<number> {
  people += 1;
  const form = await step1Form({ email: `honest-${people}@example.org` });
  return (await api.post('submit-preregistration', form, { 'x-forwarded-for': network })).status;
}

const answered = (forms: { answer(): string }[]) => forms.filter(({ answer }) => answer() !== '');
const FOUR_NETWORKS = Array.from({ length: 128 }, (_, index) => `192.0.2.${index % 4}`);

describe('128 forms trickled from four networks', () => {
  it('keep no honest applicant out, and no file of theirs stays', async () => {
    const forms = await attack(FOUR_NETWORKS);
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, index) => honest(`198.51.100.${index}`)));
    expect(statuses).toEqual(Array(12).fill(200));
    const [first] = answered(forms);
    expect(first?.answer()).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 20[\s\S]*"code":"busy"/i);
    for (const { socket } of forms) socket.destroy();
    await expect.poll(() => api.files()).toHaveLength(12);
  });

  it('keep nobody out who shares a network with them, once they have shown how slow they are', async () => {
    await attack(FOUR_NETWORKS);
    expect(await honest('192.0.2.1')).toBe(503);
    vi.advanceTimersByTime(5000);
    expect(await honest('192.0.2.1')).toBe(200);
  });

  it('are over after a minute, at a pace that is enough as long as places are free', async () => {
    const chunk = 'x'.repeat(100 * 1024);
    const alone = trickle('203.0.113.9');
    await expect.poll(() => api.files()).toHaveLength(1);
    alone.socket.write(chunk);
    await arrived();
    vi.advanceTimersByTime(MINUTE_MS);
    await pause(50);
    expect(alone.answer()).toBe('');
    const forms = await attack(FOUR_NETWORKS.slice(0, 127));
    for (const { socket } of forms) socket.write(chunk);
    await arrived();
    vi.advanceTimersByTime(MINUTE_MS);
    await expect.poll(() => answered(forms).length).toBeGreaterThan(100);
    expect(answered(forms)[0]?.answer()).toContain('"code":"body_too_slow"');
  });

  it('take no place of somebody who shows a token, in the header or in the form', async () => {
    const byHeader = await applyUntil(api, 'STEP1_APPROVED');
    const byField = await applyUntil(api, 'STEP1_APPROVED');
    await attack(FOUR_NETWORKS);
    // From the very network of the attack, where strangers are refused by now.
    const from = { 'x-forwarded-for': '192.0.2.1' };
    const sent = await api.post('submit-a2-cv', await step2Form(undefined), {
      ...from,
      authorization: `Bearer ${byHeader.token}`,
    });
    expect(sent.status).toBe(200);
    expect(await honest('192.0.2.1')).toBe(503);
    const other = await api.post('submit-a2-cv', await step2Form(byField.token), { 'x-forwarded-for': '192.0.2.77' });
    expect(other.status).toBe(200);
  });
});

describe('Trickled forms from 128 networks', () => {
  it('give way one by one, the slowest first', async () => {
    const forms = await attack(Array.from({ length: 128 }, (_, index) => `10.0.${index}.1`));
    expect(await honest('198.51.100.1')).toBe(503);
    vi.advanceTimersByTime(5000);
    for (const { socket } of forms.slice(1)) socket.write('a little');
    await arrived();
    expect(await honest('198.51.100.1')).toBe(200);
    await expect.poll(() => answered(forms)).toHaveLength(1);
    expect(forms[0]?.answer()).toContain('503');
  });
});

describe('Forms that 128 networks have just begun', () => {
  it('keep strangers waiting, and nobody who shows a token: these have places of their own', async () => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    await attack(Array.from({ length: 128 }, (_, index) => `10.0.${index}.1`));
    expect(await honest('198.51.100.1')).toBe(503);
    const headers = { 'x-forwarded-for': '198.51.100.1', authorization: `Bearer ${token}` };
    expect((await api.post('submit-a2-cv', await step2Form(undefined), headers)).status).toBe(200);
  });
});

describe('Forms that 128 networks begin and drop before they are slow', () => {
  it('keep no honest applicant out once they have dropped one each', async () => {
    const networks = Array.from({ length: 128 }, (_, index) => `10.0.${index}.1`);
    const dropped = await attack(networks);
    expect(await honest('198.51.100.1')).toBe(503);
    for (const { socket } of dropped) socket.destroy();
    await expect.poll(() => api.files()).toEqual([]);
    await attack(networks);
    expect(await honest('198.51.100.1')).toBe(200);
    expect(await honest('198.51.100.2')).toBe(200);
  });
});

describe('One application', () => {
  it('has four places at most, however many links it holds', async () => {
    const { token } = await apply(api);
    api.deps.tx(() => applicantStore(api.deps.db).setStatus(ownerOf(token), 'STEP1_APPROVED', null, api.clock.time));
    const forms = Array.from({ length: 5 }, () => trickleDocuments('203.0.113.5', token));
    await expect.poll(() => answered(forms)).toHaveLength(1);
    expect(answered(forms)[0]?.answer()).toContain('"code":"busy"');
    expect((await answerOf(api.post('get-applicant', { token }))).status).toBe(200);
  });
});

describe('One address with a hundred applications', () => {
  it('takes neither the places of applicants elsewhere who hold a link, nor those of strangers', async () => {
    const forms = tokensOf(100).map((token) => trickleDocuments('203.0.113.5', token));
    await expect.poll(() => api.files().length + answered(forms).length).toBe(100);
    const [token = ''] = tokensOf(1);
    const from = { 'x-forwarded-for': '198.51.100.1' };
    const sent = await api.post('submit-a2-cv', await step2Form(undefined), {
      ...from,
      authorization: `Bearer ${token}`,
    });
    expect(sent.status).toBe(200);
    expect(await honest('198.51.100.2')).toBe(200);
    // As many as one network may have, of both kinds.
    expect(answered(forms)).toHaveLength(20);
  });

  it('gives way to an application elsewhere where six such addresses hold every place', async () => {
    const networks = Array.from({ length: 192 }, (_, index) => `203.0.113.${index % 6}`);
    const tokens = tokensOf(192);
    const forms = networks.map((network, index) => trickleDocuments(network, tokens[index] ?? ''));
    await expect.poll(() => api.files()).toHaveLength(192);
    const [token = ''] = tokensOf(1);
    const headers = { 'x-forwarded-for': '198.51.100.1', authorization: `Bearer ${token}` };
    expect((await api.post('submit-a2-cv', await step2Form(undefined), headers)).status).toBe(200);
    expect(answered(forms)).toHaveLength(1);
  });

  it('may be a campus: some dozen students there send at once, and nobody gives way', async () => {
    const forms = tokensOf(60).map((token) => trickleDocuments('203.0.113.5', token));
    await expect.poll(() => api.files()).toHaveLength(60);
    const [token = ''] = tokensOf(1);
    const headers = { 'x-forwarded-for': '203.0.113.5', authorization: `Bearer ${token}` };
    expect((await api.post('submit-a2-cv', await step2Form(undefined), headers)).status).toBe(200);
    expect(answered(forms)).toEqual([]);
  });
});

/** The links of so many applications that wait for step 2. */
function tokensOf(count: number): string[] {
  const { deps, clock } = api;
  return addCrowd(deps, { count }).map((id) => tokenStore(deps.db).mint(id, clock.time).token);
}

function trickleDocuments(network: string, token: string) {
  const form = openSocket(api.url);
  sockets.push(form.socket);
  const headers = { 'x-forwarded-for': network, authorization: `Bearer ${token}` };
  const head = formHead('/api/functions/submit-a2-cv', 5_000_000, headers);
  form.socket.write(head + TRICKLED.replace('hub4africa_file', 'a2_file'));
  return form;
}

function ownerOf(token: string): string {
  return tokenStore(api.deps.db).find(token)?.applicant.id ?? '';
}

/** Bytes that were written need a moment to come in; a second connection is answered after them. */
async function arrived(): Promise<void> {
  await pause(100);
  await fetch(`${api.url}/api/health/live`);
}
