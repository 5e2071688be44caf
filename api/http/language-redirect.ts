import { DEFAULT_LANGUAGE, isLang, type Lang } from '#contract/languages.ts';
import { bareName, bareQuery } from './stuck-address.ts';

/** Addresses without a language: they are never redirected. */
const WITHOUT_LANGUAGE = /^\/(?:api|storage|_astro|fonts|\.well-known)(?:\/|$)|^\/[^/]+\.[a-z0-9]+$/i;

/** Where a page has gone. `marks`: parameters that say where the visitor came from. */
export interface Moved {
  to: string;
  marks: readonly string[];
}

/** Where a page is by now, both without their language; undefined if it is where it was. */
export type FindMoved = (page: string, query: string, lang: Lang) => Moved | undefined;

/**
 * Where to redirect a request for a page: to its language, without a trailing slash, to the page's new name. One
 * redirect; undefined if the address is right. The target is always a path of this host. Query parameters except `lang`,
 * the marks and what got stuck to a link stay byte for byte.
 */
export function languageRedirect(
  originalUrl: string,
  cookieLang: Lang | undefined,
  find: FindMoved,
): string | undefined {
  const given = printable(originalUrl);
  // Some chats write the `?` of a link as %3F.
  const url = given.includes('?') ? given : given.replace(/%3F/i, '?');
  const [asGiven, queryAsGiven] = splitOnce(url, '?');
  if (!asGiven.startsWith('/') || WITHOUT_LANGUAGE.test(asGiven) || !isDecodable(asGiven)) return undefined;
  const [path, query] = [bareName(asGiven).replace(/^[/\\]+/, '/'), bareQuery(queryAsGiven)];

  const asked = languageOf(query);
  const prefix = firstSegment(path);
  const small = prefix.toLowerCase();
  const lang = asked ?? (isLang(small) ? small : (cookieLang ?? DEFAULT_LANGUAGE));
  const page = withoutTrailingSlash(isLang(small) ? path.slice(prefix.length + 1) : path);
  const moved = find(page, query, lang);

  const target = withQuery(`/${lang}${moved?.to ?? page}`, withMarks(withoutLanguage(query), moved?.marks ?? []));
  const unchanged =
    url === given && asGiven === `/${lang}${page}` && query === queryAsGiven && !moved && asked === undefined;
  return unchanged ? undefined : target;
}

/** Whether an address belongs to a page, which has a language, and not to a file or call. */
export function isPageAddress(path: string): boolean {
  return !WITHOUT_LANGUAGE.test(path);
}

/** The language that an address names in its first segment. */
export function languageOfPath(path: string): Lang | undefined {
  const segment = firstSegment(path);
  return isLang(segment) ? segment : undefined;
}

/** The language that the visitor chose with the switch. */
export function languageOfCookie(header: string | undefined): Lang | undefined {
  const value = header?.match(/(?:^|;\s*)s4f_lang=([^;]*)/)?.[1];
  return isLang(value) ? value : undefined;
}

function firstSegment(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

/** Joins repeated slashes too, which a browser would read as another host: //evil.com, /\evil.com. */
function withoutTrailingSlash(page: string): string {
  return page.replace(/[/\\]{2,}/g, '/').replace(/\/$/, '');
}

function languageOf(query: string): Lang | undefined {
  return query
    .split('&')
    .map((pair) => splitOnce(pair, '='))
    .find(([name, value]) => name === 'lang' && isLang(value))?.[1] as Lang | undefined;
}

function withoutLanguage(query: string): string {
  return query
    .split('&')
    .filter((pair) => pair !== 'lang=de' && pair !== 'lang=en')
    .join('&');
}

/** Sets each mark to our value, and removes others of the name or of its alias utm_…: each has one value. */
function withMarks(query: string, marks: readonly string[]): string {
  if (marks.length === 0) return query;
  const names = marks.map(nameOf);
  const rest = query.split('&').filter((pair) => pair !== '' && !names.includes(nameOf(pair).replace(/^utm_/, '')));
  return [...rest, ...marks].join('&');
}

function nameOf(pair: string): string {
  return splitOnce(pair, '=')[0];
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}

function splitOnce(whole: string, separator: string): [before: string, after: string] {
  const at = whole.indexOf(separator);
  return at < 0 ? [whole, ''] : [whole.slice(0, at), whole.slice(at + separator.length)];
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Node gives raw bytes as latin1; a Location header may hold only printable ASCII. */
function printable(target: string): string {
  return target.replace(/[^\x21-\x7e]/g, (byte) => `%${(byte.charCodeAt(0) & 0xff).toString(16).padStart(2, '0')}`);
}
