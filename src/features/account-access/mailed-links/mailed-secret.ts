// Tokens have 32 bytes (api/accounts/account-token.store.ts); mail programs may cut long addresses.
const WHOLE = /^[\w-]{43}$/;

/** The token of a mailed link; null where it is missing or cut. */
export function mailedSecret(search: string, name: 'confirm' | 'token'): string | null {
  const value = new URLSearchParams(search).get(name)?.trim() ?? '';
  return WHOLE.test(value) ? value : null;
}
