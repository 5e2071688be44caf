import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { drawContract, drawCoverSheet, drawDeclaration, drawPoster } from '#api/papers/draw.ts';
import { FONTS } from '#api/papers/fonts.ts';
import { isPrintable } from '#contract/printable-name.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { TERMS } from '../support/contract-terms.ts';

const site = readSiteConfig();
const open = (bytes: Buffer) => getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

async function wordsOf(bytes: Buffer): Promise<string> {
  const pdf = await open(bytes);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

const bare = (text: string) => text.normalize('NFC').replace(/\s+/g, '');
const signer = (firstNames: string, lastName: string) => ({
  firstNames,
  lastName,
  applicationId: '7c1e40b2-0000-4000-8000-000000000000',
});

const CONTRACT = { number: 'V-1A2B-3C4D', version: 3, terms: TERMS, isDraft: false };

const PRINTED = [
  ['Yoruba', 'Ọlá', 'Adébáyọ̀'],
  ['Vietnamese', 'Nguyễn', 'Thị Hương'],
  ['Russian', 'Дмитрий', 'Ёлкин'],
  ['Greek', 'Γιώργος', 'Παπαδόπουλος'],
  ['Amharic', 'ጸሐይ', 'ኃይለ ሥላሴ'],
  ['Hausa', 'Ɓala', 'Ƙasim'],
  ['Turkish', 'İpek', 'Işık'],
  ['Igbo', 'Ṅkechi', 'Ọ́kọ̀ńkwọ́'],
  ['Ewe', 'Ŋutifafa', 'Agbɛ́kɔ̃'],
  ['Ukrainian', 'Ґалаґан', 'Їжакевич'],
  ['Polish and German', 'Zoë', 'Größmann-Łukąszewska'],
  ['apostrophes', 'Ze’ena-Maria', 'O\u02BCNeill D\u2019Arcy'],
] as const;

const BY_HAND = [
  ['Arabic', 'محمد', 'عبد الرحمن'],
  ['Georgian', 'გიორგი', 'ბერიძე'],
  ['Chinese', '王', '小明'],
  ['an emoji', 'Sara😀', 'Alemu'],
  ['Devanagari', 'अमित', 'शर्मा'],
  ['Armenian', 'Արամ', 'Հակոբյան'],
  ['a mark that no file has', 'Z\u0332', 'Tesfaye'],
  ['Tifinagh', 'ⴰⵎⴰⵢⴰⵙ', 'ⵓⵎⵔⵔⵉ'],
] as const;

describe('A name on our papers', () => {
  it.each(PRINTED)('ENRO-09 is printed as it is: %s', async (_what, first, last) => {
    expect(isPrintable(`${first} ${last}`)).toBe(true);
    for (const draw of [
      () => drawDeclaration(site, 'en', signer(first, last)),
      () => drawCoverSheet(site, 'de', signer(first, last), 'https://example.org'),
    ]) {
      const words = bare(await wordsOf(await draw()));
      expect(words).toContain(bare(first));
      expect(words).toContain(bare(last));
      expect(words).not.toContain('?');
    }
  });

  it.each(BY_HAND)('ENRO-09 leaves its line for handwriting where no font has it: %s', async (_what, first, last) => {
    expect(isPrintable(`${first} ${last}`)).toBe(false);
    const terms = { ...TERMS, candidate: { ...TERMS.candidate, name: `${first} ${last}` } };
    for (const draw of [
      () => drawDeclaration(site, 'en', signer(first, last)),
      () => drawCoverSheet(site, 'de', signer(first, last), 'https://example.org'),
      () => drawContract(site, { ...CONTRACT, terms }),
    ]) {
      const words = await wordsOf(await draw());
      expect(words).not.toContain('?');
      for (const name of [first, last].filter((each) => !isPrintable(each))) expect(words).not.toContain(name);
    }
  });

  it('ENRO-09 can be printed only where one file of each weight has every letter with its marks', () => {
    const letters = Array.from({ length: 0x11000 }, (_, code) => code)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => !/[\p{Cn}\p{Cs}]/u.test(sign));
    const marked = [...'AezkŋɛɔṢẹЖа'].flatMap((letter) =>
      letters.filter((sign) => /\p{M}/u.test(sign)).map((mark) => (letter + mark).normalize('NFC')),
    );
    const printable = [...letters, ...marked].filter(isPrintable);
    expect(printable.length).toBeGreaterThan(2300);
    const lacking = printable.filter(
      (one) => !Object.values(FONTS).every((pieces) => pieces.some(({ has }) => has(one))),
    );
    expect(lacking.map((one) => [one, Array.from(one, (sign) => sign.codePointAt(0)?.toString(16))])).toEqual([]);
  });
});

describe('A paper for a screen reader', () => {
  const partner = { organization: 'Hochschule', person: '', office: '', reach: '' };
  const addresses = { inviteUrl: 'https://example.org/i', shortUrl: 'example.org/i' };

  it.each([
    ['declaration', 'en', () => drawDeclaration(site, 'en', signer('Selam', 'Tesfaye'))],
    ['cover sheet', 'de', () => drawCoverSheet(site, 'de', signer('Selam', 'Tesfaye'), 'https://example.org')],
    ['contract', 'de', () => drawContract(site, CONTRACT)],
    ['poster', 'en', () => drawPoster(site, 'en', { ...partner, ...addresses })],
  ])('ENRO-10 the %s is tagged, with title and language, and read in order', async (_what, lang, draw) => {
    const pdf = await open(await draw());
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: lang, Title: expect.stringMatching(/\w/) });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const page = await pdf.getPage(1);
    const { children } = (await page.getStructTree()) ?? { children: [] };
    const [root] = children;
    const parts = root && 'role' in root && root.role === 'Document' ? root.children : [];
    const roles = parts.flatMap((part) => ('role' in part ? [part.role] : []));
    expect(roles).toContain('H1');
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    // Each text belongs to a tag, or is passed over; no two lines are one word.
    let depth = 0;
    for (const item of items) {
      if ('type' in item) depth += item.type === 'endMarkedContent' ? -1 : 1;
      else expect(depth, item.str).toBeGreaterThan(0);
    }
  });
});

describe('Whose name cannot be printed', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('ENRO-09 gets the paper all the same', async () => {
    const { token } = await apply(api, { first_name: 'محمد', middle_name: '', last_name: 'عبد الرحمن' });
    const answer = await fetch(`${api.url}/api/functions/enrolment-declaration?lang=en&token=${token}`);
    expect(answer.status).toBe(200);
    expect(await wordsOf(Buffer.from(await answer.arrayBuffer()))).not.toContain('?');
  });
});
