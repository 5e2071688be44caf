import { readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { readSiteConfig, type SiteConfig } from '#api/config/site.ts';
import { drawPoster, type PosterPartner } from '#api/papers/poster.ts';
import { partnersLines } from '#api/papers/poster-lines.ts';
import { qrPng, qrSvg } from '#api/papers/qr-image.ts';
import { cleanText } from '#contract/clean-text.ts';
import { contactLines } from '#contract/partners/partner.ts';
import { drawnPage } from '../support/printed-page.ts';

const A4 = [595, 842];
const MM = 72 / 25.4;
const PARTNER: PosterPartner = {
  organization: 'Universität Muster',
  person: 'Selam Größmann',
  office: 'Raum 12',
  reach: 'selam@uni.example',
  inviteUrl: 'https://werksommer.example/invite/3yQmZ8rW0aLk2VnXc5TbHg',
  shortUrl: 'werksommer.example/i/P-2207',
};

const site = readSiteConfig();
const withProgramme = (programme: Partial<SiteConfig['programme']>): SiteConfig => ({
  ...site,
  programme: { ...site.programme, ...programme },
});

describe('The poster of a partner', () => {
  it.each(['de', 'en'] as const)('is one A4 page in %s, whose code leads to the invitation', async (lang) => {
    const { pages, size, page } = await read(await drawPoster(site, lang, PARTNER));
    expect({ pages, size }).toEqual({ pages: 1, size: A4 });
    expect((await codeOn(page))?.data).toBe(PARTNER.inviteUrl);
  });

  it('has a code of at least 54 mm with four white modules around it, in black on white', async () => {
    const { page } = await read(await drawPoster(site, 'de', PARTNER));
    const code = await codeOn(page);
    if (!code) throw new Error('no code');
    const modules = 17 + 4 * code.version;
    const { topLeftCorner: from, topRightCorner: to, bottomLeftCorner: down } = code.location;
    const side = to.x - from.x;
    expect(side / code.pixelsPerMm).toBeGreaterThanOrEqual(54);
    expect(down.y - from.y).toBeCloseTo(side, -1);
    const quiet = (4 * side) / modules - 2;
    const white = [255, 255, 255];
    for (let along = -quiet; along <= side + quiet; along += 3) {
      expect(code.pixel(from.x + along, from.y - quiet)).toEqual(white);
      expect(code.pixel(from.x - quiet, from.y + along)).toEqual(white);
      expect(code.pixel(to.x + quiet, from.y + along)).toEqual(white);
      expect(code.pixel(from.x + along, down.y + quiet)).toEqual(white);
    }
    expect(code.pixel(from.x + side / modules / 2, from.y + side / modules / 2)).toEqual([0, 0, 0]);
  });

  it('still leads there in black and white, from afar, and with a piece of the code torn off', async () => {
    const { page } = await read(await drawPoster(site, 'de', PARTNER));
    expect((await codeOn(page, { pixelsPerMm: 3, filter: 'grayscale(1)' }))?.data).toBe(PARTNER.inviteUrl);
    const torn = await codeOn(page, { white: { x: 42, y: 222, side: 22 } });
    expect(torn?.data).toBe(PARTNER.inviteUrl);
  });

  it.each([
    ['de', 'Bis zu 90 Tage im Job in Deutschland. Bezahlt.', 'Für Studierende, Sommer 2026.', 'Bewerbung kostenlos'],
    ['en', 'Up to 90 days in a job in Germany. Paid.', 'For students, summer 2026.', 'Applying is free of charge'],
  ] as const)(
    'PARA-37 says in %s what it is about, who invites and whom to ask',
    async (lang, headline, readers, free) => {
      const { text } = await read(await drawPoster(site, lang, PARTNER));
      const { organization, shortUrl, reach } = PARTNER;
      const contact = `${lang === 'de' ? 'Ansprechperson an Ihrer Hochschule' : 'Contact at your university'} Selam Größmann, Raum 12 ${reach}`;
      const ours = `${lang === 'de' ? 'Kontakt zu' : 'Contact at'} ${site.brand.name} ${site.contact.email}`;
      for (const part of [headline, readers, free, 'A2', organization, contact, ours, shortUrl])
        expect(text).toContain(part);
      expect(text).toContain(site.brand.name);
      expect(text).toContain(site.contact.email);
      expect(text).not.toMatch(/€|Euro|\d{3,} EUR/i);
    },
  );

  it('PARA-37 prints each line that a partner types, and an admin reads the same before', async () => {
    const { campuses: _, ...lines } = contactLines.shape;
    const typed = Object.fromEntries(Object.keys(lines).map((line) => [line, `Typed-${line}`]));
    const partner = { ...PARTNER, ...typed, organization: 'University', campuses: ['Campus'] };
    const shown = partnersLines('en', partner);
    expect(shown).toEqual(expect.arrayContaining(['University', 'Campus']));
    const { text } = await read(await drawPoster(site, 'en', partner));
    for (const word of Object.values(typed)) for (const said of [shown.join(' '), text]) expect(said).toContain(word);
  });

  it('PARA-37 keeps the office where the name before it is too long for the line', async () => {
    const person = 'Prof. Dr. Selamawit Gebreselassie-Hailemariam zu Öttingen-Wallerstein';
    const { text } = await read(await drawPoster(site, 'de', { ...PARTNER, person, office: 'Block B, Raum 204' }));
    expect(text).toMatch(/Prof\. Dr\. Selamawit \S*…, Block B, Raum 204/);
  });

  it('follows the programme: duration, level, deadline, and no word of a free application where it costs', async () => {
    const { level, costs } = site.programme;
    const programme = { maxDays: 60, level: { ...level, minimum: 'B1' }, applicationsCloseOn: '2027-03-31' };
    const costly = withProgramme({ ...programme, costs: { ...costs, studentFeeEuro: 50 } });
    const { text } = await read(await drawPoster(costly, 'de', PARTNER));
    for (const part of ['60 Tage im Job', 'Deutsch ab B1', 'Bewerbung bis 31.03.2027']) expect(text).toContain(part);
    expect(text).not.toContain('kostenlos');
    expect((await read(await drawPoster(site, 'de', PARTNER))).text).not.toContain('Bewerbung bis');
  });

  it('SEAS-13 names each season that is open, with its last day to apply', async () => {
    const days = { startsOn: '2027-07-01', endsOn: '2027-09-20' };
    const summer = { ...days, id: 'a', season: { de: 'Sommer 2027', en: 'summer 2027' } };
    const winter = { ...days, id: 'b', season: { de: 'Winter 2027/28', en: 'winter 2027/28' } };
    const open = [
      { ...summer, applicationsCloseOn: '2027-03-31' },
      { ...winter, applicationsCloseOn: '2027-09-30' },
    ];
    const { text, lines, page } = await read(await drawPoster(withProgramme({ open }), 'de', PARTNER));
    for (const part of [
      'Sommer 2027 und Winter 2027/28.',
      'Sommer 2027: Bewerbung bis 31.03.2027',
      'Winter 2027/28: Bewerbung bis 30.09.2027',
    ])
      expect(text).toContain(part);
    expect(overlaps(lines)).toEqual([]);
    expect((await codeOn(page))?.data).toBe(PARTNER.inviteUrl);
  });

  it.each([
    [2, 'Sommereinsatz am Flughafen München, in Erding und in Freising 2027 (zweite Runde)'],
    [7, 'Winter 2027/28'],
  ])('SEAS-13 of %i open seasons named “%s” no line touches another, the picture or the band', async (count, de) => {
    const days = { startsOn: '2027-07-01', endsOn: '2027-09-20', applicationsCloseOn: '2027-03-31' };
    const open = Array.from({ length: count }, (_, id) => ({ ...days, id: String(id), season: { de, en: de } }));
    const { text, lines } = await read(await drawPoster(withProgramme({ open }), 'de', PARTNER));
    expect(text.replace(/\s+/g, ' ')).toContain(de);
    expect(overlaps(lines)).toEqual([]);
    for (const { top, bottom } of lines) {
      expect(bottom < 92.6 || top > 188.6).toBe(true);
      expect(bottom < 269.9 || top > 275.3).toBe(true);
    }
  });

  it('PARA-45 is the same on A3, enlarged, and leaves the margin that office printers keep', async () => {
    const [small, large] = await Promise.all(
      [drawPoster(site, 'de', PARTNER), drawPoster(site, 'de', PARTNER, 'A3')].map(async (pdf) => read(await pdf)),
    );
    if (!small || !large) throw new Error('no poster');
    expect([large.pages, large.size]).toEqual([1, [842, 1191]]);
    expect(large.text).toBe(small.text);
    for (const [index, { left, right, top, bottom }] of small.lines.entries()) {
      expect(Math.min(left, top, 210 - right, 297 - bottom)).toBeGreaterThan(5);
      expect(large.lines[index]?.size).toBeCloseTo((small.lines[index]?.size ?? 0) * (297 / 210), 1);
    }
    expect((await codeOn(large.page, { pixelsPerMm: 4 }))?.data).toBe(PARTNER.inviteUrl);
    const [link] = await large.page.getAnnotations();
    expect(link?.rect[2]).toBeGreaterThan(330);
  });

  it('can be pressed where it is read on a screen', async () => {
    const { page } = await read(await drawPoster(site, 'de', PARTNER));
    expect((await page.getAnnotations()).map(({ url }) => url)).toEqual([PARTNER.inviteUrl]);
  });

  const LONG_NAMES: [string, string][] = [
    ['long', 'Institute of Technology, Applied Logistics and International Relations '.repeat(3).slice(0, 160)],
    ['wide', 'W'.repeat(160)],
    ['Amharic', 'አዲስ አበባ ዩኒቨርሲቲ የቴክኖሎጂ ኢንስቲትዩት '.repeat(5).slice(0, 160)],
    ['Amharic without a space', 'ጨ'.repeat(160)],
  ];
  it.each(LONG_NAMES)('a name that is %s stands whole in the sky, and touches nothing', async (_, organization) => {
    const closing = withProgramme({ applicationsCloseOn: '2027-03-31' });
    const partner = { ...PARTNER, organization, person: organization.slice(0, 100), reach: 'W'.repeat(50) };
    const { pages, text, lines, page } = await read(await drawPoster(closing, 'de', partner));
    expect(pages).toBe(1);
    expect(text.replace(/\s/g, '')).toContain(organization.replace(/\s/g, ''));
    expect(overlaps(lines)).toEqual([]);
    for (const { left, right, top, bottom, size } of lines) {
      expect(left).toBeGreaterThan(12);
      expect(right).toBeLessThan(198);
      expect(top).toBeGreaterThan(5);
      expect(bottom).toBeLessThan(292);
      expect(size).toBeGreaterThanOrEqual(4);
      // Above the aeroplane or below the scene.
      expect(bottom < 92.6 || top > 188.6).toBe(true);
    }
    expect((await codeOn(page))?.data).toBe(partner.inviteUrl);
  });

  it('a name cannot turn the line round, and a sign without a letter shape is a question mark', async () => {
    const organization = cleanText('Muster\u202E gro.elpmaxe\u2066 \u0000Uni\u200F\nא');
    const { text, pages } = await read(await drawPoster(site, 'de', { ...PARTNER, organization }));
    expect(pages).toBe(1);
    expect(text).toContain('Muster gro.elpmaxe Uni ?');
  });

  it('a long short address is broken beside the code', async () => {
    const shortUrl = `a-long-name.${'of-a-programme.'.repeat(4)}example.org/i/P-2207`;
    const closing = withProgramme({ applicationsCloseOn: '2027-03-31' });
    const { lines, text } = await read(await drawPoster(closing, 'de', { ...PARTNER, shortUrl }));
    expect(text.replace(/\s/g, '')).toContain(shortUrl);
    expect(text).toContain('31.03.2027');
    expect(overlaps(lines)).toEqual([]);
    for (const { right } of lines) expect(right).toBeLessThan(198);
  });

  it('shows the picture that the website shows', () => {
    const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    expect(file('api/papers/poster-art/boarding.svg')).toBe(file('src/assets/illustrations/boarding.svg'));
  });

  it('brings its letters along, for a printer without our fonts', async () => {
    const pdf = (await drawPoster(site, 'de', { ...PARTNER, organization: 'ሰላም Łódź Zoë' })).toString('latin1');
    const used = pdf.match(/\/Type \/FontDescriptor\b/g)?.length;
    expect(used).toBe(5);
    expect(pdf.match(/\/FontFile[23] /g)).toHaveLength(5);
    expect(pdf).not.toMatch(/\/Subtype \/Type1\b/);
  });
});

describe('The code of a partner as a picture', () => {
  it.each([
    ['PARA-21 ADMI-15', 200],
    ['PARA-24', 240],
  ])('%s the PNG of %i px is that wide and leads to the invitation', async (_, width) => {
    for (const length of [22, 40, 60, 100, 140]) {
      const url = `https://example.org/invite/${'k7'.repeat(length / 2)}`;
      const png = await qrPng(url, width);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, width]);
      const code = await codeIn(png);
      expect(code?.data).toBe(url);
      // One white module on every side.
      const module = width / (17 + 4 * Number(code?.version) + 2);
      const { topLeftCorner: from, topRightCorner: to, bottomLeftCorner: down } = code?.location ?? {};
      const margins = [from?.x, from?.y, width - Number(to?.x), width - Number(down?.y)];
      expect(margins.map((margin) => Math.round(Number(margin) / module))).toEqual([1, 1, 1, 1]);
    }
  });

  it('the SVG leads to the invitation, and has four white modules around the code', async () => {
    const svg = await qrSvg(PARTNER.inviteUrl);
    const code = await codeIn(Buffer.from(svg));
    expect(code?.data).toBe(PARTNER.inviteUrl);
    const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
    const { topLeftCorner: from } = code?.location ?? { topLeftCorner: undefined };
    expect(side).toBe(17 + 4 * Number(code?.version) + 8);
    expect([from?.x, from?.y].map((place) => Math.round(Number(place) / 10))).toEqual([4, 4]);
  });

  it('an address cannot add anything to the SVG', async () => {
    const svg = await qrSvg('https://example.org/"><script>alert(1)</script>');
    expect(svg.match(/<\w+/g)).toEqual(['<svg', '<path', '<path']);
  });
});

interface Line {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
}

/** What a reader finds in a PDF; places in millimetres from the top left corner. */
async function read(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const { width, height } = page.getViewport({ scale: 1 });
  const pieces = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  const lines = pieces.map(({ str, transform, width: length }): Line => {
    const size = Math.hypot(transform[2], transform[3]) / MM;
    const baseline = (height - transform[5]) / MM;
    const left = transform[4] / MM;
    return { text: str, left, right: left + length / MM, top: baseline - 0.75 * size, bottom: baseline, size };
  });
  return {
    pages: document.numPages,
    size: [Math.round(width), Math.round(height)],
    text: pieces
      .map(({ str }) => str)
      .join(' ')
      .replace(/\s+/g, ' '),
    lines,
    page,
  };
}

interface Look {
  pixelsPerMm?: number;
  /** As CSS writes it. */
  filter?: string;
  /** A square of the paper, in millimetres, that is gone. */
  white?: { x: number; y: number; side: number };
}

/** Reads the code from the page as a camera sees it. */
async function codeOn(page: PDFPageProxy, { pixelsPerMm = 6, filter = 'none', white }: Look = {}) {
  const sheet = await drawnPage(page, pixelsPerMm / MM);
  const photo = createCanvas(sheet.width, sheet.height);
  const pen = photo.getContext('2d');
  pen.filter = filter;
  pen.drawImage(sheet, 0, 0);
  pen.fillStyle = '#fff';
  if (white)
    pen.fillRect(white.x * pixelsPerMm, white.y * pixelsPerMm, white.side * pixelsPerMm, white.side * pixelsPerMm);
  const { data, width, height } = pen.getImageData(0, 0, photo.width, photo.height);
  const code = jsQR(new Uint8ClampedArray(data), width, height);
  const pixel = (x: number, y: number) => {
    const at = 4 * (Math.round(y) * width + Math.round(x));
    return [...data.subarray(at, at + 3)];
  };
  return code && { ...code, pixelsPerMm, pixel };
}

async function codeIn(picture: Buffer) {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
  return jsQR(new Uint8ClampedArray(data), width, height);
}

/** Pairs of words that stand on each other; a hair's breadth of neighbours in one line is none. */
function overlaps(lines: readonly Line[]): string[] {
  const HAIR = 0.3;
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => one.left < other.right - HAIR && other.left < one.right - HAIR)
      .filter((other) => one.top < other.bottom - HAIR && other.top < one.bottom - HAIR)
      .map((other) => `${one.text} / ${other.text}`),
  );
}
