import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { site } from '#site';
import { programmeWay } from '#src/i18n/programme-way.ts';
import { builtPages, tags } from '../support/dist.ts';
import { sections, textsOf, visibleText } from '../support/texts.ts';

const html: Record<Lang, string> = { de: '', en: '' };
const FIRST_ROUND_TRIP_BYTES = 14 * 1024;

beforeAll(async () => {
  const pages = await builtPages();
  for (const lang of LANGUAGES) html[lang] = pages.find((page) => page.path === `/${lang}/students`)?.html ?? '';
}, 120_000);

const section = (lang: Lang, de: string, en: string) => sections(html[lang]).get(lang === 'de' ? de : en) ?? '';

describe.each(LANGUAGES)('The students’ page in %s', (lang) => {
  it('STUD-03 says in one line that this is the first season instead of inventing testimonials', () => {
    expect(site.testimonials).toEqual([]);
    const text = visibleText(html[lang]);
    expect(text).toContain(lang === 'de' ? 'Dies ist unsere erste Saison' : 'This is our first season');
    expect(text).not.toMatch(/Platzhalter|Placeholder|Was Teilnehmende sagen\b(?!,)|What participants say(?! will)/);
    expect(html[lang]).not.toContain('<blockquote');
  });

  it('CONS-01 CONS-02 names the age limit, the level and, for each stretch of days, what the season means', () => {
    const text = visibleText(html[lang]);
    expect(text).toContain(lang === 'de' ? 'höchstens 35 Jahre alt' : 'at most 35 years old');
    expect(text).toContain(lang === 'de' ? 'Deutsch ab A2' : 'German from level A2');
    const dated = tags(html[lang], 'p').filter((line) => 'data-from' in line || 'data-until' in line);
    expect(dated.map((line) => line['data-from'])).toEqual([undefined, '2026-07-01', '2026-09-29']);
    expect(dated.filter((line) => !('hidden' in line))).toHaveLength(1);
  });

  it('STUD-04 STUD-07 has reasons, each with its condition, and four benefits', () => {
    const why = section(lang, 'Warum mit uns? Sie kommen nicht allein an.', 'Why us? You will not arrive alone.');
    expect(textsOf(why, 'li')).toHaveLength(3);
    for (const condition of ['ZAV', '24/7']) expect(visibleText(why)).toContain(condition);
    expect(tags(why, 'a').map((link) => link.href)).toEqual([
      `/${lang}/trust`,
      `/${lang}/earnings`,
      `/${lang}/pre-check`,
    ]);
    expect(textsOf(section(lang, 'Was Ihnen der Einsatz bringt', 'What you take home'), 'h3')).toHaveLength(4);
  });

  it('STUD-05 describes three steps from the source of the six', () => {
    const way = html[lang].match(/<ol class="way"[\s\S]*?<\/ol>/)?.[0] ?? '';
    expect(textsOf(way, 'h3')).toEqual(programmeWay(lang).map(({ title }) => title));
    expect(textsOf(way, 'li')).toHaveLength(3);
  });

  it('STUD-06 CONS-04 shows the work in pictures with words for those who cannot see them', () => {
    const gallery = section(lang, 'So sieht die Arbeit aus', 'What the work looks like');
    const pictures = tags(gallery, 'img');
    expect(pictures).toHaveLength(3);
    for (const { alt, loading } of pictures) {
      expect(alt?.length).toBeGreaterThan(15);
      expect(loading).toBe('lazy');
    }
  });

  it('STUD-08 CONS-02 answers four questions', () => {
    const faq = section(lang, 'Fragen von Studierenden', 'Questions students ask');
    expect(textsOf(faq, 'summary')).toHaveLength(4);
    const [level] = textsOf(faq, 'details');
    expect(level).toContain('A2');
    expect(level).toContain(lang === 'de' ? 'Nachweis kann' : 'Proof may follow');
    expect(faq).not.toMatch(/\{\w+\}/);
  });

  it('STUD-09 leads to the application and to contact, saying where from', () => {
    const links = tags(html[lang], 'a').map((link) => link.href);
    for (const href of [`/${lang}/join`, `/${lang}/contact?quelle=studierende_cta`]) {
      expect(links.filter((link) => link === href).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('STAC-02 STAC-03 has one island, fetches only the small script that turns its pictures, and fits the first round trip', () => {
    expect(tags(html[lang], 'astro-island').map((island) => island.client)).toEqual(['deferred']);
    expect(html[lang]).not.toMatch(/<link[^>]+modulepreload/);
    const fetched = tags(html[lang], 'script').flatMap(({ src }) => src ?? []);
    expect(fetched).toEqual([expect.stringContaining('/Carousel.astro')]);
    expect(brotliCompressSync(html[lang]).length).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
  });
});
