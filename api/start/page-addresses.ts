import { ROLE_RULES } from '#contract/accounts/roles.ts';
import type { Lang } from '#contract/languages.ts';
import { invitationCode } from '#contract/partners/invitation-code.ts';
import type { SiteConfig } from '../config/site.ts';
import type { FinishedPages } from '../finished-pages/finished-pages.ts';
import type { Moved } from '../http/language-redirect.ts';
import type { PageAddresses } from '../http/site.ts';

/** What is special about the addresses of the product's pages, for the part of the server that serves any pages. */
export const pageAddresses = (site: SiteConfig): PageAddresses => ({
  findMoved: (given, query, lang) => {
    const page = inSmallLetters(given);
    const moved =
      MOVED.get(page) ??
      poster(page, site) ??
      declaration(page, query) ??
      invitationByCode(page, query) ??
      oneOfRoom(page) ??
      confirmation(lang, page, query);
    return moved ?? (page === given ? undefined : { to: page, marks: [] });
  },
  readByPage: { '/invite': '/invite', '/admin/partners': '/admin/partner' },
  filledIn: ['not-sent', 'stop-reminders'],
});

/** Pages of one application that the server finishes, each with the calls whose answers it shows: the first is its own. */
export const finishedPages: FinishedPages = {
  '/status': ['POST /api/functions/get-applicant', 'POST /api/placement/offers', 'GET /api/my-data/consents'],
  '/join': ['POST /api/functions/get-applicant'],
  '/verify': ['POST /api/functions/get-applicant'],
  '/upload': ['POST /api/functions/get-applicant'],
  '/enrolment': ['POST /api/functions/get-applicant'],
  '/placement': ['POST /api/functions/get-applicant', 'POST /api/functions/placement', 'POST /api/placement/offers'],
  '/my-data': ['GET /api/my-data'],
  '/contract': ['POST /api/functions/get-applicant', 'POST /api/contracts'],
};

/** Where an admin reads the code of a cover sheet with the camera. */
export const pagesWithCamera = /^\/(?:de|en)\/admin\/applications\/?$/;

/** Short addresses on posters. */
function poster(page: string, { programme }: SiteConfig): Moved | undefined {
  if (page !== '/l/mit' && page !== '/l/verify') return undefined;
  return { to: '/join', marks: ['source=qr', 'medium=poster', `campaign=${programme.campaign}`] };
}

/** Pages that moved. `marks`: parameters that say where the visitor came from. */
const MOVED = new Map<string, Moved>([
  ['/apply', { to: '/join', marks: ['from=apply'] }],
  ['/employers', { to: '/arbeitgeber', marks: [] }],
  ['/login', { to: '/portal', marks: [] }],
  ['/sent', { to: '/join', marks: [] }],
  // What somebody types who knows the area by its name.
  ['/dashboard', { to: '/portal', marks: [] }],
  ['/admin', { to: ROLE_RULES.admin.home, marks: [] }],
  ['/employer', { to: ROLE_RULES.employer.home, marks: [] }],
  ['/student', { to: ROLE_RULES.student.home, marks: [] }],
]);

/** /upload?step=3 in old links: the declaration, which has a page of its own. */
function declaration(page: string, query: string): Moved | undefined {
  return page === '/upload' && /(?:^|&)step=3(?:&|$)/.test(query) ? { to: '/enrolment', marks: [] } : undefined;
}

/** Pages that confirmation mails link to. They lead to the page with the button that confirms. */
const CONFIRMED_ON = ['', '/student/login', '/portal'];

/**
 * /p/K7M4QX, for people without a camera: the shortest address on a poster. Until 2026 it led to the sign-up. Whatever
 * was typed leads to the page of invitations, which says in words where there is none.
 */
function invitationByCode(page: string, query: string): Moved | undefined {
  if (page === '/student/signup') {
    const code = /(?:^|&)code=([a-z0-9]{4,12})(?:&|$)/i.exec(query)?.[1];
    return code === undefined ? undefined : { to: `/invite/${invitationCode(code)}`, marks: [] };
  }
  const short = /^\/p(?:$|\/([^/]*)$)/i.exec(page);
  if (!short) return undefined;
  const code = invitationCode(decodeURIComponent(short[1] ?? ''));
  return { to: code ? `/invite/${code}` : '/invite', marks: [] };
}

/** What the rooms of the admins' area call the one thing that an address names. */
const ONE_OF_ROOM = new Map([
  ['applications', 'application'],
  ['employers', 'employer'],
  ['contracts', 'contract'],
]);

/** Typed by hand as partners have it, /admin/employers/<id>: the room says in words where there is none. */
function oneOfRoom(page: string): Moved | undefined {
  const [, room = '', id] = /^\/admin\/([a-z]+)\/([^/&]+)$/.exec(page) ?? [];
  const name = ONE_OF_ROOM.get(room);
  return name ? { to: `/admin/${room}`, marks: [`${name}=${id}`] } : undefined;
}

/** No page has capitals in its name; what stands behind a name, or names a file, may have some. */
function inSmallLetters(page: string): string {
  if (/\.[^/]*$/.test(page)) return page;
  const [named = page] = /^\/(?:invite|p|admin\/partners)(?=\/)/i.exec(page) ?? [];
  const small = named.replace(/%..|[A-Z]/g, (sign) => (sign.startsWith('%') ? sign : sign.toLowerCase()));
  return small + page.slice(named.length);
}

/** `then` names the page to continue on. */
function confirmation(lang: Lang, page: string, query: string): Moved | undefined {
  const isMeant = CONFIRMED_ON.includes(page) && /(?:^|&)confirm(?:[=&]|$)/.test(query);
  return isMeant ? { to: '/confirm-email', marks: [`then=/${lang}${page}`] } : undefined;
}
