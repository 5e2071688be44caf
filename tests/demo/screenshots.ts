/**
 * `npm run demo:screenshots`: the README's pictures (shots.ts), taken of a demonstration that is made for them and
 * thrown away. Look at them before you commit them.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium, isRoot } from '../../scripts/find-chromium.ts';
import { visitor } from '../support/accounts.ts';
import { startChild } from '../support/child-server.ts';
import { PUBLIC_URL } from '../support/dist.ts';
import { fillDemo } from './fill.ts';
import type { Demo } from './folder.ts';
import { codeNow } from './organisations.ts';
import { SHOTS, type Shot } from './shots.ts';

const APPLICATIONS = 120;
const FOLDER = path.resolve(import.meta.dirname, '../../docs/screens');
const QUALITY = 82;

const executablePath = findChromium();
if (!executablePath) throw new Error('No browser found. Run `node scripts/find-chromium.ts`.');
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-screens-'));
const demo = await fillDemo({ dataDir, publicUrl: PUBLIC_URL, count: APPLICATIONS });
// Pages of its own: those of the tests say that the season they were built with is over.
const server = await startChild(dataDir, 0, { DIST_DIR: path.join(dataDir, 'site/dist') });
const browser = await chromium.launch({ executablePath, args: isRoot() ? ['--no-sandbox'] : [] });
const cookies = new Map<string, string>();
for (const shot of SHOTS) {
  const picture = await take(browser, shot);
  writeFileSync(path.join(FOLDER, shot.file), picture);
  process.stdout.write(`${shot.file.padEnd(30)} ${Math.round(picture.length / 1024)} KB\n`);
}
await browser.close();
await server.kill('SIGTERM');
rmSync(dataDir, { recursive: true, force: true });

async function take(from: Browser, { path: address, width, height, as, linkOf, key }: Shot): Promise<Buffer> {
  const context = await from.newContext({ viewport: { width, height }, locale: 'en-GB', reducedMotion: 'reduce' });
  if (as) {
    const [name = '', value = ''] = (await cookieOf(as)).split('=');
    await context.addCookies([{ name, value, url: server.url, httpOnly: true, sameSite: 'Strict' }]);
  }
  const token = linkOf && linkTo(demo, linkOf);
  const page = await context.newPage();
  // Somebody who has read the notice about cookies.
  await page.addInitScript(() => localStorage.setItem('s4f_cookie_notice', 'accepted'));
  await page.goto(`${server.url}${address}${token ? `?token=${token}` : ''}`, { waitUntil: 'networkidle' });
  if (key) {
    await page.keyboard.press(key.press);
    await page.locator(key.shows).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const picture = await webp(page);
  await context.close();
  return picture;
}

async function webp(page: Page): Promise<Buffer> {
  const image = await loadImage(await page.screenshot());
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.encode('webp', QUALITY);
}

/** No code of an authenticator app works twice, so everybody signs in once. */
async function cookieOf(email: string): Promise<string> {
  const known = cookies.get(email);
  if (known) return known;
  const secret = demo.signIns.find((one) => one.email === email)?.secret;
  const code = secret && codeNow(secret, Date.now());
  const somebody = visitor(server);
  const answer = await somebody.post('/api/auth/sign-in', { email, password: demo.password, ...(code && { code }) });
  if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.body.code}`);
  cookies.set(email, somebody.cookie);
  return somebody.cookie;
}

function linkTo({ links }: Demo, life: string): string {
  const url = links.find(({ about }) => about === life)?.url;
  if (!url) throw new Error(`nobody lives '${life}'`);
  return new URL(url).searchParams.get('token') ?? '';
}
