/**
 * A day at the review desk by single keys, in a real browser on a demonstration of its own: ten decisions with the keys
 * that they take, and what each key takes until the next document is drawn; then the way through the queue without
 * deciding. Prints figures of one run; nothing is asserted. Aim: 40 keys, and no wait above 100 ms. By hand:
 *
 *   node tests/bench/desk-keys.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { paths } from '#src/i18n/paths.ts';
import { findChromium, isRoot } from '../../scripts/find-chromium.ts';
import { fillDemo } from '../demo/fill.ts';
import { codeNow } from '../demo/organisations.ts';
import { visitor } from '../support/accounts.ts';
import { startChild } from '../support/child-server.ts';
import { PUBLIC_URL } from '../support/dist.ts';

const APPLICATIONS = 120;
const DECISIONS = 10;
const LOOKS = 15;
/** Nobody reads faster. */
const READING_MS = 1000;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-keys-'));
const demo = await fillDemo({ dataDir, publicUrl: PUBLIC_URL, count: APPLICATIONS });
const server = await startChild(dataDir);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: isRoot() ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const [name = '', value = ''] = (await signIn()).split('=');
await page.context().addCookies([{ name, value, url: server.url, httpOnly: true, sameSite: 'Strict' }]);

await openQueue();
const keys: string[] = [];
const waits: number[] = [];
let decisions = 0;
while (decisions < DECISIONS && keys.length < 2 * LOOKS + DECISIONS) {
  const key = await nextKey();
  waits.push(await press(key));
  keys.push(key);
  if (key !== 'j') decisions += 1;
}
print(`${decisions} decisions with ${keys.length} keys: ${keys.join(' ')}`);
print(`from a key to all of it on the screen: ${inWords(waits)}`);

await openQueue();
const looks: number[] = [];
for (let count = 0; count < LOOKS; count += 1) {
  looks.push(await press('j'));
}
print(`j, ${LOOKS} times: ${inWords(looks)}`);
await browser.close();
await server.kill('SIGTERM');
rmSync(dataDir, { recursive: true, force: true });

async function openQueue(): Promise<void> {
  await page.goto(`${server.url}${paths.adminApplications('en')}?step=step2`, { waitUntil: 'networkidle' });
  await pause(READING_MS);
}

/** Accepts what waits for a review, approves whoever has everything, and else goes on. */
function nextKey(): Promise<string> {
  return page.evaluate(
    () => ['a', 'f'].find((key) => document.querySelector(`[aria-keyshortcuts~="${key}"]:enabled`)) ?? 'j',
  );
}

/** Milliseconds until the next application and the first page of its document are on the screen. */
function press(key: string): Promise<number> {
  return (page as Page).evaluate(
    async ([pressed, patience]) => {
      const seen = new Map<Element, number>();
      const numberOf = (one: Element | null) => one && (seen.get(one) ?? seen.set(one, seen.size).get(one));
      const looks = () => {
        const viewer = document.querySelector('[data-view]');
        const sheet = viewer?.querySelector('[data-sheet="1"]');
        const panel = document.querySelector('section h2[tabindex]')?.closest('section');
        return [
          location.search,
          numberOf(viewer),
          sheet?.getAttribute('data-state'),
          panel?.querySelector('h2')?.textContent,
        ].join('|');
      };
      const frame = () => new Promise(requestAnimationFrame);
      let last = looks();
      const from = performance.now();
      let settled = from;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: String(pressed), bubbles: true }));
      while (performance.now() - from < Number(patience)) {
        const now = looks();
        if (now !== last) settled = performance.now();
        last = now;
        await frame();
      }
      return settled - from;
    },
    [key, READING_MS] as const,
  );
}

async function signIn(): Promise<string> {
  const one = demo.signIns.find(({ role }) => role === 'admin');
  const admin = visitor(server);
  const code = codeNow(one?.secret ?? '', Date.now());
  const answer = await admin.post('/api/auth/sign-in', { email: one?.email, password: demo.password, code });
  if (answer.status !== 200) throw new Error(`cannot sign in: ${answer.body.code}`);
  return admin.cookie;
}

function inWords(times: readonly number[]): string {
  const sorted = times.map(Math.round).sort((one, other) => one - other);
  return `median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted[sorted.length - 1]} ms (${times.map(Math.round).join(' ')})`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
