import { forgetKept } from '#src/lib/kept.ts';
import { tab } from '#src/lib/storage.ts';
import { RESUME_TOKEN_KEY, TEMP_USER_ID_KEY, TOKEN_KEY, withoutToken, withToken } from './token.ts';

/** Whether a helper fills in the form for others: then nobody's data stays on the device. */
export function isHelping(search = location.search): boolean {
  return /[?&]helper=1/.test(search);
}

/** Where the tab's storage is refused, only the address carries the token. */
export function keepToken(token: string): void {
  if (isHelping()) return;
  tab.write(TOKEN_KEY, token);
  tab.write(RESUME_TOKEN_KEY);
  setAddress(withToken(location.href, token));
}

/** @param resume a token that may still be good, for the button 'continue your application' */
export function dropToken(resume?: string): void {
  tab.write(TOKEN_KEY);
  tab.write(RESUME_TOKEN_KEY, resume);
  setAddress(withoutToken(location.href));
}

export function forgetApplication(): void {
  dropToken();
  tab.write(TEMP_USER_ID_KEY);
  forgetKept();
}

function setAddress(href: string): void {
  if (href !== location.href) history.replaceState(history.state, '', href);
}
