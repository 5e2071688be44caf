import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { eventStore } from '#api/audit/event.store.ts';
import { readEnv } from '#api/config/env.ts';
import { examine } from '#api/doctor/examine.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { recordContract } from '#api/employment-contracts/record-contract.ts';
import { watchHealth } from '#api/health/watch-health.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { recordMatch } from '#api/matches/record-match.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#api/time/clock.ts';
import { sendWebhooks } from '#api/webhooks/send-webhooks.ts';
import { webhookStore } from '#api/webhooks/webhook.store.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { member } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { makeSentContract } from '../support/contracts.ts';
import { ownEmployer } from '../support/employers.ts';

const KEY = Buffer.alloc(32, 7);
const WEBHOOK_SECRET = `whsec_${KEY.toString('base64')}`;
const STOPPING = new AbortController().signal;

interface Got {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of the operator's. `reply` answers; it says 204 at first. */
async function startReceiver() {
  const got: Got[] = [];
  const receiver = {
    ...{ got, url: '' },
    reply(res: ServerResponse): void {
      res.writeHead(204).end();
    },
  };
  const server = createServer(async (req, res) => {
    got.push({ headers: req.headers, body: await text(req) });
    receiver.reply(res);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/of-the-operator`;
  return receiver;
}

async function started() {
  const receiver = await startReceiver();
  const api = await startApi({ env: { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET } });
  onTestFinished(api.stop);
  const round = async (withinMs?: number) => {
    while (await sendWebhooks(api.deps, STOPPING, withinMs));
  };
  await round();
  return { api, receiver, round };
}

/** A decision in the log, without mails. */
function decide({ deps }: Api, subjectId: string): void {
  eventStore(deps.db).add({
    ...{ at: deps.clock.now(), subject: 'applicant', subjectId, actor: 'operator', action: 'reject' },
    ...{ fromStatus: 'PRE_REGISTERED', toStatus: 'REJECTED' },
  });
}

const typesOf = (got: Got[]) => got.map(({ body }) => JSON.parse(body).type);
const idsOf = (got: Got[]) => got.map(({ headers }) => headers['webhook-id']);

it('STAC-30 a receiver is told of decisions and placements in their order, signed, and of no person', async () => {
  const { api, receiver, round } = await started();
  const person = await applyUntil(api, 'COMPLETE');
  const { id } = await makeSentContract(api.deps, (await ownEmployer((await member(api, 'employer')).browser)).id);
  const contract = contractStore(api.deps.db).find(id);
  const match = matchStore(api.deps.db).find(contract?.match_id ?? '');
  if (!contract || !match) throw new Error('no placement');
  recordMatch(api.deps, { ...match, state: 'released' }, 'confirmed', { actor: 'candidate' });
  recordContract(api.deps, contract, { action: 'contract-signed', by: 'employer', to: 'signed-by-employer' });
  recordContract(api.deps, contract, { action: 'contract-paper-opened', by: 'operator' });
  await round();
  const types = typesOf(receiver.got);
  expect(types.slice(-3)).toEqual(['application.complete', 'match.confirmed', 'contract.signed']);
  expect(types).toContain('application.approve');
  const bodies = receiver.got.map(({ body }) => JSON.parse(body));
  expect(bodies.at(-1)).toEqual({
    type: 'contract.signed',
    timestamp: new Date(api.clock.time).toISOString(),
    data: {
      ...{ id, application: applicationNumber(contract.applicant_id) },
      ...{ from: 'sent', to: 'signed-by-employer' },
    },
  });
  expect(bodies.find(({ type }) => type === 'application.approve').data).toEqual({
    ...{ application: applicationNumber(person.id), from: 'A2_CV_RECEIVED', to: 'STEP2_APPROVED' },
  });
  expect(JSON.stringify(bodies)).not.toMatch(/@|Selam|Tesfaye/);
  for (const { headers, body } of receiver.got) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', KEY).update(signed).digest('base64')}`);
    expect(headers['webhook-timestamp']).toBe(String(Math.floor(api.clock.time / 1000)));
  }
  expect(new Set(idsOf(receiver.got)).size).toBe(types.length);
  await round();
  expect(receiver.got).toHaveLength(types.length);
});

it('STAC-30 what a receiver does not take comes again with the same id, in pauses that double, before what followed', async () => {
  const { api, receiver, round } = await started();
  receiver.reply = (res) => void res.writeHead(500).end('x'.repeat(100_000));
  await applyUntil(api, 'STEP2_APPROVED');
  const waits: number[] = [];
  for (let minutes = 0; minutes < 20; minutes += 1) {
    const before = receiver.got.length;
    await round();
    if (receiver.got.length > before) waits.push(minutes);
    api.clock.time += MINUTE_MS;
  }
  expect(waits).toEqual([0, 1, 2, 4, 8, 16]);
  expect(new Set(idsOf(receiver.got)).size).toBe(1);
  api.clock.time += HOUR_MS;
  receiver.reply = (res) => void res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  await round();
  expect(receiver.got).toHaveLength(7);
  api.clock.time += HOUR_MS;
  receiver.reply = (res) => void res.writeHead(200).end('thanks');
  await round();
  const taken = receiver.got.slice(7);
  expect(taken[0]?.headers['webhook-id']).toBe(receiver.got[0]?.headers['webhook-id']);
  expect(taken.length).toBeGreaterThan(1);
  expect(new Set(idsOf(taken)).size).toBe(taken.length);
});

it('STAC-30 a receiver is told of what follows an erasure, and of nobody who was erased', async () => {
  const { api, receiver, round } = await started();
  const erased = await applyUntil(api, 'STEP1_APPROVED');
  const waiting = await applyUntil(api, 'STEP1_APPROVED');
  await round();
  const before = receiver.got.length;
  decide(api, waiting.id);
  for (const { id } of [waiting, erased]) expect(beginErasure(api.deps, id, { why: 'asked' })).toBe(true);
  decide(api, '00000004-0000-4000-8000-000000000001');
  await round();
  expect(receiver.got.slice(before).map(({ body }) => JSON.parse(body).data.application)).toEqual(['WS-0000-01']);
});

it('STAC-30 a receiver that does not answer holds up nothing else, neither the next round nor the stop', async () => {
  const { api, receiver, round } = await started();
  receiver.reply = () => {};
  await applyUntil(api, 'STEP1_APPROVED');
  await round(200);
  expect(webhookStore(api.deps.db).progress()?.failing_since).toBe(api.clock.time);
  const stopping = new AbortController();
  api.clock.time += MINUTE_MS;
  receiver.reply = () => void stopping.abort();
  expect(await sendWebhooks(api.deps, stopping.signal)).toBe(false);
  expect(new Set(idsOf(receiver.got)).size).toBe(1);
});

it('STAC-30 who takes nothing for a day is told of by doctor, readiness and mail, until it is over', async () => {
  const { api, receiver, round } = await started();
  const stateOf = async () => (await examine(api.deps)).find(({ part }) => part === 'webhook')?.state;
  const reasons = async () => (await (await fetch(`${api.url}/api/health/ready`)).json()).reasons;
  const alarms = () =>
    api.deps.db.prepare("SELECT template FROM outbox WHERE params ->> 'about' = 'webhook'").pluck().all();
  expect(await stateOf()).toBe('ok');
  receiver.reply = (res) => void res.writeHead(410).end();
  decide(api, '00000000-0000-4000-8000-000000000001');
  await round();
  expect(await stateOf()).toBe('look');
  expect(await reasons()).not.toContain('webhook_failing');
  await watchHealth(api.deps, STOPPING);
  expect(alarms()).toEqual([]);
  api.clock.time += DAY_MS;
  await round();
  expect(await stateOf()).toBe('bad');
  expect(await reasons()).toContain('webhook_failing');
  await watchHealth(api.deps, STOPPING);
  expect(alarms()).toEqual(['operator-alarm']);
  receiver.reply = (res) => void res.writeHead(204).end();
  api.clock.time += HOUR_MS;
  await round();
  expect(await stateOf()).toBe('ok');
  await watchHealth(api.deps, STOPPING);
  expect(alarms()).toEqual(['operator-alarm', 'operator-alarm-over']);
});

it('STAC-30 a server that starts again goes on where it was; what happened before the first start is told to nobody', async () => {
  const receiver = await startReceiver();
  const former = await startApi();
  await applyUntil(former, 'STEP2_APPROVED');
  expect(await sendWebhooks(former.deps, STOPPING)).toBe(false);
  expect(webhookStore(former.deps.db).progress()).toBeUndefined();
  const dataDir = former.deps.folders.root;
  await former.halt();
  const env = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET };
  const first = await startApi({ dataDir, env });
  expect(await sendWebhooks(first.deps, STOPPING)).toBe(false);
  decide(first, '00000000-0000-4000-8000-000000000001');
  expect(await sendWebhooks(first.deps, STOPPING)).toBe(true);
  decide(first, '00000004-0000-4000-8000-000000000001');
  await first.halt();
  const second = await startApi({ dataDir, env });
  onTestFinished(second.stop);
  while (await sendWebhooks(second.deps, STOPPING));
  expect(receiver.got.map(({ body }) => JSON.parse(body).data.application)).toEqual(['WS-0000-00', 'WS-0000-01']);
});

it.each([
  ['http://example.org/hook', WEBHOOK_SECRET, 'WEBHOOK_URL must begin with https://'],
  ['https://user:secret@example.org/hook', WEBHOOK_SECRET, 'WEBHOOK_URL must begin with https://'],
  ['file:///etc/passwd', WEBHOOK_SECRET, 'WEBHOOK_URL must be an address'],
  ['https://example.org/hook', 'whsec_c2hvcnQ=', 'WEBHOOK_SECRET must be base64'],
  ['https://example.org/hook', '', 'WEBHOOK_URL needs WEBHOOK_SECRET'],
])('STAC-30 a start with WEBHOOK_URL %s and the secret "%s" is refused', (WEBHOOK_URL, secret, sentence) => {
  expect(() => readEnv({ WEBHOOK_URL, WEBHOOK_SECRET: secret })).toThrow(sentence);
});

it('events that it is not told of are passed over in batches between which requests are answered', async () => {
  const { api, round } = await started();
  const seen = { at: api.clock.now(), subject: 'account', subjectId: 'x', actor: 'system', action: 'seen' } as const;
  api.deps.tx(() => {
    for (let event = 0; event < 1000; event += 1) eventStore(api.deps.db).add(seen);
  });
  let turns = 0;
  const count = () => {
    turns += 1;
    turning = setImmediate(count);
  };
  let turning = setImmediate(count);
  await round();
  clearImmediate(turning);
  expect(turns).toBeGreaterThanOrEqual(9);
});
