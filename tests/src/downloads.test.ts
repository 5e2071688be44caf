import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { site } from '#site';
import { builtPages, meta } from '../support/dist.ts';
import { textsOf, visibleText } from '../support/texts.ts';

const TEXTS = {
  de: { download: 'Herunterladen', open: 'Im Browser öffnen', notes: 'So wird die Erklärung angenommen' },
  en: { download: 'Download', open: 'Open in browser', notes: 'What we need to accept your declaration' },
} as const;

const main: Record<string, string> = {};
beforeAll(async () => {
  for (const { path, html } of await builtPages()) main[path] = html.match(/<main\b[\s\S]*<\/main>/)?.[0] ?? '';
}, 120_000);

/** The links of a page's content: their attributes as text, and their words. */
const linksOf = (path: string) =>
  [...(main[path] ?? '').matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = '', inside = '']) => ({
    attributes,
    href: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    texts: visibleText(inside),
  }));
const fileOf = (lang: Lang) => `/storage/public/enrolment-declaration-${lang}.pdf`;

describe.each(LANGUAGES)('The downloads in %s', (lang) => {
  const path = `/${lang}/downloads`;

  it('ROUT-06 CONT-17 list the declaration in both languages, the page’s own first', () => {
    expect(textsOf(main[path] ?? '', 'h1')).toEqual(['Downloads']);
    const files = linksOf(path).filter((link) => link.texts.startsWith(TEXTS[lang].download));
    const both = [lang, ...LANGUAGES.filter((other) => other !== lang)];
    expect(files.map(({ href }) => href)).toEqual(both.map(fileOf));
    for (const { attributes } of files) expect(attributes).toMatch(/\sdownload(?:\s|=|$)/);
  });

  it('CONT-18 open each version in the browser', () => {
    for (const version of LANGUAGES) {
      const link = linksOf(path).find(({ href }) => href === `/${version}/preview/enrolment`);
      expect(link?.texts).toContain(TEXTS[lang].open);
    }
  });

  it('CONT-19 have notes and a mail link to the support', () => {
    expect(textsOf(main[path] ?? '', 'h2')).toContain(TEXTS[lang].notes);
    expect(textsOf(main[path]?.match(/<ol\b[\s\S]*?<\/ol>/)?.[0] ?? '', 'li')).toHaveLength(5);
    const mails = linksOf(path).filter(({ href }) => href.startsWith('mailto:'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.href).toContain(`mailto:${site.contact.supportEmail}?subject=`);
  });
});

describe.each(LANGUAGES)('The preview in %s', (lang) => {
  it('CONT-24 leads back to the downloads and opens the PDF in a new tab', () => {
    const links = linksOf(`/${lang}/preview/enrolment`);
    const [back] = links.filter(({ href }) => href === `/${lang}/downloads`);
    expect(back?.texts).toBe(lang === 'de' ? 'Zurück zu Downloads' : 'Back to downloads');
    const [newTab] = links.filter(({ attributes }) => attributes.includes('target="_blank"'));
    expect(newTab).toMatchObject({
      href: fileOf(lang),
      texts: lang === 'de' ? 'In neuem Tab öffnen' : 'Open in new tab',
    });
  });
});

describe.each(LANGUAGES)('The list of images in %s', (lang) => {
  it('CONT-26 ROUT-10 has three groups with something in each, and is not for search engines', async () => {
    const path = `/${lang}/debug/images`;
    const page = (await builtPages()).find((each) => each.path === path);
    expect(meta(page?.html ?? '', 'robots')).toBe('noindex');
    const groups = [...(main[path] ?? '').matchAll(/<section\b[\s\S]*?<\/section>/g)].map(([group]) => group);
    const names = { de: ['Zeichnungen', 'Zeichen'], en: ['Illustrations', 'Icons'] };
    expect(groups.map((group) => textsOf(group, 'h2')[0]).slice(0, 2)).toEqual(names[lang]);
    expect(groups).toHaveLength(3);
    for (const group of groups) expect(textsOf(group, 'li').length).toBeGreaterThan(0);
  });
});
