import { DRAFT_KEY, RESUME_TOKEN_KEY, TEMP_USER_ID_KEY, TOKEN_KEY, withoutToken, withToken } from './token.ts';

/** The session storage of this tab. Some in-app browsers refuse it; the address alone then carries the token. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is refused: the address still carries the token.
  }
}

/** For one person after another on one device: nothing of anybody stays on it. */
export function isHelping(): boolean {
  return /[?&]helper=1/.test(location.search);
}

export function keepToken(token: string): void {
  if (isHelping()) return;
  writeSession(TOKEN_KEY, token);
  writeSession(RESUME_TOKEN_KEY, undefined);
  setAddress(withToken(location.href, token));
}

/** @param resume the token to leave behind 'continue your application', where nobody has said that it is bad */
export function dropToken(resume?: string): void {
  writeSession(TOKEN_KEY, undefined);
  writeSession(RESUME_TOKEN_KEY, resume);
  setAddress(withoutToken(location.href));
}

export function forgetApplication(): void {
  dropToken();
  writeSession(TEMP_USER_ID_KEY, undefined);
  writeSession(DRAFT_KEY, undefined);
}

function setAddress(href: string): void {
  if (href !== location.href) history.replaceState(history.state, '', href);
}
