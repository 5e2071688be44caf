// As the server makes them (api/accounts/account-token.store.ts): 32 bytes. Mail programs cut long addresses.
const WHOLE = /^[\w-]{43}$/;

/** The secret of a mailed link; null where there is none, or only a piece of one. */
export function mailedSecret(search: string, name: 'confirm' | 'token'): string | null {
  const value = new URLSearchParams(search).get(name)?.trim() ?? '';
  return WHOLE.test(value) ? value : null;
}
