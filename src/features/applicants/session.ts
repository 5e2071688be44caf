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
    // Nothing is lost that the address does not hold.
  }
}

export function keepToken(token: string): void {
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

/** Sent with step 1 as its idempotency key, so that a submission that was repeated makes one application. */
export function tempUserId(): string {
  const known = readSession(TEMP_USER_ID_KEY);
  return known ?? renewTempUserId();
}

export function renewTempUserId(): string {
  const id = randomId();
  writeSession(TEMP_USER_ID_KEY, id);
  return id;
}

/** A UUID version 4. crypto.randomUUID is missing where the page is served by plain HTTP. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function setAddress(href: string): void {
  if (href !== location.href) history.replaceState(history.state, '', href);
}
