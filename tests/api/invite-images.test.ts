import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPartner, member } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';

let api: Api;
let token: string;
let partnerId: string;
let inviteCode: string;
let paused: string;
beforeAll(async () => {
  api = await startApi();
  ({ inviteToken: token, partnerId, inviteCode } = addPartner(api, (await member(api, 'partner')).id));
  paused = addPartner(api, (await member(api, 'partner')).id, { active: false }).inviteToken;
});
afterAll(() => api.stop());

/** Each call by its name, and what it is asked for. */
const FILES = { 'invite-qr-png': 'qr.png', 'invite-qr-svg': 'qr.svg', 'invite-poster': 'poster-de.pdf' } as const;

const get = (path: string) => fetch(`${api.url}/api/invites/${path}`);

async function decoded(response: Response, side: number) {
  const image = await loadImage(Buffer.from(await response.arrayBuffer()));
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return jsQR(new Uint8ClampedArray(data), side, side);
}

/** Everything that a PDF says: on its page, in its links and about itself. */
async function textsOfPdf(data: Uint8Array): Promise<string> {
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const about = [await page.getAnnotations(), await document.getMetadata()];
  return [...items.map((item) => ('str' in item ? item.str : '')), JSON.stringify(about)].join('');
}

describe('The pictures of an invitation', () => {
  it('the poster prints the code to type and not the partner’s id, which no rotation ends', async () => {
    for (const lang of ['de', 'en']) {
      const bytes = new Uint8Array(await (await get(`${token}/poster-${lang}.pdf`)).arrayBuffer());
      const written = await textsOfPdf(bytes);
      expect(written).toContain(`${lang === 'de' ? '' : '/en'}/p/${inviteCode}`);
      // The code and its link lead to the language that the reader of this poster understands.
      expect(written).toContain(`${api.deps.env.PUBLIC_URL}/${lang}/invite/${token}`);
      expect(written).not.toContain(partnerId);
    }
  });

  it.each([
    ['PARA-21 ADMI-15', '', 200],
    ['PARA-21', '?width=200', 200],
    ['PARA-24', '?width=240', 240],
  ])('%s qr.png%s is %i pixels wide, has a margin of one module and decodes to the link', async (_row, query, side) => {
    const response = await get(`${token}/qr.png${query}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    const header = Buffer.from(await response.clone().arrayBuffer());
    expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([side, side]);
    const code = await decoded(response, side);
    expect(code?.data).toBe(`${api.deps.env.PUBLIC_URL}/invite/${token}`);
    // One white module around it.
    const module = side / (17 + 4 * Number(code?.version) + 2);
    const { topLeftCorner: from, topRightCorner: to } = code?.location ?? {};
    const margins = [from?.x, from?.y, side - Number(to?.x)];
    expect(margins.map((margin) => Math.round(Number(margin) / module))).toEqual([1, 1, 1]);
  });

  it('PARA-18 qr.svg decodes to the link', async () => {
    const response = await get(`${token}/qr.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect((await decoded(response, 600))?.data).toBe(`${api.deps.env.PUBLIC_URL}/invite/${token}`);
  });

  it('PARA-18 can be kept for good, and tell nobody whether the invitation works', async () => {
    for (const one of [token, paused, 'A'.repeat(22)]) {
      const response = await get(`${one}/qr.png`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it.each(['x/qr.png', `${'A'.repeat(22)}x/qr.svg`, 'a%2Fb/qr.png', '%3Cscript%3E/qr.svg'])(
    'STAC-09 %s is no invitation',
    async (path) => {
      const response = await get(path);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'invite_invalid']);
    },
  );

  it.each(['qr.png?width=5000', 'qr.png?width=x', 'poster-fr.pdf'])('STAC-09 %s is refused', async (path) => {
    expect((await get(`${token}/${path}`)).status).toBe(400);
  });

  it('PARA-18 the poster is there in both languages, while the invitation works', async () => {
    for (const lang of ['de', 'en']) {
      const response = await get(`${token}/poster-${lang}.pdf`);
      expect(response.headers.get('content-disposition')).toBe(`inline; filename="poster-${inviteCode}-${lang}.pdf"`);
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    expect((await get(`${paused}/poster-de.pdf`)).status).toBe(404);
    expect((await get(`${'A'.repeat(22)}/poster-de.pdf`)).status).toBe(404);
  });

  it.each(Object.entries(FILES))('STAC-05 %s is a file that no browser guesses about', async (_name, file) => {
    const { status, headers } = await get(`${token}/${file}`);
    expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
