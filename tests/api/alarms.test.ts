import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type PeerCertificate, TLSSocket } from 'node:tls';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchCertificate } from '#api/health/watch-certificate.ts';
import { watchHealth } from '#api/health/watch-health.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#api/time/clock.ts';
import { startApi } from '../support/api-server.ts';
import { startScanner } from '../support/clamd.ts';
import { mailsTo } from '../support/mails.ts';
import { CERTIFICATE, KEY, startSmtp } from '../support/smtp.ts';

async function started(env: Record<string, string> = {}) {
  const api = await startApi({ env });
  onTestFinished(api.stop);
  const told = async () => (await mailsTo(api, api.deps.site.operator.email)).map(({ subject }) => subject);
  /** Looks each minute, as the server does. */
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      api.clock.time += MINUTE_MS;
      await watchHealth(api.deps, new AbortController().signal);
    }
    return told();
  };
  return { api, told, pass };
}

it('STAC-18 tells the operator once that something is wrong, and once that it is over', async () => {
  const { api, pass } = await started();
  const [begun, over] = ['Unterlagen lassen sich nicht speichern', 'Behoben: Unterlagen lassen sich nicht speichern'];
  expect(await pass(2)).toEqual([]);
  api.deps.storage.tryOut = () => Promise.reject(new Error('read-only'));
  expect(await pass(30)).toEqual([begun]);
  api.deps.storage.tryOut = () => Promise.resolve();
  expect(await pass(30)).toEqual([begun, over]);
});

it('STAC-18 tells at once what begins anew, but not each time where it comes and goes', async () => {
  const { api, pass } = await started();
  const set = (isWell: boolean) => {
    api.deps.storage.tryOut = () => (isWell ? Promise.resolve() : Promise.reject(new Error('gone')));
  };
  for (let turn = 0; turn < 30; turn += 1) {
    set(turn % 2 === 1);
    await pass(1);
  }
  expect(await pass(0)).toHaveLength(2);
  set(true);
  await pass(60);
  set(false);
  expect(await pass(5)).toHaveLength(3);
});

it('STAC-18 tells of a certificate that nobody renews, and that it was renewed', async () => {
  const { api, told } = await started();
  const server = createServer({ cert: readFileSync(CERTIFICATE), key: readFileSync(KEY) }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  api.deps.env.PUBLIC_URL = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const end = Date.parse(new X509Certificate(readFileSync(CERTIFICATE)).validTo);
  const lookAt = async (time: number) => {
    api.clock.time = time;
    await watchCertificate(api.deps);
    return told();
  };
  expect(await lookAt(end - 15 * DAY_MS)).toEqual([]);
  const begun = 'Das Zertifikat läuft bald ab';
  expect(await lookAt(end - 13 * DAY_MS)).toEqual([begun]);
  expect(await lookAt(end - 13 * DAY_MS + HOUR_MS)).toEqual([begun]);
  // As if it were another one now.
  vi.spyOn(TLSSocket.prototype, 'getPeerCertificate').mockReturnValue({ valid_to: '2200-01-01' } as PeerCertificate);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await lookAt(end - 12 * DAY_MS)).toEqual([begun, `Behoben: ${begun}`]);
});

it('STAC-18 says of a scanner that it is dead, at the first look after the start', async () => {
  const scanner = await startScanner();
  const { pass } = await started({ CLAMD: scanner.env });
  await scanner.stop();
  expect(await pass(1)).toEqual(['Der Virenscanner antwortet nicht']);
});

it('STAC-18 says of mail that stood still, once it goes again, and only once', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const { api, pass } = await started({ SMTP_URL: smtp.url });
  smtp.attitude.sender = '550 5.7.1';
  outboxStore(api.deps.db).add({ template: 'operator-news', lang: 'de' }, api.clock.now());
  await api.deps.mail.sendDue();
  await pass(70);
  delete smtp.attitude.sender;
  api.clock.time += HOUR_MS;
  await api.deps.mail.sendDue();
  await pass(30);
  await api.deps.mail.sendDue();
  const subjects = smtp.received.map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'E-Mails sind liegen geblieben')).toHaveLength(1);
  expect(subjects).toHaveLength(2);
});
