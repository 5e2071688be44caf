import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_OF_HASHED, OF_DOCUMENTS } from '#api/http/security-headers.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { site as config } from '#site';
import { deskTextFiles } from '#src/features/admin/desk/desk-text-files.ts';
import { WORKER_ADDRESS } from '#src/features/applicants/offline/offline-copies.ts';
import { movedPaths, paths } from '#src/i18n/paths.ts';
import { PDF_FILES } from '../../scripts/pdf-files.ts';
import { builtPages, tags } from '../support/dist.ts';
import { type SiteServer, serveSite, startSite } from '../support/site-server.ts';

/** What the server draws under /storage is followed by tests/e2e/downloads.spec.ts. */
const isOfSite = (address: string | undefined): address is string => /^\/(?!storage\/)/.test(address ?? '');

/** Addresses that the server leads on. */
const MOVED: string[] = Object.values(movedPaths).flatMap((path) => LANGUAGES.map(path));

let site: SiteServer;

beforeAll(async () => {
  site = await startSite();
}, 120_000);

afterAll(() => site[Symbol.asyncDispose]());

/** Sends the request target exactly as given; fetch would tidy it up. */
function raw(path: string, method = 'GET', headers = {}): Promise<{ status: number; location: string | undefined }> {
  return new Promise((done, failed) => {
    const call = request({ port: site.port, host: '127.0.0.1', path, method, headers }, (answer) => {
      answer.resume();
      done({ status: answer.statusCode ?? 0, location: answer.headers.location });
    });
    call.on('error', failed).end();
  });
}

describe('Languages', () => {
  it('LANG-01 every page answers 200 in both languages', async () => {
    for (const [name, path] of Object.entries(paths)) {
      for (const lang of LANGUAGES) {
        const { status } = await site.get(path(lang));
        expect(status, path(lang)).toBe(['notFound', 'notSent', 'stopReminders'].includes(name) ? 404 : 200);
      }
    }
  });

  it('serves the texts that a page loads, which lie below its language', async () => {
    for (const lang of LANGUAGES) {
      const answer = await site.get(deskTextFiles.address(lang));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    }
  });

  it('ROUT-20 /students is the page for students', async () => {
    const answer = await site.get('/en/students');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('data-page="students"');
  });

  it('ROUT-02 /join is the application wizard', async () => {
    const answer = await site.get('/en/join');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<astro-island [^>]*component-export="Wizard"/);
  });

  it.each([
    ['ROUT-03', 'verify', 'VerifyPage'],
    ['ROUT-04', 'status', 'StatusPage'],
    ['ROUT-05', 'enrolment', 'EnrolmentPage'],
    ['ROUT-07', 'upload', 'UploadPage'],
  ])('%s /%s is a page of its own, in both languages, for nobody to find by searching', async (_row, page, island) => {
    for (const lang of ['de', 'en']) {
      const answer = await site.get(`/${lang}/${page}`);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`component-export="${island}"`);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
    }
  });

  it('LANG-02 redirects a path without a language to /de, not to be cached', async () => {
    const answer = await site.get('/contact');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/de/contact');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('LANG-03 LANG-09 redirects / to /de for a fresh client', async () => {
    expect((await site.get('/')).headers.get('location')).toBe('/de');
  });

  it('LANG-04 LANG-05 turns the lang query into the prefix', async () => {
    expect((await site.get('/students?lang=en')).headers.get('location')).toBe('/en/students');
    expect((await site.get('/de/contact?lang=en')).headers.get('location')).toBe('/en/contact');
  });

  it('LANG-06 keeps path and query', async () => {
    expect((await raw('/invite/T?x=1&y=%2F')).location).toBe('/de/invite/T?x=1&y=%2F');
  });

  it('LANG-08 follows the cookie of the language switch', async () => {
    const answer = await site.get('/contact', { headers: { cookie: 's4f_lang=en' } });
    expect(answer.headers.get('location')).toBe('/en/contact');
  });

  it('ROUT-36 an old address of the application leads to it', async () => {
    const answer = await site.get('/en/apply?token=T&x=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/join?token=T&x=1&from=apply']);
  });

  it.each(['/en/l/mit', '/en/l/verify'])('ROUT-37 ROUT-38 %s of a poster leads to the application', async (path) => {
    const answer = await site.get(`${path}?token=T`);
    const target = new URL(answer.headers.get('location') ?? '', 'http://host.example');
    expect([answer.status, target.pathname]).toEqual([302, '/en/join']);
    expect(Object.fromEntries(target.searchParams)).toEqual({
      token: 'T',
      source: 'qr',
      medium: 'poster',
      campaign: config.programme.campaign,
    });
  });

  it('only reading is redirected', async () => {
    expect((await raw('/contact', 'HEAD')).status).toBe(302);
    expect((await raw('/contact', 'POST')).status).toBe(405);
  });

  it('a form that only its script can send leads back to its page, which says so', async () => {
    const send = (mode: string) => raw('/en/student/login?next=%2Fen', 'POST', { 'sec-fetch-mode': mode });
    expect(await send('navigate')).toEqual({ status: 303, location: '/en/student/login?next=%2Fen' });
    expect((await send('cors')).status).toBe(405);
  });
});

describe('Unknown addresses', () => {
  it.each([
    ['/de/nope', 'de'],
    ['/en/nope', 'en'],
    ['/en/nope/deeper?x=1', 'en'],
    ['/de/404', 'de'],
  ])('GLOB-01 %s answers 404 with the page of its language', async (path, lang) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toContain('Oops! Page not found');
    expect(html).toContain(`<html lang="${lang}"`);
  });

  it.each(['br', 'gzip', 'identity'])('GLOB-01 are answered in the encoding asked for: %s', async (encoding) => {
    const answer = await site.get('/de/nope', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await answer.text()).toContain('Oops! Page not found');
  });

  it.each(['/de.html', '/de.html.br', '/de/contact.html', '/de/contact.html.gz', '/de/contact%2ehtml', '/stamp.json'])(
    'files of the build have no address of their own: %s',
    async (path) => {
      expect((await site.get(path)).status).toBe(404);
    },
  );

  it.each(['/_astro/nope.js', '/nope.txt', '/.well-known/nope'])(
    'files are missed in a few bytes: %s',
    async (path) => {
      const answer = await site.get(path);
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
    },
  );
});

describe('Hostile addresses', () => {
  it.each([
    '//evil.com',
    '/\\evil.com',
    '/%5cevil.com',
    '/%2f%2fevil.com',
    '/%2f%2fevil.com/..',
    '/de//evil.com/',
    '/de/..%2f..%2fetc%2fpasswd',
    '/%',
    '/%zz',
    '/de/%E0%A4%A',
    'http://evil.com/',
    '/constructor',
    `/${'a'.repeat(8000)}`,
    `/de/contact?${'a=1&'.repeat(1500)}lang=en`,
  ])('never lead to another host nor to a fault: %s', async (path) => {
    const { status, location } = await raw(path);
    expect([302, 404]).toContain(status);
    if (location !== undefined) expect(new URL(location, 'http://host.example').host).toBe('host.example');
  });
});

describe('Files', () => {
  it('pages are asked for anew, with an ETag', async () => {
    const first = await site.get('/de/contact', { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    // Not fetch: it would ask for an answer that no cache has checked.
    const known = { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') };
    const again = await raw('/de/contact', 'GET', known);
    expect(again.status).toBe(304);
  });

  it('pages are sent compressed', async () => {
    const answer = await site.get('/de', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  });

  it('files with a hash in their name are kept for a year', async () => {
    const picture = tags(await (await site.get('/de')).text(), 'img')[0]?.src ?? '';
    const answer = await site.get(picture);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('every internal link on every page answers 200', async () => {
    const found = new Map<string, string>();
    for (const { path, html } of await builtPages()) {
      const addresses = [
        ...tags(html, 'a').map((tag) => tag.href),
        ...tags(html, 'img').map((tag) => tag.src),
        ...tags(html, 'script').map((tag) => tag.src),
        ...tags(html, 'link')
          .filter((tag) => tag.rel?.includes('icon'))
          .map((tag) => tag.href),
        ...[...html.matchAll(/(?:url\(|component-url="|renderer-url=")"?(\/_astro\/[^)"]+)/g)].map(([, file]) => file),
      ];
      for (const address of addresses.filter(isOfSite))
        found.set(address.replace(/#.*/, '').replaceAll('&amp;', '&'), path);
    }
    const broken: string[] = [];
    for (const [address, page] of found) {
      const { status } = await site.get(address);
      if (status !== (MOVED.includes(address) ? 302 : 200)) broken.push(`${page} links to ${address}: ${status}`);
    }
    expect(broken).toEqual([]);
  });
});

describe('A build under a running server', () => {
  it('is served from the next request on: what is gone is missed, what is new is found', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'werksommer-site-'));
    const pages = ['html', 'little'].flatMap((kind) => [`de/404.${kind}`, `en/404.${kind}`]);
    for (const file of [...pages, 'gone.txt', 'there.txt']) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      for (const encoding of ['', '.br', '.gz']) writeFileSync(join(folder, file + encoding), 'text');
    }
    await using server = await serveSite(folder);
    expect((await server.get('/gone.txt')).status).toBe(200);
    for (const encoding of ['', '.br', '.gz']) rmSync(join(folder, `gone.txt${encoding}`));
    writeFileSync(join(folder, 'new.txt'), 'text');
    for (const [file, status] of [
      ['/gone.txt', 404],
      ['/new.txt', 200],
      ['/there.txt', 200],
    ] as const)
      expect((await server.get(file)).status, file).toBe(status);
    rmSync(folder, { recursive: true });
  });
});

describe('Security headers', () => {
  it('pages forbid frames, sniffing and foreign referrers', async () => {
    const { headers } = await site.get('/de');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('files of a page carry what browsers read of a file, and nothing that only a document needs', async () => {
    const [, font = ''] = (await (await site.get('/de')).text()).match(/url\("?(\/[^")]+\.woff2)/) ?? [];
    const { status, headers } = await site.get(font);
    expect(status).toBe(200);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toMatch(/immutable$/);
    for (const name of [...OF_DOCUMENTS, ...NOT_OF_HASHED, 'last-modified']) expect(headers.get(name), name).toBeNull();
  });

  it('the worker that reads PDFs has a policy of its own, and a type that browsers run', async () => {
    const { status, headers } = await site.get(`${PDF_FILES}/pdf.worker.mjs`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';(?!.*(?:'unsafe-eval|\*|http))/);
    expect(headers.get('cache-control')).toMatch(/immutable$/);
  });

  it('NETW-05 the worker of pages kept offline is asked for anew each time, and may load only from this site', async () => {
    const { status, headers } = await site.get(WORKER_ADDRESS);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*connect-src 'self'$/);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('NETW-07 caches tell the page of somebody who saves data from that of others', async () => {
    const saving = await site.get('/de/trust', { headers: { 'Save-Data': 'on' } });
    for (const { headers } of [saving, await site.get('/de/trust')])
      expect(headers.get('vary')).toBe('Accept-Encoding, Save-Data, ECT');
    expect(saving.headers.get('content-type')).toMatch(/^text\/html/);
    for (const path of ['/de/trust', '/de/nope']) {
      const little = await (await site.get(path, { headers: { 'Save-Data': 'on' } })).text();
      expect(little).toContain('<html data-little');
      for (const ECT of ['2g', 'slow-2g'])
        expect(await (await site.get(path, { headers: { ECT } })).text()).toBe(little);
    }
    for (const [path, headers] of [
      ['/de/trust?pictures', { 'Save-Data': 'on' }],
      ['/de/privacy', { ECT: 'slow-2g' }],
      ['/de/trust', { ECT: '4g' }],
    ] as const) {
      const answer = await site.get(path, { headers });
      expect([path, answer.status, (await answer.text()).includes('data-little')]).toEqual([path, 200, false]);
    }
    expect((await site.get('/de/trust.little')).status).toBe(404);
  });

  it('HTTPS is enforced only where the address has it', async () => {
    await using secure = await startSite('https://werksommer.example');
    const { headers } = await secure.get('/de');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  it('pages switch off what they do not use, the camera of a script among it', async () => {
    for (const { headers } of [await site.get('/de'), await site.get('/de/nope')])
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    // The code of a cover sheet is read on the desk.
    const desk = (await site.get('/en/admin/applications')).headers.get('permissions-policy');
    expect(desk).toMatch(/camera=\(self\).*geolocation=\(\)/);
  });
});
