import type { IncomingMessage } from 'node:http';
import type { CookieOptions, Request, Response } from 'express';
import type { CookieKey } from '#contract/browser-storage.ts';

/** The cookies of a request and its answer. All are HttpOnly: no script reads them. */
export interface Cookies {
  get(name: CookieName): string | undefined;
  set(name: CookieName, value: string, lifeMs: number): void;
  clear(name: CookieName): void;
}

/** The other cookie is the page's own: a script writes it. */
type CookieName = Exclude<CookieKey, 's4f_lang'>;

export function createCookies(req: Request, res: Response, publicUrl: string): Cookies {
  const isHttps = publicUrl.startsWith('https:');
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure: isHttps, path: '/' };
  return {
    get: (name) => readCookie(req, nameOf(name, isHttps)),
    set(name, value, lifeMs) {
      forget(res, nameOf(name, isHttps));
      res.cookie(nameOf(name, isHttps), value, { ...options, maxAge: lifeMs });
    },
    clear(name) {
      forget(res, nameOf(name, isHttps));
      res.clearCookie(nameOf(name, isHttps), options);
    },
  };
}

/** Whether a request has a session cookie, valid or not. */
export function carriesSession(req: IncomingMessage, publicUrl: string): boolean {
  return readCookie(req, nameOf('session', publicUrl.startsWith('https:'))) !== undefined;
}

/** Browsers accept a __Host- cookie only over HTTPS, for this host and all its paths. */
function nameOf(name: CookieName, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}

function readCookie(req: IncomingMessage, name: string): string | undefined {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

/** Removes a cookie that this answer has set before: each is set once, and the last value counts. */
function forget(res: Response, name: string): void {
  const set = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
  const others = set.filter((line) => !line.startsWith(`${name}=`));
  if (others.length > 0) res.setHeader('Set-Cookie', others);
  else res.removeHeader('Set-Cookie');
}
