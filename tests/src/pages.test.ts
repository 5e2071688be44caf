import { beforeAll, describe, expect, it } from 'vitest';
import { CLICK_PAGES } from '#contract/click.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { site } from '#site';
import { paths } from '#src/i18n/paths.ts';
import { footerNav, headerNav } from '#src/layouts/nav.ts';
import { type BuiltPage, builtPages, meta, PUBLIC_URL, tags } from '../support/dist.ts';

/** Second addresses of the same pages; their canonical address is the first one (decision C13). */
const TWINS = LANGUAGES.flatMap((lang) => [
  [paths.dashboardStudent(lang), paths.studentDashboard(lang)] as const,
  [paths.dashboardPartner(lang), paths.partner(lang)] as const,
]);

let pages: BuiltPage[];
/** Those that are not the second address of another one. */
let ownPages: BuiltPage[];

beforeAll(async () => {
  pages = await builtPages();
  ownPages = pages.filter((page) => !TWINS.some(([twin]) => twin === page.path));
}, 120_000);

const languageOf = (page: BuiltPage) => page.path.split('/')[1];
const alternates = (page: BuiltPage) =>
  Object.fromEntries(
    tags(page.html, 'link')
      .filter((link) => link.rel === 'alternate')
      .map((link) => [link.hreflang, link.href]),
  );

describe('Every built page', () => {
  it('LANG-01 exists in both languages', () => {
    for (const path of Object.values(paths)) {
      for (const lang of LANGUAGES) expect(pages.map((page) => page.path)).toContain(path(lang));
    }
  });

  it('LANG-07 names the language of its address', () => {
    for (const page of pages) expect(tags(page.html, 'html')[0]?.lang, page.path).toBe(languageOf(page));
  });

  it('LANG-12 GLOB-18 has the words DE and EN as language switch in its header', () => {
    for (const page of pages) {
      const header = page.html.match(/<header[\s\S]*?<\/header>/)?.[0] ?? '';
      const words = [...header.matchAll(/<a [^>]*data-lang="(?:de|en)"[^>]*>\s*(\w+)\s*<\/a>/g)].map(
        ([, word]) => word,
      );
      expect(words, page.path).toEqual(['DE', 'EN']);
    }
  });

  it('META-01 has a title of its own', () => {
    const titles = ownPages.map((page) => `${languageOf(page)} ${page.html.match(/<title>(.+?)<\/title>/)?.[1]}`);
    expect(titles.filter((title) => title.endsWith('undefined'))).toEqual([]);
    expect(new Set(titles).size).toBe(ownPages.length);
  });

  it('META-02 has a description, another one in each language', () => {
    const descriptions = ownPages.map((page) => meta(page.html, 'description'));
    for (const description of descriptions) expect(description?.length).toBeGreaterThan(30);
    expect(new Set(descriptions).size).toBe(ownPages.length);
  });

  it('META-03 has its own absolute address as canonical URL, without a query', () => {
    for (const page of pages) {
      const canonical = tags(page.html, 'link').find((link) => link.rel === 'canonical')?.href;
      const address = TWINS.find(([twin]) => twin === page.path)?.[1] ?? page.path;
      expect(canonical, page.path).toBe(PUBLIC_URL + address);
    }
  });

  it('META-04 has social-sharing tags', () => {
    for (const page of pages) {
      for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name', 'og:locale']) {
        expect(meta(page.html, name), `${page.path} ${name}`).toBeTruthy();
      }
      expect(meta(page.html, 'og:image')).toBe(`${PUBLIC_URL}/social-${languageOf(page)}.png`);
      expect(meta(page.html, 'og:image:width')).toBe('1200');
      expect(meta(page.html, 'og:image:height')).toBe('630');
      expect(meta(page.html, 'og:image:alt'), page.path).toBeTruthy();
      expect(meta(page.html, 'twitter:card')).toBe('summary_large_image');
    }
  });

  it('META-05 names its alternates, and they name it back', () => {
    for (const page of ownPages) {
      const own = alternates(page);
      expect(Object.keys(own).sort(), page.path).toEqual(['de', 'en', 'x-default']);
      expect(own['x-default']).toBe(own.de);
      expect(own[languageOf(page) ?? '']).toBe(PUBLIC_URL + page.path);
      const twin = ownPages.find((other) => other !== page && own[languageOf(other) ?? ''] === PUBLIC_URL + other.path);
      expect(twin && alternates(twin), page.path).toEqual(own);
    }
  });

  it('META-06 is marked noindex only where it is the 404 page', () => {
    const hidden = pages.filter((page) => meta(page.html, 'robots') === 'noindex').map((page) => page.path);
    expect(hidden).toEqual(expect.arrayContaining(['/de/404', '/en/404']));
    expect(hidden).not.toContain('/de');
  });

  it('GLOB-03 begins with a link to its main content', () => {
    for (const page of pages) {
      expect(tags(page.html, 'a')[0]?.href, page.path).toBe('#main');
      expect(tags(page.html, 'main')[0]).toMatchObject({ id: 'main', tabindex: '-1' });
    }
  });

  it('GLOB-17 GLOB-20 links to the pages of header and footer in its language', () => {
    for (const page of pages) {
      const lang = languageOf(page) === 'en' ? 'en' : 'de';
      const links = tags(page.html, 'a').map((link) => link.href);
      for (const { path } of [...headerNav.main, ...footerNav]) expect(links, page.path).toContain(paths[path](lang));
    }
  });

  it('GLOB-17 GLOB-20 names the pages of header and footer', () => {
    const [header, footer] = [headerNav.main, footerNav].map((nav) => nav.map(({ path }) => paths[path]('de')));
    expect(header).toEqual(['/de', '/de/students', '/de/arbeitgeber', '/de/portal', '/de/contact']);
    expect(footer).toEqual(expect.arrayContaining([...(header ?? []), '/de/impressum', '/de/privacy']));
  });

  it('GLOB-19 has another header in the applicant area', () => {
    const header = headerNav.applicant.map(({ path }) => paths[path]('en'));
    expect(header).toEqual(['/en', '/en/join', '/en/status', '/en/downloads']);
  });

  it('GLOB-23 marks the contact links of its footer for counting, and says which page it is', () => {
    for (const page of pages) {
      const footer = page.html.match(/<footer[\s\S]*<\/footer>/)?.[0] ?? '';
      expect(tags(footer, 'a').flatMap((link) => link['data-cta'] ?? [])).toEqual(['email', 'tel', 'whatsapp']);
      expect(CLICK_PAGES, page.path).toContain(tags(page.html, 'body')[0]?.['data-page']);
    }
    expect([...CLICK_PAGES].sort()).toEqual(Object.keys(paths).sort());
  });

  it('GLOB-21 GLOB-22 has mail, phone, WhatsApp and the reply time in its footer', () => {
    for (const page of pages) {
      const footer = page.html.match(/<footer[\s\S]*<\/footer>/)?.[0] ?? '';
      const links = tags(footer, 'a').map((link) => link.href);
      expect(links).toContain(`mailto:${site.contact.email}`);
      expect(links).toContain(`https://wa.me/${site.contact.whatsapp}`);
      expect(links.some((link) => /^tel:\+\d+$/.test(link ?? ''))).toBe(true);
      expect(footer).toContain(languageOf(page) === 'de' ? 'Antwort innerhalb von 24 Stunden' : 'Response within 24h');
    }
  });

  it('has no inline style, no inline handler and at most two small inline scripts beside those of its islands', () => {
    for (const page of pages) {
      expect(page.html, page.path).not.toMatch(/<[^>]+\s(?:style|on\w+)="/);
      if (page.html.includes('<astro-island')) continue;
      // What is data for search engines is no script, whatever its element is called.
      const scripts = [...page.html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, code = '']) => code,
      );
      expect([1, 2], `${page.path}: the layout's and at most one of its own`).toContain(scripts.length);
      // The layout's own, in the page itself: no request before the page is whole.
      expect(page.html, page.path).not.toMatch(/<script[^>]+src=/);
      for (const code of scripts) expect(code.length, page.path).toBeLessThan(2048);
    }
  });
});

describe('The 404 page', () => {
  it('GLOB-01 GLOB-02 says so in both languages and leads home', () => {
    for (const lang of LANGUAGES) {
      const html = pages.find((page) => page.path === paths.notFound(lang))?.html ?? '';
      expect(html).toContain('Oops! Page not found');
      expect(html).toContain('Hoppla! Seite nicht gefunden');
      expect(tags(html, 'a').map((link) => link.href)).toContain(paths.home(lang));
    }
  });
});

describe('The home page', () => {
  it('HOME-02 HOME-03 leads to the partner registration in a new tab and to the application', () => {
    const html = pages.find((page) => page.path === '/de')?.html ?? '';
    const links = tags(html, 'a');
    const registration = links.find((link) => link.href === site.partnerNetwork.registrationUrl);
    expect(registration).toMatchObject({ target: '_blank', rel: 'noopener' });
    expect(links.map((link) => link.href)).toContain('/de/join');
  });
});
