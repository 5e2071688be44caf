import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#contract/languages.ts';
import { STATUSES } from '#contract/model/status.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { heading, news } from './page-parts.ts';
import type { Product } from './product.ts';
import { complaintsOf } from './quiet.ts';
import { held, UNKNOWN_TOKEN } from './stub.ts';

const main = (page: Page) => page.getByRole('main');

const linesOf = async (page: Page) => (await main(page).innerText()).split(/\n+/);

/** Addresses of the API that the page asks. */
function callsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

/** Notes in the page that React has it. */
async function watchTakeOver(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    document.addEventListener('taken', () => Object.assign(window, { isTakenOver: true }));
  });
  return () => page.waitForFunction(() => 'isTakenOver' in window);
}

/** Pages of one application, each in every status. */
const PAGES = ['status', 'join', 'verify', 'upload', 'enrolment', 'placement', 'contract'];

for (const name of PAGES) {
  test(`STAT-12 the script takes over what the server has finished, without a change or a call: /${name}`, async ({
    page,
    product,
  }) => {
    const asked = callsOf(page);
    const complaints = complaintsOf(page);
    // However long a busy machine takes: whoever comes back after a while is asked for news.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => Math.min(now(), 1000);
    });
    const takenOver = await watchTakeOver(page);
    for (const [at, status] of STATUSES.entries()) {
      const lang = at % 2 === 0 ? 'de' : 'en';
      const { token } = await product.seedApplicant({ status, lang });
      await page.goto(`/${lang}/${name}?token=${token}`);
      const before = await linesOf(page);
      await main(page).hover();
      await takenOver();
      // Some buttons only work with a script, and come with it.
      const after = (await linesOf(page)).filter((line) => before.includes(line));
      expect(after, status).toEqual(before);
      expect(complaints, status).toEqual([]);
    }
    expect(asked).toEqual([]);
    await expectAccessible(page);
  });
}

test('STAT-12 FILE-15 where a file is due, photos are offered before anything is touched', async ({
  page,
  product,
}) => {
  const { token } = await product.seedApplicant({ status: 'STEP2_APPROVED' });
  // A line that breaks once takes nothing away.
  for (const part of [/\/client\./, /\/EnrolmentPage\./, /\/Enrolment\./, /\/texts\//])
    await page.route(part, (route) => route.abort(), { times: 1 });
  await page.goto(`/en/enrolment?token=${token}`);
  await expect(main(page).getByRole('button', { name: /photo/i }).first()).toBeVisible();
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('STAT-12 all of it can be read, and the way to the other language works', async ({ page, product }) => {
    const documents = [{ type: 'cv', review: 'to_replace', reason: 'Blurred.' }] as const;
    const { token, email } = await product.seedApplicant({ status: 'A2_CV_RECEIVED', documents: [...documents] });
    await page.goto(`/en/status?token=${token}`);
    await expect(heading(page)).toHaveText('Hello Selam, we need something more from you.');
    await expect(main(page)).toContainText('Blurred.');
    await expect(main(page)).toContainText(email);
    await page.locator('.lang [data-lang=de]').click();
    await expect(heading(page)).toHaveText('Hallo Selam, wir brauchen noch etwas von Ihnen.');
  });

  test('STAT-13 a link that opens nothing says so, and its form sends a new one', async ({ page }) => {
    await page.goto(`/de/status?token=${UNKNOWN_TOKEN}`);
    await expect(heading(page)).toHaveText('Bewerbung nicht gefunden');
    await page.locator('[data-resend] [name=email]').fill('nobody@example.org');
    await page.getByRole('button', { name: 'Link senden' }).click();
    await expect(page).toHaveURL(/\/de\/link-sent/);
  });
});

test('STAT-12 who only reads and scrolls loads no script; a button that is pressed before it comes works then', async ({
  page,
  product,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED', lang: 'en' });
  await page.goto(`/en/status?token=${token}`);
  await page.locator('main h1').dispatchEvent('touchstart');
  expect(scripts).toEqual([]);
  const { letGo, answer } = held();
  await page.route('**/*.js', answer);
  const field = page.locator('[name=first_name]').last();
  await field.fill('Almaz');
  await page.locator('[data-withdraw] summary').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(field).toHaveValue('Almaz');
});

test.describe('A first press that comes while the script does', () => {
  const withdraw = (page: Page) => page.locator('[data-withdraw]');

  /** Opens the status page with scripts that wait. */
  async function openHeld(page: Page, product: Product): Promise<() => void> {
    const { token } = await product.seedApplicant({ status: 'A2_CV_RECEIVED', lang: 'en' });
    const { letGo, answer } = held();
    await page.route('**/*.js', answer);
    await page.goto(`/en/status?token=${token}`);
    return letGo;
  }

  test('STAT-12 counts where it ends on what React has put there', async ({ page, product }) => {
    const letGo = await openHeld(page, product);
    await withdraw(page).locator('summary').hover();
    await page.mouse.down();
    letGo();
    await expect(withdraw(page).getByRole('button')).toBeFocused();
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('STAT-12 counts where it ends before what follows has its turn', async ({ page, product }) => {
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const waiting: TimerHandler[] = [];
      const hold = (late: TimerHandler) => waiting.push(late);
      document.addEventListener('taken', () => {
        Object.assign(window, { setTimeout: hold });
        queueMicrotask(() => Object.assign(window, { setTimeout }));
      });
      const goOn = () => {
        for (const late of waiting.splice(0)) setTimeout(late);
      };
      Object.assign(window, { goOn });
    });
    const letGo = await openHeld(page, product);
    await withdraw(page).locator('summary').hover();
    await page.mouse.down();
    letGo();
    await expect(withdraw(page).getByRole('button')).toBeVisible();
    await page.mouse.up();
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('STAT-12 counts by the space bar too, once', async ({ page, product }) => {
    const letGo = await openHeld(page, product);
    await withdraw(page).locator('summary').focus();
    await page.keyboard.down('Space');
    letGo();
    await expect(withdraw(page).getByRole('button')).toBeFocused();
    // As long as it is held down.
    await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  /** Opens the verify page with scripts that wait; `takenOver` once they have come. */
  async function openConsent(page: Page, product: Product) {
    const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'en' });
    const { letGo, answer } = held();
    await page.route('**/*.js', answer);
    const takenOver = await watchTakeOver(page);
    await page.goto(`/en/verify?token=${token}`);
    const box = page.locator('[name=gdpr]');
    await box.evaluate((one) => {
      const changes: boolean[] = [];
      Object.assign(window, { changes });
      one.addEventListener('change', () => changes.push((one as HTMLInputElement).checked));
    });
    return { box, letGo, takenOver };
  }

  for (const [how, down, up] of [
    ['the space bar', (page: Page) => page.keyboard.down('Space'), (page: Page) => page.keyboard.up('Space')],
    ['a mouse', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
  ] as const)
    for (const end of ['before', 'as', 'after'])
      test(`STAT-12 counts once for a box by ${how}, which ends ${end} React takes over`, async ({ page, product }) => {
        const { box, letGo, takenOver } = await openConsent(page, product);
        await box.focus();
        await box.hover();
        await down(page);
        if (end === 'before') await up(page);
        letGo();
        if (end === 'after') {
          await takenOver();
          // It comes above the box, and must not push it away below the finger.
          await expect(page.getByRole('button', { name: 'Send photos instead' })).toBeVisible();
        }
        if (end !== 'before') await up(page);
        await takenOver();
        await expect(box).toBeChecked();
        expect(await page.evaluate('changes')).toEqual([true]);
        // React has heard of it: only the files are missing.
        await page.getByRole('button', { name: 'Send documents' }).click();
        await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(2);
        await expect(box).toBeChecked();
      });

  test('STAT-12 is asked about by the script, where the browser had asked', async ({ page, product }) => {
    const letGo = await openHeld(page, product);
    // As a browser does while the page still comes.
    await withdraw(page)
      .locator('details')
      .evaluate((fold) => fold.toggleAttribute('open', true));
    await withdraw(page).getByRole('checkbox').check();
    await withdraw(page).getByRole('button').click();
    letGo();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('STAT-12 counts beside another one', async ({ page, product }) => {
    const letGo = await openHeld(page, product);
    const save = page.getByRole('button', { name: 'Save the language' });
    await save.click();
    const copied = page.locator('[data-facts]');
    await copied.getByRole('button').click();
    letGo();
    await expect(copied.getByRole('status')).not.toBeEmpty();
    await expect(news(page, 'The language is saved')).toBeVisible();
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  });

  test('STAT-12 counts once', async ({ page, product }) => {
    // React hears it already, and the page has not been told.
    await page.addInitScript(() => {
      const copies: string[] = [];
      Object.assign(window, { copies });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => copies.push(text) },
      });
      const press = () => document.querySelector<HTMLElement>('[data-facts] button')?.click();
      document.addEventListener('taken', press, { once: true });
    });
    const letGo = await openHeld(page, product);
    letGo();
    await page.locator('[data-facts] button').hover();
    await expect(page.locator('[data-facts] [role=status]')).not.toBeEmpty();
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    expect(await page.evaluate('copies')).toHaveLength(1);
  });

  test('STAT-12 leaves what was typed in a fold that the browser had opened', async ({ page, product }) => {
    const { token } = await product.seedApplicant({ status: 'STEP2_APPROVED', lang: 'en' });
    const { letGo, answer } = held();
    await page.route('**/*.js', answer);
    const takenOver = await watchTakeOver(page);
    await page.goto(`/en/enrolment?token=${token}`);
    const fold = main(page).locator('details', { has: page.locator('[name=subject]') });
    await fold.evaluate((one) => one.toggleAttribute('open', true));
    await fold.locator('[name=subject]').fill('Law');
    letGo();
    await takenOver();
    await expect(main(page).getByRole('button', { name: /photo/i }).first()).toBeVisible();
    await expect(fold.locator('[name=subject]')).toHaveValue('Law');
  });
});

test('STAT-12 the tab keeps the link of a page that was only read', async ({ page, product }) => {
  const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED', lang: 'en' });
  await page.goto(`/en/status?token=${token}`);
  await page.goto('/en/status');
  await expect(heading(page)).toHaveText('Hello Selam, we have your pre-registration.');
});

for (const lang of LANGUAGES) {
  test(`STAT-12 a page that the line has cut off says so after a while, and leads on: ${lang}`, async ({
    page,
    product,
    server,
  }) => {
    const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang });
    const address = `/${lang}/status?token=${token}`;
    const whole = await page.request.get(address);
    const html = await whole.text();
    const { 'content-security-policy': policy = '' } = whole.headers();
    let asked = 0;
    // The first time half of the page, and never an end.
    const halfway = createServer(async ({ url }, res) => {
      if (url !== address) return void res.writeHead(302, { Location: server.url + url }).end();
      res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy });
      asked += 1;
      if (asked === 1) res.write(html.slice(0, html.indexOf('</h1>')));
      else res.end(html);
    }).listen(0, '127.0.0.1');
    await once(halfway, 'listening');
    try {
      await page.setViewportSize({ width: 360, height: 740 });
      // By itself it would go on while a busy machine loads the page.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(3_600_000);
      await page.goto(`http://127.0.0.1:${(halfway.address() as AddressInfo).port}${address}`, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      const note = page.getByRole('alert');
      await page.clock.runFor(19_000);
      await expect(note).toHaveCount(0);
      await page.clock.runFor(2000);
      await expect(note).toContainText(lang === 'de' ? 'nicht ganz angekommen' : 'Not all of this page');
      await page.clock.resume();
      await expectAccessible(page);
      await note.getByRole('link').press('Enter');
      await expect(main(page).locator('[data-facts]').first()).toBeVisible();
      await page.clock.runFor(30_000);
      await expect(note).toHaveCount(0);
    } finally {
      halfway.closeAllConnections();
      halfway.close();
    }
  });
}
