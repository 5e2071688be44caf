/**
 * The service worker of those who asked to read their pages without a network (docs/decisions/098). It answers for pages
 * opened with an application's link and for the site's own files, both from the network first; all else passes it by.
 */
import { isToken, tokensIn } from '#contract/accounts/token.ts';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { COPIES_OF, type KeepRequest, type WorkerFacts } from './offline-copies.ts';

declare const __OFFLINE__: WorkerFacts;
const { days: DAYS, notes: NOTES } = __OFFLINE__;

/** TypeScript's types of workers exclude those of pages. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  request: Request;
  clientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface Asked extends Waiting {
  data: 'end' | KeepRequest;
  ports: readonly MessagePort[];
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', heard: (event: Fetching) => void): void;
  addEventListener(type: 'message', heard: (event: Asked) => void): void;
}
const worker = globalThis as unknown as Worker;

const DAY_MILLISECONDS = 86_400_000;
const KEPT_AT = 'X-Kept-At';
const PAGE = /^\/(de|en)\/(?:status|join|verify|upload|enrolment|placement|contract)$/;
const PLACES = '/offline/';
const FILE = /^\/(?:_astro\/(?!pdfjs)|(?:de|en)\/texts\/)/;

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) =>
  event.waitUntil(DAYS === 0 ? forget() : worker.clients.claim().then(() => inTurn(forgetOld))),
);
worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  const done = inTurn(() => (data === 'end' ? forget().then(() => true) : keep(data)));
  event.waitUntil(done.catch(() => false).then((answer) => ports[0]?.postMessage(answer)));
});
if (DAYS > 0)
  worker.addEventListener('fetch', (event) => {
    const { method, url, mode } = event.request;
    if (method !== 'GET' || new URL(url).origin !== location.origin) return;
    if (mode === 'navigate') event.waitUntil(inTurn(forgetOld));
    const page = mode === 'navigate' ? pageOf(url) : undefined;
    if (page) event.respondWith(answerPage(event, page));
    else if (FILE.test(new URL(url).pathname)) event.respondWith(answerFile(event));
  });

let last: Promise<unknown> = Promise.resolve();

/**
 * One after the other: an application that is just being kept has no page yet, and would be taken for an old one; and
 * what is written while all is forgotten would bring its store back.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => {});
  return mine;
}

interface Page {
  token: string;
  lang: Lang;
  path: string;
}

/** The page of an application that an address opens. A helper's device keeps nothing. */
function pageOf(address: string): Page | undefined {
  const { pathname, search } = new URL(address);
  const lang = PAGE.exec(pathname)?.[1] as Lang | undefined;
  const token = tokensIn(search).find(isToken);
  return lang && token && !/[?&]helper=1/.test(search) ? { token, lang, path: pathname } : undefined;
}

/** Where a page lies in its store. The token opens the application: it stands in no name. */
async function placeOf({ token, path }: Page): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return `${PLACES}${hex.join('')}${path}`;
}

async function answerPage(event: Fetching, page: Page): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    // What a form has just done is said above its page: kept, it would be said for days.
    const isNews = /[?&]done=/.test(event.request.url);
    const seen = isNews ? fetch(`${page.path}?token=${page.token}`) : answer.clone();
    event.waitUntil(
      Promise.resolve(seen)
        .then(whole)
        .then((kept) => inTurn(() => notePage(kept, page)))
        .catch(() => {}),
    );
    return answer;
  } catch (error) {
    const copy = await copyOf(page)
      .then((own) => own ?? statusOf(page))
      .catch(() => undefined);
    if (copy) return copy;
    throw error;
  }
}

/** Leads from a page of which there is no copy to the status, which says where it stands: mails lead to other pages. */
async function statusOf(page: Page): Promise<Response | undefined> {
  for (const lang of [page.lang, ...LANGUAGES]) {
    const path = `/${lang}/status`;
    if (await copyOf({ ...page, lang, path })) return Response.redirect(`${path}?token=${page.token}`);
  }
  return undefined;
}

async function answerFile(event: Fetching): Promise<Response> {
  const { request, clientId } = event;
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(noteFile(clientId, request.url, answer.clone()).catch(() => {}));
    return answer;
  } catch (error) {
    const copy = await caches.match(request.url, { ignoreVary: true }).catch(() => undefined);
    if (copy) return copy;
    throw error;
  }
}

/** An answer that has come to its end: the next work in turn must not wait for the network. */
const whole = async (answer: Response): Promise<Response> => new Response(await answer.blob(), answer);

/** Keeps what a page of a kept application now says, and forgets an application that its link no longer opens. */
async function notePage(answer: Response, page: Page): Promise<void> {
  // Only pages that the server has drawn say so: not those of a proxy in between.
  if (answer.headers.get('Referrer-Policy') !== 'strict-origin') return;
  const place = await placeOf(page);
  if (!answer.ok) return void (await each((copies, name) => removeWith(copies, name, place)));
  const html = await answer.text();
  const application = /^<!doctype html><html [^>]*data-application="([^"]+)"/i.exec(html)?.[1];
  const name = COPIES_OF + application;
  if (!html.includes(`data-finished="${page.token}"`) || !(await caches.has(name))) return;
  await put(name, place, new Response(html, answer));
}

async function removeWith(copies: Cache, name: string, place: string): Promise<void> {
  if (await copies.match(place)) await caches.delete(name);
}

/** Keeps a file that a page of a kept application has loaded. */
async function noteFile(clientId: string, address: string, answer: Response): Promise<void> {
  // A page that is closing may be found late, and its file may still come: nobody's turn waits for either.
  const page = pageOf((await worker.clients.get(clientId))?.url ?? location.href);
  if (!page) return;
  const [place, kept] = await Promise.all([placeOf(page), whole(answer)]);
  await inTurn(() =>
    each(async (copies, name) => {
      if ((await copies.match(place)) && !(await copies.match(address))) await put(name, address, kept);
    }),
  );
}

async function put(name: string, place: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
  await (await caches.open(name)).put(place, new Response(answer.body, { headers }));
}

async function copyOf(page: Page): Promise<Response | undefined> {
  const copy = await caches.match(await placeOf(page));
  if (!copy || isOld(copy)) return undefined;
  const time = formatDateTime(copy.headers.get('Date') ?? Number(copy.headers.get(KEPT_AT)));
  const note = NOTES[page.lang].replace('{time}', time);
  const html = (await copy.text()).replace(/<main[^>]*>/, (tag) => tag + note);
  return new Response(html, { headers: copy.headers });
}

/** Begins to keep an application, with the page that asks. Answers whether it could. */
async function keep({ application, page: address, files }: KeepRequest): Promise<boolean> {
  const page = pageOf(address);
  if (!page || DAYS === 0) return false;
  const name = COPIES_OF + application;
  await caches.open(name);
  await notePage(await fetch(address), page).catch(() => {});
  if (!(await caches.match(await placeOf(page)))) {
    await caches.delete(name);
    return false;
  }
  const own = files.filter((file) => file.startsWith(location.origin) && FILE.test(new URL(file).pathname));
  await Promise.allSettled(own.map(async (file) => put(name, file, await fetch(file))));
  return true;
}

/** The phone's own clock on both sides, which may be wrong; one that was set back counts as too old. */
function isOld(copy: Response): boolean {
  const age = Date.now() - Number(copy.headers.get(KEPT_AT));
  return Math.abs(age) > DAYS * DAY_MILLISECONDS;
}

async function forgetOld(): Promise<void> {
  await each(async (copies, name) => {
    let pages = 0;
    for (const request of await copies.keys()) {
      const copy = await copies.match(request);
      if (!copy || isOld(copy)) await copies.delete(request);
      else if (request.url.includes(PLACES)) pages += 1;
    }
    if (pages === 0) await caches.delete(name);
  });
}

/** Nothing stays: neither a copy nor this worker. */
async function forget(): Promise<void> {
  await each((_copies, name) => caches.delete(name));
  await worker.registration.unregister();
}

/** The stores of all applications that are kept here. */
async function each(look: (copies: Cache, name: string) => Promise<unknown>): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(COPIES_OF)) await look(await caches.open(name), name);
}
