import { readSession } from '../shell/session.ts';
import { TOKEN_KEY, withoutToken } from '../shell/token.ts';

/** Set in a tab that was handed to somebody else. */
export const LEFT_KEY = 's4f_left';

/** Whoever presses 'back' after somebody else was handed the device must not see what was left. */
export function wasLeft(token: string | undefined): boolean {
  return token !== undefined && readSession(LEFT_KEY) !== null && readSession(TOKEN_KEY) !== token;
}

/** This page of an application that was left, without it. */
export function reloadWithoutToken(): void {
  history.replaceState(history.state, '', withoutToken(location.href));
  location.reload();
}

/** Whether 'back' or 'forward' has led here. */
export function cameByHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
}
