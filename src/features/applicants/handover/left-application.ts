import type { TabKey } from '#contract/browser-storage.ts';
import { tab } from '#src/lib/storage.ts';
import { TOKEN_KEY, withoutToken } from '../shell/token.ts';

/** Set in a tab once its application was left, for somebody else on the same device. */
export const LEFT_KEY: TabKey = 's4f_left';

/** Whether an application was left: pressing 'back' must not show it to the next person. */
export function wasLeft(token: string | undefined): boolean {
  return token !== undefined && tab.read(LEFT_KEY) !== null && tab.read(TOKEN_KEY) !== token;
}

/** Reloads the page of an application that was left, without its token. */
export function reloadWithoutToken(): void {
  history.replaceState(history.state, '', withoutToken(location.href));
  location.reload();
}

/** Whether 'back' or 'forward' has led here. */
export function cameByHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
}
