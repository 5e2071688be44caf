import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { languageOfCookie, languageRedirect } from '#api/http/language-redirect.ts';
import { pageAddresses } from '#api/start/page-addresses.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';

const { findMoved } = pageAddresses(readSiteConfig());
const POSTER = `source=qr&medium=poster&campaign=${site.programme.campaign}`;

const UUID = '7c1e40b2-1111-4222-8333-444455556666';
const SECRET = `_${'aB3-'.repeat(10)}x_`;

type Row = [url: string, cookie: Lang | undefined, target: string | undefined];

function table(title: string, rows: Row[]): void {
  it.each(rows)(`${title}: %s with cookie %s goes to %s`, (url, cookie, target) => {
    expect(languageRedirect(url, cookie, findMoved)).toBe(target);
  });
}

describe('A page address', () => {
  table('LANG-02 gets a language', [
    ['/students', undefined, '/de/students'],
    ['/invite/T', undefined, '/de/invite/T'],
    ['/deutsch', undefined, '/de/deutsch'],
    ['/constructor', undefined, '/de/constructor'],
  ]);
  table('ROUT-39 STUA-08 WIZ2-25 takes a mailed confirmation to the page with its button', [
    ['/?confirm=T', undefined, '/de/confirm-email?confirm=T&then=/de'],
    ['/en?confirm=T&x=1', undefined, '/en/confirm-email?confirm=T&x=1&then=/en'],
    ['/de/student/login?confirm=T', undefined, '/de/confirm-email?confirm=T&then=/de/student/login'],
    ['/en/portal/?confirm=T&then=//evil.example', undefined, '/en/confirm-email?confirm=T&then=/en/portal'],
    ['/de/portal?next=/de/contact?confirm=T', undefined, undefined],
    ['/de/contact?confirm=T', undefined, undefined],
    ['/de/confirm-email?confirm=T', undefined, undefined],
  ]);
  table('PARA-18 leads from a partner’s short address to the sign-up', [
    ['/p/k7m4qx', undefined, '/de/invite/K7M4QX'],
    ['/en/p/K7M4QX?code=EVIL&x=1', undefined, '/en/invite/K7M4QX?code=EVIL&x=1'],
    ['/en/student/signup?code=k7m4qx', undefined, '/en/invite/K7M4QX?code=k7m4qx'],
    ['/en/student/signup?code=%2F%2Fevil.com', undefined, undefined],
    ['/en/student/signup?partner=K7M4QX', undefined, undefined],
    ['/p/k7m%204qx', undefined, '/de/invite/K7M4QX'],
    ['/p/%20K7M-4qx%20', undefined, '/de/invite/K7M4QX'],
    ['/en/P/K7M4QX.', undefined, '/en/invite/K7M4QX'],
    ['/p/K7M%E2%80%934QX/', 'en', '/en/invite/K7M4QX'],
    ['/p/no-such-code-at-all', undefined, '/de/invite/NOSUCHCODEATALL'],
    ['/p/..%2f..%2fevil.example', undefined, '/de/invite/EVILEXAMPLE'],
    ['/p', undefined, '/de/invite'],
    ['/en/p/', undefined, '/en/invite'],
    ['/p/%21%21', undefined, '/de/invite'],
    ['/p/K7M4QX/x', undefined, '/de/p/K7M4QX/x'],
    ['/de/partner', undefined, undefined],
  ]);
  table('ROUT-40 leads on in any capitals', [
    ['/EN/join', undefined, '/en/join'],
    ['/En/Join?TOKEN=a', undefined, '/en/join?token=a'],
    ['/DE/CONTACT/', 'en', '/de/contact'],
    ['/JOIN', undefined, '/de/join'],
    ['/EN', 'de', '/en'],
    ['/de/Student/Login?confirm=T', undefined, '/de/confirm-email?confirm=T&then=/de/student/login'],
    ['/DE/Invite/Ab', undefined, '/de/invite/Ab'],
    ['/en/ADMIN/Partners/P-1', undefined, '/en/admin/partners/P-1'],
    ['/DE/EMPLOYERS', undefined, '/de/arbeitgeber'],
    ['/de/texts/Join.aB3.json', undefined, undefined],
  ]);
  table('ROUT-41 opens with what got stuck to its link', [
    [`/en/status?token=${UUID}.`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token=${UUID})`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token=${UUID}%3E%20Thanks`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token=3D${UUID}`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token=%22${UUID}%22`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token=${UUID.slice(0, 20)}%C2%AD${UUID.slice(20)}`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token=${UUID.slice(0, 9)}%20${UUID.slice(9)}`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token=${UUID.slice(0, 9)}=%0D%0A${UUID.slice(9)}`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token=%20+${UUID}%E2%80%8B`, undefined, `/en/status?token=${UUID}`],
    [`/en/upload?step=2&amp;token=${UUID}`, undefined, `/en/upload?step=2&token=${UUID}`],
    [`/en/upload?token=3D${UUID}&amp;step=3D2.`, undefined, `/en/upload?token=${UUID}&step=2`],
    [`/en/status?token=${UUID}&#38;reminders=stop).`, undefined, `/en/status?token=${UUID}&reminders=stop`],
    [`/en/reset-password?token=${SECRET}%E2%80%9D`, undefined, `/en/reset-password?token=${SECRET}`],
    [`/en/confirm-email?confirm=3D${SECRET}`, undefined, `/en/confirm-email?confirm=${SECRET}`],
    [`/de/invite/${UUID}.`, undefined, `/de/invite/${UUID}`],
    [`/de/invite/${UUID}%3E`, undefined, `/de/invite/${UUID}`],
    [`/de/invite/%20${UUID}%C2%AD`, undefined, `/de/invite/${UUID}`],
    [`/en/status%3Ftoken=${UUID}`, undefined, `/en/status?token=${UUID}`],
    [`/en/status%3ftoken%3D${UUID}`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token%3D${UUID}.`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token=${UUID.replaceAll('-', '%E2%80%91')}`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token=${UUID.replaceAll('-', '%E2%80%93')}`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token=${UUID.replaceAll('-', '=2D')}`, undefined, `/en/status?token=${UUID}`],
    [`/en/status?token=${UUID}_`, undefined, `/en/status?token=${UUID}`],
    [`//en/status?token=${UUID}`, undefined, `/en/status?token=${UUID}`],
    ['/en/join?partner=P-1.', undefined, '/en/join?partner=P-1'],
    ['/en/join.', undefined, '/en/join'],
    ['/en/join%20)', undefined, '/en/join'],
    [`/en/status?token=${UUID}`, undefined, undefined],
    [`/en/status?token=${UUID}0`, undefined, undefined],
    [`/en/reset-password?token=${SECRET.slice(1)}`, undefined, undefined],
    ['/de/contact?x=a.&y=%20)', undefined, undefined],
  ]);
  table('leads from an id behind a room of the admins’ area to the room, which says whether it is there', [
    ['/de/admin/employers/No-Such', undefined, '/de/admin/employers?employer=no-such'],
    [`/admin/contracts/${UUID}/`, 'en', `/en/admin/contracts?contract=${UUID}`],
    ['/en/admin/applications/x?order=newest', undefined, '/en/admin/applications?order=newest&application=x'],
    ['/en/admin/employers/x&employer=y', undefined, undefined],
    ['/en/admin/settings/x', undefined, undefined],
    ['/en/admin/partners/x', undefined, undefined],
  ]);
  table('UPLO-01 knows the declaration as the third step of the documents', [
    ['/en/upload?token=T&step=3', undefined, '/en/enrolment?token=T&step=3'],
    ['/en/upload?token=T&step=2', undefined, undefined],
    ['/en/upload?token=T', undefined, undefined],
  ]);
  table('LANG-03 LANG-09 starts German', [
    ['/', undefined, '/de'],
    ['/?', undefined, '/de'],
  ]);
  table('LANG-04 LANG-05 obeys the query', [
    ['/students?lang=en', undefined, '/en/students'],
    ['/?lang=en', 'de', '/en'],
    ['/de/contact?lang=en', undefined, '/en/contact'],
    ['/en/contact?lang=en', undefined, '/en/contact'],
    ['/de?lang=en', undefined, '/en'],
    ['/students?lang=de&lang=en', 'en', '/de/students'],
    ['/students?lang=fr', undefined, '/de/students?lang=fr'],
    ['/de/contact?lang=fr', undefined, undefined],
    ['/de/contact?language=en', undefined, undefined],
  ]);
  table('LANG-06 keeps path and query byte for byte', [
    ['/invite/T?x=1', undefined, '/de/invite/T?x=1'],
    ['/join?b=2&lang=en&a=%20+%C3%A4&b=1&&', undefined, '/en/join?b=2&a=%20+%C3%A4&b=1&&'],
    ['/join?token=a?b=c', undefined, '/de/join?token=a?b=c'],
    ['/a%2fb%5c', undefined, '/de/a%2fb%5c'],
    ['/\xc3\xa4', undefined, '/de/%c3%a4'],
  ]);
  table('LANG-08 follows the remembered language', [
    ['/', 'en', '/en'],
    ['/contact?x=1', 'en', '/en/contact?x=1'],
    ['/de/contact', 'en', undefined],
  ]);
  table('loses its trailing slash', [
    ['/de/', undefined, '/de'],
    ['/en/contact/?x=1', undefined, '/en/contact?x=1'],
    ['/contact//', undefined, '/de/contact'],
  ]);
  table('ROUT-36 follows a page that moved', [
    ['/de/apply', undefined, '/de/join?from=apply'],
    ['/apply?x=1', 'en', '/en/join?x=1&from=apply'],
    ['/en/apply?token=a%20b&t=1&utm_source=x', undefined, '/en/join?token=a%20b&t=1&utm_source=x&from=apply'],
    ['/en/apply/?from=apply', undefined, '/en/join?from=apply'],
    ['/de/apply?from=elsewhere', undefined, '/de/join?from=apply'],
    ['/de/apply/more', undefined, undefined],
  ]);
  table('ROUT-18 /employers is /arbeitgeber', [
    ['/de/employers', undefined, '/de/arbeitgeber'],
    ['/employers?section=kosten&x=%20', 'en', '/en/arbeitgeber?section=kosten&x=%20'],
    ['/en/employers/?lang=de&section=kosten', undefined, '/de/arbeitgeber?section=kosten'],
    ['/de/employers/more', undefined, undefined],
  ]);
  table('ROUT-30 /login is /portal, with the page somebody wanted', [
    ['/de/login', undefined, '/de/portal'],
    ['/admin', 'en', '/en/dashboard/admin'],
    ['/de/employer/', undefined, '/de/dashboard/employer'],
    ['/en/student', undefined, '/en/student/dashboard'],
    ['/dashboard', undefined, '/de/portal'],
    ['/login?next=/de/dashboard/employer', undefined, '/de/portal?next=/de/dashboard/employer'],
    ['/en/login/?next=%2Fen%2Fadmin%3Fa%3D1', 'de', '/en/portal?next=%2Fen%2Fadmin%3Fa%3D1'],
    ['/de/student/login', undefined, undefined],
  ]);
  table('ROUT-37 leads from a poster to the application', [
    ['/de/l/mit', undefined, `/de/join?${POSTER}`],
    ['/en/l/mit/', 'de', `/en/join?${POSTER}`],
    ['/l/mit', undefined, `/de/join?${POSTER}`],
    ['/l/mit?lang=en', 'de', `/en/join?${POSTER}`],
    ['/l/mit?token=a%20b&t=1', 'en', `/en/join?token=a%20b&t=1&${POSTER}`],
    ['/de/l/mit?utm_source=x&utm_campaign=y&utm_term=z&&', undefined, `/de/join?utm_term=z&${POSTER}`],
    ['/de/l/mit?source=x&campaign=&medium&b=source=1', undefined, `/de/join?b=source=1&${POSTER}`],
    ['/de/l', undefined, undefined],
    ['/de/l/mit/more', undefined, undefined],
    ['/de/L/MIT', undefined, `/de/join?${POSTER}`],
  ]);
  table('ROUT-38 leads from the other poster to the application', [
    ['/de/l/verify', undefined, `/de/join?${POSTER}`],
    ['/l/verify?token=T', 'en', `/en/join?token=T&${POSTER}`],
  ]);
  table('stays on this host', [
    ['//evil.com', undefined, '/de/evil.com'],
    ['/\\evil.com/x', undefined, '/de/evil.com/x'],
    ['/\\/evil.com/x', undefined, '/de/evil.com/x'],
    ['/%5cevil.com/x', undefined, '/de/%5cevil.com/x'],
    ['/%2f%2fevil.com/x', undefined, '/de/%2f%2fevil.com/x'],
    // Looks like a file in the root, so no language belongs to it.
    ['/\\evil.com', undefined, undefined],
    ['/%5cevil.com', undefined, undefined],
    ['/%2f%2fevil.com', undefined, undefined],
    ['/de//evil.com/', undefined, '/de/evil.com'],
    ['http://evil.com/', undefined, undefined],
    ['*', undefined, undefined],
  ]);
});

describe('An address without a language', () => {
  table('is left alone', [
    ['/api/health/live', 'en', undefined],
    ['/api?lang=en', undefined, undefined],
    ['/storage/public/a.pdf', undefined, undefined],
    ['/_astro/x.js', undefined, undefined],
    ['/fonts/x.woff2', undefined, undefined],
    ['/.well-known/security.txt', undefined, undefined],
    ['/robots.txt', undefined, undefined],
    ['/sitemap-0.xml', undefined, undefined],
    ['/favicon.ico?lang=en', undefined, undefined],
    ['/%zz', undefined, undefined],
    ['/de/%E0%A4%A', undefined, undefined],
  ]);
});

it.each(['/EN/JOIN', '/De/Admin/Applications', '/de/Invite/T'])('ROUT-40 %s leads on, and only once', (url) => {
  const target = languageRedirect(url, undefined, findMoved) ?? '';
  expect(languageRedirect(target, undefined, findMoved)).toBeUndefined();
});

it.each(['.', ')', '%3E', '&amp;', '%C2%AD', '%20', ').%20Bye'])(
  'ROUT-41 a token with %s behind it stays itself',
  (stuck) => {
    const target = languageRedirect(`/en/status?token=${UUID}${stuck}`, undefined, findMoved) ?? '';
    expect(new URLSearchParams(target.split('?')[1]).get('token')).toBe(UUID);
  },
);

it('a redirect always leads to a language of this host, and leads there at once', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '%5c',
      '%2f',
      'de',
      'en',
      'apply',
      'l/mit',
      'employers',
      'login',
      'source=x',
      '?',
      '&',
      'lang=de',
      'lang=en',
      '.',
      '..',
      '@',
      'evil.com',
    ),
    fc.string({ maxLength: 6 }),
  );
  const url = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(url, fc.constantFrom<Lang | undefined>('de', 'en', undefined), (address, cookie) => {
      const target = languageRedirect(address, cookie, findMoved);
      if (target === undefined) return;
      expect(target).toMatch(/^\/(?:de|en)(?:[/?]|$)/);
      expect(target.split('?')[0]).not.toContain('//');
      expect(new URL(target, 'http://host.example').host).toBe('host.example');
      expect(languageRedirect(target, cookie, findMoved)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

it('the cookie counts only with a language in it', () => {
  expect(languageOfCookie('a=b; s4f_lang=en; c=d')).toBe('en');
  expect(languageOfCookie('s4f_lang=fr')).toBeUndefined();
  expect(languageOfCookie('xs4f_lang=en')).toBeUndefined();
  expect(languageOfCookie(undefined)).toBeUndefined();
});
