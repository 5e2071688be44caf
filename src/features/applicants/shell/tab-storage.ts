import type { TabKey } from '#contract/browser-storage.ts';
import { forgetKept } from '#src/lib/kept.ts';
import { RESUME_TOKEN_KEY, TEMP_USER_ID_KEY, TOKEN_KEY, withoutToken, withToken } from './token.ts';

/** Reads this tab's session storage. Some in-app browsers refuse it; then only the address carries the token. */
export function readTabStorage(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeTabStorage(key: TabKey, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is refused: only the address carries the token.
  }
}

/** Whether a helper fills in the form for others: then nobody's data stays on the device. */
export function isHelping(search = location.search): boolean {
  return /[?&]helper=1/.test(search);
}

export function keepToken(token: string): void {
  if (isHelping()) return;
  writeTabStorage(TOKEN_KEY, token);
  writeTabStorage(RESUME_TOKEN_KEY, undefined);
  setAddress(withToken(location.href, token));
}

/** @param resume a token that may still be good, for the button 'continue your application' */
export function dropToken(resume?: string): void {
  writeTabStorage(TOKEN_KEY, undefined);
  writeTabStorage(RESUME_TOKEN_KEY, resume);
  setAddress(withoutToken(location.href));
}

export function forgetApplication(): void {
  dropToken();
  writeTabStorage(TEMP_USER_ID_KEY, undefined);
  forgetKept();
}

function setAddress(href: string): void {
  if (href !== location.href) history.replaceState(history.state, '', href);
}
