import express, { type ErrorRequestHandler } from 'express';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { listen } from '#api/http/listen.ts';
import { createOneAtATime } from '#api/papers/one-at-a-time.ts';
import { createPublicPapers } from '#api/papers/public-papers.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { DECLARATION_LINES } from '#contract/applications/declaration-lines.ts';
import { envelopeItems } from '#contract/applications/envelope.text.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply } from '../support/applications.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const publicPaper = (lang: string) => fetch(`${api.url}/storage/public/enrolment-declaration-${lang}.pdf`);
const applicantPaper = (name: string, token: string, lang = 'en') =>
  fetch(`${api.url}/api/functions/${name}?lang=${lang}&token=${token}`, { headers: { 'accept-language': 'en' } });

const filled = (token: string, lines: object) =>
  api.post('fill-declaration', { lang: 'en', ...lines }, { authorization: `Bearer ${token}` });

/** What a reader finds in a PDF: its pages, its words, and the lines' places. */
async function read(answer: Response) {
  const pdf = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    pages: pdf.numPages,
    size: [Math.round(width), Math.round(height)],
    text: pieces.map(({ str }) => str).join(' '),
    pieces,
    page,
  };
}

describe('Drawing one after the other', () => {
  it('is each queue’s own affair: a hundred that wait in one do not hold up another', async () => {
    const [one, other] = [createOneAtATime(100), createOneAtATime(100)];
    const held = Promise.withResolvers<void>();
    const waiting = Array.from({ length: 100 }, () => one(() => held.promise));
    await expect(one(async () => 'drawn')).rejects.toMatchObject({ code: 'busy' });
    await expect(other(async () => 'drawn')).resolves.toBe('drawn');
    held.resolve();
    await Promise.all(waiting);
  });
});

describe('The enrolment declaration for everybody', () => {
  it('that could not be drawn once is drawn for the next reader', async () => {
    let failures = 0;
    // The site's words cannot be read the first time.
    const site = new Proxy(readSiteConfig(), {
      get(target, key) {
        if (key === 'brand' && failures === 0) {
          failures += 1;
          throw new Error('no');
        }
        return Reflect.get(target, key);
      },
    });
    const answerFailure: ErrorRequestHandler = (_error, _req, res, _next) => void res.status(500).end();
    const settings = { shipped: site, version: 0, refused: [] };
    const own = await listen(express().use(createPublicPapers({ site, settings }), answerFailure), {
      port: 0,
      host: '127.0.0.1',
    });
    const get = async () =>
      (await fetch(`http://127.0.0.1:${own.port}/storage/public/enrolment-declaration-de.pdf`)).status;
    expect([await get(), await get()]).toEqual([500, 200]);
    await own.cut();
  });

  it.each([
    ['de', 'Immatrikulationserklärung', 'Stempel und Unterschrift der Hochschule'],
    ['en', 'Enrolment declaration', 'University stamp and signature'],
  ])('CONT-25 is served as one A4 page in %s, and may be cached', async (lang, title, stamp) => {
    const answer = await publicPaper(lang);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await fetch(answer.url, {
      headers: { 'if-none-match': String(answer.headers.get('etag')), 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    const { pages, size, text } = await read(answer);
    expect({ pages, size }).toEqual({ pages: 1, size: [595, 842] });
    expect(text).toContain(title);
    expect(text).toContain(stamp);
  });

  it('CONT-20 can be shown in a frame of this site, and of no other', async () => {
    const { headers } = await publicPaper('de');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('exists in two languages only', async () => {
    expect((await publicPaper('fr')).status).toBe(404);
    expect((await fetch(`${api.url}/storage/public/../uploads/x`)).status).toBe(404);
  });
});

describe('The papers of one applicant', () => {
  const NAMES = { first_name: 'ሰላም', middle_name: 'Zoë', last_name: 'Größmann-Łukąszewska' };

  it.each(['enrolment-declaration', 'cover-sheet'])(
    '%s carries Ethiopic, German and Polish letters as they are',
    async (name) => {
      const { token } = await apply(api, NAMES);
      const answer = await applicantPaper(name, token);
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}.pdf"`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { text, pages } = await read(answer);
      expect(pages).toBe(1);
      const joined = text.replace(/\s+/g, '');
      for (const part of Object.values(NAMES)) expect(joined).toContain(part);
    },
  );

  it('the longest names stay on their page and lose nothing', async () => {
    const { token } = await apply(api, {
      first_name: 'Abcdefghi '.repeat(10).trim(),
      middle_name: 'M'.repeat(100),
      last_name: 'W'.repeat(100),
    });
    for (const name of ['enrolment-declaration', 'cover-sheet']) {
      const { text, pages, pieces } = await read(await applicantPaper(name, token));
      expect(pages).toBe(1);
      expect(text.replace(/\s+/g, '')).toContain('W'.repeat(100));
      for (const { transform, width } of pieces) expect(transform[4] + width).toBeLessThan(595);
    }
  });

  it('can be read out after one with other letters, such as Ü and Ñ, whose parts are U and N', async () => {
    for (const [first_name, last_name] of [
      ['Ürümqi', 'Ñandú'],
      ['Uru', 'Nandu'],
    ]) {
      const { token } = await apply(api, { first_name, last_name });
      const { text } = await read(await applicantPaper('cover-sheet', token));
      expect(text).toContain(`${first_name} ${last_name}`);
    }
  });

  it.each([
    ['enrolment-declaration', 'the application id', (id: string) => id],
    // Opened in the operator's language, and by nobody without a session; no name, no token.
    [
      'cover-sheet',
      'where the operator opens it',
      (id: string) => `${api.deps.env.PUBLIC_URL}/admin/applications?application=${applicationNumber(id)}`,
    ],
  ])('%s has a code that says %s', async (name, _what, said) => {
    const { token, id } = await apply(api);
    const { page } = await read(await applicantPaper(name, token));
    // The upper right corner alone: a whole page holds this process up for so long that the server, which lives in it,
    // closes the connection under the next test.
    const scale = 3;
    const mm = (72 / 25.4) * scale;
    const viewport = page.getViewport({ scale, offsetX: -140 * mm });
    const { createCanvas } = await import('@napi-rs/canvas');
    const canvas = createCanvas(70 * mm, 80 * mm);
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(said(id));
  });

  it('ENRO-02 the declaration takes what is typed on the screen, in every script, and it is stored nowhere', async () => {
    const { token, id } = await apply(api, NAMES);
    const lines = {
      birth_date: '01.02.2003',
      passport_number: 'EP 1234567',
      university: 'አዲስ አበባ ዩኒቨርሲቲ',
      student_number: 'ÜÑI-7',
      subject: 'Łogistics, 5',
      vacation: '01.07. – 30.09.2027',
    };
    const answer = await filled(token, lines);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const text = (await read(answer)).text.replace(/\s+/g, '');
    for (const line of Object.values(lines)) expect(text).toContain(line.replace(/\s+/g, ''));
    expect(JSON.stringify(applicantStore(api.deps.db).find(id))).not.toContain('1234567');
  });

  it('ENRO-02 the longest lines stay on their page, and longer ones are refused at their field', async () => {
    const { token } = await apply(api);
    const longest = Object.fromEntries(DECLARATION_LINES.map((line, place) => [line, 'WMቋ'[place % 3]?.repeat(100)]));
    const { pages, pieces, text } = await read(await filled(token, longest));
    expect(pages).toBe(1);
    expect(text.replace(/\s+/g, '')).toContain('M'.repeat(100));
    for (const { transform, width } of pieces) expect(transform[4] + width).toBeLessThan(595);
    const tooLong = await answerOf(filled(token, { university: 'x'.repeat(60_000), subject: { a: 1 } }));
    expect([tooLong.status, tooLong.body.errors.map(({ path, code }) => [path, code])]).toEqual([
      400,
      [
        ['university', 'input_too_long'],
        ['subject', 'input_invalid'],
      ],
    ]);
  });

  it('WIZ2-26 the cover sheet says where the originals go', async () => {
    const { token } = await apply(api);
    const { text } = await read(await applicantPaper('cover-sheet', token));
    for (const line of api.deps.site.originals.addressLines) expect(text).toContain(line);
    expect(text).toMatch(/WS-[0-9A-Z]{4}-[0-9A-Z]{2}/);
    for (const item of envelopeItems('en', api.deps.site.partnerNetwork.name))
      expect(text.replace(/\s+/g, '')).toContain(item.replace(/\s+/g, ''));
  });

  it.each([
    ['de', 'Behalten Sie Ihren Reisepass. Senden Sie ihn nie per Post.'],
    ['en', 'Keep your passport. Never send your passport by post.'],
  ])('PRIV-85 the drawn cover sheet never asks for an original passport (%s)', async (lang, never) => {
    const { token } = await apply(api);
    const { text } = await read(await applicantPaper('cover-sheet', token, lang));
    const [asked = '', ...rest] = text.replace(/\s+/g, ' ').split(never);
    expect(rest).toHaveLength(1);
    expect(asked).toContain({ de: 'Immatrikulationserklärung', en: 'Enrolment declaration' }[lang]);
    expect(asked + rest.join('')).not.toMatch(/passport|reisepass|ausweis|identity card/i);
  });

  it('are for the holder of the token alone', async () => {
    expect((await applicantPaper('cover-sheet', crypto.randomUUID())).status).toBe(404);
    expect((await fetch(`${api.url}/api/functions/enrolment-declaration`)).status).toBe(401);
  });
});
