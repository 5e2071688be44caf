import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { createApp } from '#api/app.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { WORKER_ADDRESS } from '#src/features/applicants/offline/offline-copies.ts';
import { buildWorker } from '../../scripts/offline-worker.ts';
import { changeRows } from '../support/rows.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { heading } from './page-parts.ts';
import { complaintsOf } from './quiet.ts';
import type { RunningServer } from './server.ts';
import { signInAs } from './sign-in.ts';

const card = (page: Page) => page.locator('[data-keep-offline]');
const offer = (page: Page) => card(page).getByRole('button', { name: /merken|Remember/ });
const remove = (page: Page) => card(page).getByRole('button', { name: /löschen|Delete/ });
const note = (page: Page) => page.locator('main > [data-offline]');

/** What this browser keeps: applications, and places of pages and files. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        all.push(`${name}${url.slice(location.origin.length)}`);
    return all;
  });
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active).length);

async function keep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await offer(page).click();
  await expect(remove(page)).toBeFocused();
}

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

for (const { lang, width, says, stamp } of [
  { lang: 'de', width: 360, says: 'Rettungsdienst', stamp: /Kein Internet\. Stand: \d\d\.\d\d\.\d{4} \d\d:\d\d/ },
  { lang: 'en', width: 1440, says: 'ambulance', stamp: /No internet\. As of \d\d\.\d\d\.\d{4} \d\d:\d\d/ },
] as const)
  test(`NETW-01 NETW-02 whoever asks for it reads the own pages without a network, with their time: ${lang}`, async ({
    page,
    context,
    product,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { token, id } = await product.seedApplicant({ status: 'A2_CV_RECEIVED', lang });
    const address = `/${lang}/status?token=${token}`;
    await page.goto(address);
    await expect(offer(page)).toBeVisible();
    expect(await workers(page)).toBe(0);
    await expectAccessible(page);
    await keep(page, address);
    const title = await heading(page).innerText();
    await context.setOffline(true);
    const complaints = complaintsOf(page);
    await page.goto(address);
    await expect(heading(page)).toHaveText(title);
    await expect(note(page)).toContainText(stamp);
    await expect(note(page)).toContainText(says);
    await expect(note(page).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    // The token opens the application: it is in no name.
    expect((await kept(page)).filter((name) => !name.startsWith(`s4f_offline_${id}/`) || name.includes(token))).toEqual(
      [],
    );
    await context.setOffline(false);
    await note(page)
      .getByRole('link', { name: /neu laden|Reload/ })
      .click();
    await expect(note(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(title);
  });

test('NETW-01 other pages of the application are kept as they are seen, with what they need to work', async ({
  page,
  context,
  product,
}) => {
  const { token } = await product.seedApplicant({ status: 'STEP2_APPROVED' });
  await keep(page, `/en/status?token=${token}`);
  await page.goto(`/en/enrolment?token=${token}`);
  const title = await heading(page).innerText();
  await expect(page.getByRole('main').getByRole('button', { name: /photo/i }).first()).toBeVisible();
  await expect.poll(async () => (await kept(page)).filter((name) => name.endsWith('/en/enrolment')).length).toBe(1);
  await context.setOffline(true);
  await page.goto(`/en/enrolment?token=${token}`);
  await expect(heading(page)).toHaveText(title);
  // The script came from there too.
  await expect(page.getByRole('main').getByRole('button', { name: /photo/i }).first()).toBeVisible();
  // Of a page that was not seen, the status stands in its place: mails lead to others, and a page to its other language.
  for (const other of ['/en/upload', '/de/join']) {
    await page.goto(`${other}?token=${token}`);
    await expect(page).toHaveURL(`/en/status?token=${token}`);
    await expect(note(page)).toBeVisible();
  }
});

test('NETW-06 in a copy, a form whose script is not kept stays with what was typed, and the note is read', async ({
  page,
  context,
  product,
}) => {
  const { token } = await product.seedApplicant({ status: 'ENROLMENT_UPLOADED' });
  const address = `/en/status?token=${token}`;
  await keep(page, address);
  await context.setOffline(true);
  await page.goto(address);
  const announce = page.locator('form[action*="form=announce#"]');
  await announce.locator('[name=tracking_number]').fill('RR 123');
  await announce.getByRole('button').click();
  await expect(note(page)).toBeFocused();
  await expect(announce.locator('[name=tracking_number]')).toHaveValue('RR 123');
});

test('NETW-01 what a form without a script has just done is said once, and not again without a network', async ({
  page,
  context,
  product,
}) => {
  const { token } = await product.seedApplicant({ status: 'A2_CV_RECEIVED' });
  const address = `/en/status?token=${token}`;
  await keep(page, address);
  const again = page.context().waitForEvent('response', (answer) => answer.url().endsWith(address));
  await page.goto(`${address}&done=update-applicant.${Date.now()}`);
  await expect(page.getByRole('main')).toContainText('It has arrived');
  await (await again).finished();
  await context.setOffline(true);
  await page.goto(address);
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('It has arrived');
});

test('NETW-03 on a shared phone, nothing of somebody else is kept or shown', async ({ page, context, product }) => {
  const mine = await product.seedApplicant({ status: 'A2_CV_RECEIVED' });
  const theirs = await product.seedApplicant({ status: 'A2_CV_RECEIVED' });
  await keep(page, `/en/status?token=${mine.token}`);
  await page.goto(`/en/status?token=${theirs.token}`);
  await expect(offer(page)).toBeVisible();
  // Neither what a helper fills in for others, nor pages without an owner, nor the page of one's data.
  for (const other of [
    `/en/status?token=${mine.token}&helper=1`,
    '/en/status',
    '/en/contact',
    `/en/my-data?token=${mine.token}`,
  ])
    await page.goto(other);
  const foreign = (await kept(page)).filter((name) => !name.startsWith(`s4f_offline_${mine.id}/`));
  expect(foreign).toEqual([]);
  expect((await kept(page)).filter((name) => /offline\/\w+\//.test(name))).toHaveLength(1);
  await context.setOffline(true);
  await expect(page.goto(`/en/status?token=${theirs.token}`)).rejects.toThrow(OFFLINE);
  await expect(page.goto('/en/status')).rejects.toThrow(OFFLINE);
});

/** Ways in which everything goes. */
const ENDS: Record<
  string,
  (its: { page: Page; context: BrowserContext; token: string; id: string }) => Promise<unknown>
> = {
  'its button': ({ page }) => remove(page).click(),
  'another person begins': async ({ page, token }) => {
    await page.goto(`/en/join?token=${token}`);
    await page.getByRole('button', { name: 'Start another application' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start another application' }).click();
  },
};
for (const [how, end] of Object.entries(ENDS))
  test(`NETW-04 what is kept goes with the worker: ${how}`, async ({ page, context, product }) => {
    const { token, id } = await product.seedApplicant({ status: 'PRE_REGISTERED' });
    await keep(page, `/en/status?token=${token}`);
    await end({ page, context, token, id });
    await expect.poll(() => kept(page)).toEqual([]);
    await expect.poll(() => workers(page)).toBe(0);
  });

test('NETW-04 what is kept goes when somebody signs out', async ({ page, context, server, product }) => {
  await signInAs(context, server, { role: 'student' });
  const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED' });
  await keep(page, `/en/status?token=${token}`);
  await page.goto('/en/student/dashboard');
  await page.getByLabel('Account and menu').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  // The page leaves meanwhile.
  await expect.poll(() => kept(page).catch(() => undefined)).toEqual([]);
});

test('NETW-04 what is kept goes when the link opens nothing any more, and after its days', async ({
  page,
  context,
  server,
  product,
}) => {
  const { token, id } = await product.seedApplicant({ status: 'PRE_REGISTERED' });
  const address = `/en/status?token=${token}`;
  await keep(page, address);
  changeRows(server.deps.db, 'applicant_token', { applicant_id: id }, { expires_at: Date.now() - DAY_MS });
  await page.goto(address);
  await expect.poll(() => kept(page)).toEqual([]);

  changeRows(server.deps.db, 'applicant_token', { applicant_id: id }, { expires_at: Date.now() + DAY_MS });
  await keep(page, address);
  await page.evaluate(
    async (at) => {
      for (const name of await caches.keys()) {
        const copies = await caches.open(name);
        for (const request of await copies.keys()) {
          const copy = await copies.match(request);
          const headers = new Headers([...(copy?.headers ?? []), ['X-Kept-At', String(at)]]);
          headers.set('X-Kept-At', String(at));
          await copies.put(request, new Response(await copy?.blob(), { headers }));
        }
      }
    },
    Date.now() - 15 * DAY_MS,
  );
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow(OFFLINE);
  await context.setOffline(false);
  await page.goto('/en/contact');
  await expect.poll(() => kept(page)).toEqual([]);
});

test('NETW-06 without a network nothing goes by itself: it asks for a press', async ({ page, context }) => {
  await page.goto('/de/enrolment');
  await page.locator('[data-resend] [name=email]').fill('nobody@example.org');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Gerade keine Verbindung');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.setOffline(false);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  // The page has heard of it, and has had its turn.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(asked.filter((address) => !address.endsWith('/robots.txt'))).toEqual([]);
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(page.locator('[data-resend]')).toContainText('Bitte sehen Sie in Ihr Postfach');
});

/** The product at an address of its own, where the worker of another build can take the place of the one that is there. */
async function startFront({ deps }: RunningServer) {
  const app = createApp(deps, { distDir: process.env.E2E_DIST ?? '' });
  let other: string | undefined;
  const http = createServer((req, res) => {
    if (other === undefined || req.url !== WORKER_ADDRESS) return app(req, res);
    res.setHeader('Content-Type', 'text/javascript').end(other);
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async build(days: number) {
      const dir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-worker-'));
      await buildWorker({ days, notes: { de: '<p data-offline>Neu</p>', en: '<p data-offline>New</p>' } }, dir);
      other = readFileSync(path.join(dir, WORKER_ADDRESS), 'utf8');
      rmSync(dir, { recursive: true });
    },
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      http.close();
    },
  };
}

test('NETW-05 a new version takes the place of the old one, and what was kept stays', async ({
  page,
  context,
  server,
  product,
}) => {
  await using front = await startFront(server);
  const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED' });
  const address = `${front.url}/en/status?token=${token}`;
  await keep(page, address);
  await front.build(14);
  await page.evaluate(async () => {
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  await context.setOffline(true);
  await page.goto(address);
  await expect(note(page)).toHaveText('New');
});

test('NETW-05 switched off by the operator, it goes with all that it kept at the next visit', async ({
  page,
  server,
  product,
}) => {
  await using front = await startFront(server);
  const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED' });
  await keep(page, `${front.url}/en/status?token=${token}`);
  await front.build(0);
  await page.goto(`${front.url}/en/contact`);
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => kept(page)).toEqual([]);
});
