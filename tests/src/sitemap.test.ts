import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { site } from '#site';
import { type PathKey, paths } from '#src/i18n/paths.ts';
import { organization, scriptJson } from '#src/layouts/organization.ts';
import { type BuiltPage, builtDist, builtPages, meta, PUBLIC_URL } from '../support/dist.ts';

/** Pages that hold a token, an account or nothing to read. */
const HIDDEN: PathKey[] = [
  'status',
  'verify',
  'upload',
  'enrolment',
  'placement',
  'testUpload',
  'debugImages',
  'notFound',
  // Only a frame around the declaration that /downloads offers.
  'enrolmentPreview',
  'notSent',
  'stopReminders',
  'remindersStopped',
  'linkSent',
];
const PUBLIC: PathKey[] = [
  ...(['home', 'students', 'employers', 'portal', 'join'] as const),
  ...(['contact', 'trust', 'earnings', 'preCheck', 'impressum', 'privacy'] as const),
];

let pages: BuiltPage[];
let dist: string;

beforeAll(async () => {
  dist = await builtDist();
  pages = await builtPages();
}, 120_000);

const isHidden = (page: BuiltPage) => meta(page.html, 'robots')?.includes('noindex') ?? false;
const both = (keys: PathKey[]) => keys.flatMap((key) => LANGUAGES.map(paths[key]));

describe('The sitemap', () => {
  const listed = () => {
    const xml = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
    return new Map(
      [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', rest = '']) => [loc, rest]),
    );
  };

  it('STAC-04 lists the public pages of both languages and no other', () => {
    const addresses = [...listed().keys()].map((loc) => loc.replace(PUBLIC_URL, ''));
    expect(addresses).toEqual(expect.arrayContaining(both(PUBLIC)));
    for (const path of both(HIDDEN)) expect(addresses).not.toContain(path);
    const open = pages.filter((page) => !isHidden(page)).map((page) => page.path);
    expect(addresses.sort()).toEqual(open.sort());
  });

  it('META-05 names the alternates of each, with a default', () => {
    for (const [loc, rest] of listed()) {
      const page = loc.replace(PUBLIC_URL, '').slice(3);
      const links = [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href]);
      expect(Object.fromEntries(links), loc).toEqual({
        de: `${PUBLIC_URL}/de${page}`,
        en: `${PUBLIC_URL}/en${page}`,
        'x-default': `${PUBLIC_URL}/de${page}`,
      });
    }
  });

  it('is named in robots.txt, by its whole address', () => {
    const robots = readFileSync(join(dist, 'robots.txt'), 'utf8');
    expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap-index.xml\n`);
    expect(robots).toContain('Disallow: /api');
    const index = readFileSync(join(dist, 'sitemap-index.xml'), 'utf8');
    expect(index).toContain(`<loc>${PUBLIC_URL}/sitemap-0.xml</loc>`);
  });
});

describe('Search engines', () => {
  it('META-06 ROUT-10 may not list pages with a token, an account or nothing to read', () => {
    const hidden = pages.filter(isHidden).map((page) => page.path);
    expect(hidden).toEqual(expect.arrayContaining(both(HIDDEN)));
    // Whatever areas are still to come: nobody finds an account's page by a search.
    const accounts =
      /^\/(?:de|en)\/(?:dashboard|admin|partner|student|employer|invite|debug)\/|\/(?:reset-|confirm-|test-)/;
    for (const page of pages) if (accounts.test(page.path)) expect(hidden).toContain(page.path);
    for (const path of both(PUBLIC)) expect(hidden).not.toContain(path);
  });

  it('read on the home page who stands behind the site', () => {
    for (const lang of LANGUAGES) {
      const html = pages.find((page) => page.path === paths.home(lang))?.html ?? '';
      const data = JSON.parse(html.match(/<script type="application\/ld\+json">([^<]+)<\/script>/)?.[1] ?? '{}');
      expect(data).toMatchObject({
        '@type': 'Organization',
        name: site.brand.name,
        legalName: site.legal.entity,
        url: `${PUBLIC_URL}/`,
        address: { '@type': 'PostalAddress', streetAddress: site.legal.street, addressCountry: 'DE' },
      });
    }
    expect(pages.filter((page) => page.html.includes('ld+json'))).toHaveLength(LANGUAGES.length);
  });

  it('get a town without a code as it is, and no way out of the script', () => {
    const odd = { ...site, brand: { ...site.brand, name: '</script><b>' }, legal: { ...site.legal, city: 'Town' } };
    const json = scriptJson(organization(odd as unknown as typeof site, 'https://x.org/', 'https://x.org/l.png'));
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ name: '</script><b>', address: { addressLocality: 'Town' } });
  });
});

describe('The social preview', () => {
  it('META-04 is a light picture of 1200 by 630 in each language', () => {
    const pictures = LANGUAGES.map((lang) => readFileSync(join(dist, `social-${lang}.png`)));
    for (const picture of pictures) {
      expect(imageSize(picture)).toMatchObject({ width: 1200, height: 630 });
      // Messengers ignore large ones.
      expect(picture.length).toBeLessThan(300 * 1024);
    }
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
  });
});
