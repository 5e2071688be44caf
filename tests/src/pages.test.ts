import { beforeAll, describe, expect, it } from 'vitest';
import { CLICK_PAGES } from '#contract/click.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { site } from '#site';
import { OFFER_ENGLISH } from '#src/i18n/english-offer.ts';
import { paths } from '#src/i18n/paths.ts';
import { type BuiltPage, builtPages, meta, PUBLIC_URL, tags } from '../support/dist.ts';
import { visibleText } from '../support/texts.ts';

/** Second addresses of the same pages; their canonical address is the first one. */
const TWINS = LANGUAGES.flatMap((lang) => [
  [paths.dashboardStudent(lang), paths.studentDashboard(lang)] as const,
  [paths.dashboardPartner(lang), paths.partner(lang)] as const,
]);

let pages: BuiltPage[];
/** Those that are not the second address of another one. */
let mainPages: BuiltPage[];

beforeAll(async () => {
  pages = await builtPages();
  mainPages = pages.filter((page) => !TWINS.some(([twin]) => twin === page.path));
}, 120_000);

const languageOf = (page: BuiltPage) => page.path.split('/')[1];
const alternates = (page: BuiltPage) =>
  Object.fromEntries(
    tags(page.html, 'link')
      .filter((link) => link.rel === 'alternate')
      .map((link) => [link.hreflang, link.href]),
  );

/** A page of a signed-in area. */
const isWorkspace = (page: BuiltPage) => page.html.includes('class="work"');
const footerOf = (page: BuiltPage) => page.html.match(/<footer[\s\S]*<\/footer>/)?.[0] ?? '';

/** Address and words of each link in each menu of a page's header. */
function headerMenus(path: string): [string, string][][] {
  const html = pages.find((page) => page.path === path)?.html ?? '';
  const header = html.match(/<header class="header[\s\S]*?<\/header>/)?.[0] ?? '';
  return [...header.matchAll(/<nav\b[\s\S]*?<\/nav>/g)].map(([menu]) =>
    [...menu.matchAll(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href = '', inside = '']) => [
      href,
      visibleText(inside),
    ]),
  );
}

describe('Every built page', () => {
  it('is there', () => {
    expect(pages.length).toBeGreaterThan(60);
  });

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
      const names = [...header.matchAll(/<a [^>]*data-lang="(?:de|en)"[^>]*>\s*(\w+)\s*<\/a>/g)].map(
        ([, word]) => word,
      );
      expect(names, page.path).toEqual(['DE', 'EN']);
    }
  });

  it('LANG-11 offers English before anything is drawn, in German only, beside the areas behind a sign-in', () => {
    for (const page of pages) {
      const header = page.html.match(/<header class="header[\s\S]*?<\/header>/)?.[0] ?? '';
      const isOffered = languageOf(page) === 'de' && !page.html.includes('class="work"');
      expect(header.includes(`<script>${OFFER_ENGLISH}</script>`), page.path).toBe(isOffered);
      expect(header.includes('Read this page in English'), page.path).toBe(isOffered);
    }
  });

  it('GLOB-10 has its notice first, so that the keyboard reaches it at once', () => {
    for (const page of pages) {
      const [skip, inNotice] = tags(page.html.match(/<body[\s\S]*/)?.[0] ?? '', 'a');
      // Whoever is signed in has seen the notice, and works where it would cover something.
      if (isWorkspace(page)) {
        expect([skip?.href, page.html.includes('id="notice"')], page.path).toEqual(['#main', false]);
        continue;
      }
      expect([skip?.href, inNotice?.href], page.path).toEqual(['#main', `/${languageOf(page)}/privacy`]);
    }
  });

  it('META-01 has a title of its own', () => {
    const titles = mainPages.map((page) => `${languageOf(page)} ${page.html.match(/<title>(.+?)<\/title>/)?.[1]}`);
    expect(titles.filter((title) => title.endsWith('undefined'))).toEqual([]);
    expect(new Set(titles).size).toBe(mainPages.length);
  });

  it('META-02 has a description, another one in each language', () => {
    const descriptions = mainPages.map((page) => meta(page.html, 'description'));
    for (const description of descriptions) expect(description?.length).toBeGreaterThan(30);
    expect(new Set(descriptions).size).toBe(mainPages.length);
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
    for (const page of mainPages) {
      const own = alternates(page);
      expect(Object.keys(own).sort(), page.path).toEqual(['de', 'en', 'x-default']);
      expect(own['x-default']).toBe(own.de);
      expect(own[languageOf(page) ?? '']).toBe(PUBLIC_URL + page.path);
      const twin = mainPages.find(
        (other) => other !== page && own[languageOf(other) ?? ''] === PUBLIC_URL + other.path,
      );
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

  it('GLOB-17 leads from its header to the five public pages, and to what it costs and earns, and from the menu of phones to the pre-check', () => {
    const labels = {
      de: ['Start', 'Studierende', 'Ist das echt?', 'Was Sie verdienen', 'Arbeitgeber', 'Portal', 'Kontakt'],
      en: ['Home', 'Students', 'Is this real?', 'What you earn', 'Employers', 'Portal', 'Contact'],
    };
    const addresses = ['', '/students', '/trust', '/earnings', '/arbeitgeber', '/portal', '/contact'];
    const preCheck = { de: 'Kann ich teilnehmen?', en: 'Can I take part?' };
    for (const lang of LANGUAGES) {
      const menu = addresses.map((path, index) => [`/${lang}${path}`, labels[lang][index]]);
      for (const path of [...addresses, '/privacy', '/impressum', '/404', '/student/login'])
        expect(headerMenus(`/${lang}${path}`), `${lang}${path}`).toEqual([
          menu,
          menu.toSpliced(4, 0, [`/${lang}/pre-check`, preCheck[lang]]),
        ]);
    }
  });

  it('GLOB-19 leads from the header of an application to Home, Apply, Status and Downloads', () => {
    const labels = { de: ['Start', 'Bewerben', 'Status', 'Downloads'], en: ['Home', 'Apply', 'Status', 'Downloads'] };
    for (const lang of LANGUAGES) {
      const menu = ['', '/join', '/status', '/downloads'].map((path, index) => [
        `/${lang}${path}`,
        labels[lang][index],
      ]);
      for (const path of ['/join', '/status', '/verify', '/upload', '/enrolment', '/downloads', '/preview/enrolment'])
        expect(headerMenus(`/${lang}${path}`), `${lang}${path}`).toEqual([menu, menu]);
    }
  });

  it('GLOB-20 leads from its footer to the public pages, the imprint and the privacy page', () => {
    const addresses = ['', '/students', '/arbeitgeber', '/contact', '/portal', '/impressum', '/privacy'];
    for (const page of pages) {
      const lang = languageOf(page) === 'en' ? 'en' : 'de';
      const links = tags(footerOf(page), 'a').map((link) => link.href);
      expect(links, page.path).toEqual(expect.arrayContaining(addresses.map((path) => `/${lang}${path}`)));
    }
  });

  it('GLOB-23 marks the contact links of its footer for counting, and says which page it is', () => {
    for (const page of pages) {
      const footer = footerOf(page);
      expect(tags(footer, 'a').flatMap((link) => link['data-cta'] ?? [])).toEqual(['email', 'tel', 'whatsapp']);
      expect(CLICK_PAGES, page.path).toContain(tags(page.html, 'body')[0]?.['data-page']);
    }
  });

  it('GLOB-21 GLOB-22 has mail, phone, WhatsApp and the reply time in its footer', () => {
    for (const page of pages) {
      const footer = footerOf(page);
      const links = tags(footer, 'a').map((link) => link.href);
      expect(links).toContain(`mailto:${site.contact.email}`);
      expect(links).toContain(`https://wa.me/${site.contact.whatsapp}`);
      expect(links.some((link) => /^tel:\+\d+$/.test(link ?? ''))).toBe(true);
      expect(footer).toContain(
        languageOf(page) === 'de' ? 'Antwort innerhalb von 24\u00a0Stunden' : 'Response within 24h',
      );
    }
  });

  it('has no inline style, no inline handler and only small inline scripts beside those of its islands', () => {
    for (const page of pages) {
      expect(page.html, page.path).not.toMatch(/<[^>]+\s(?:style|on\w+)="/);
      if (page.html.includes('<astro-island')) continue;
      // What is data for search engines is no script, whatever its element is called.
      const scripts = [...page.html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, code = '']) => code,
      );
      const own = scripts.filter((code) => code !== OFFER_ENGLISH);
      expect([1, 2, 3], `${page.path}: the layout's and at most two of its own`).toContain(own.length);
      // The layout's own, in the page itself: no request before the page is whole.
      expect(page.html, page.path).not.toMatch(/<script[^>]+src=/);
      // The rules of the placement come with the page that answers by them.
      const most = page.path.endsWith('/pre-check') ? 3700 : 2200;
      for (const code of own) expect(code.length, page.path).toBeLessThan(most);
    }
  });
});

it('every page prints the addresses of its links, touched or not', () => {
  for (const { path, html } of pages)
    expect(html, path).toMatch(/@media print\{[^@]*main a\[href\^=http\]:after\{content:[^}]*attr\(href\)/);
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
