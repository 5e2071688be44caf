import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { type BuiltPage, builtPages, tags } from '../support/dist.ts';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
}, 120_000);

describe('The portal', () => {
  it('PORT-01 ROUT-29 has three cards, to partners, students and employers, and a quiet way for admins', () => {
    for (const lang of LANGUAGES) {
      const html = pages.find(({ path }) => path === `/${lang}/portal`)?.html ?? '';
      const cards = [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
      expect(cards.flatMap((card) => tags(card, 'a')).map(({ href }) => href)).toEqual([
        `/${lang}/partner`,
        `/${lang}/student/login`,
        `/${lang}/employer/login`,
      ]);
      const others = tags(html.replace(/<article[\s\S]*<\/article>/, ''), 'a').map(({ href }) => href);
      expect(others).toContain(`/${lang}/admin/login`);
    }
  });
});

describe('The page somebody wanted before signing in', () => {
  it.each(['/de', '/en/dashboard/employer', '/de/admin?status=open&page=2', '/en/dashboard#top'])(
    'ROUT-30 may be %s',
    (next) => {
      expect(nextPage(`?${new URLSearchParams({ x: '1', next })}`, next.slice(1, 3))).toBe(next);
    },
  );

  it('LANG-11 comes in the language that was chosen on the way', () => {
    expect(nextPage('?next=/de/dashboard/admin%3Fx=1', 'en')).toBe('/en/dashboard/admin?x=1');
    expect(nextPage('?next=/en', 'de')).toBe('/de');
  });

  it.each([
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/de//evil.example',
    '/de\\evil',
    '/de/../../evil',
    '/de/./x',
    '/\t/evil.example',
    '/de/\n/evil.example',
    '/fr/x',
    '/deutsch',
    'de/x',
    'javascript:alert(1)',
    '/api/auth/sign-out',
  ])('ROUT-30 may not be %j', (next) => {
    expect(nextPage(`?${new URLSearchParams({ next })}`, 'de')).toBeUndefined();
  });
});
