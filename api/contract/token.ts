/** Version 1 to 5, as the specification asks; anything else is no token. */
const TOKEN = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

/** Older mails and other programs call it otherwise. The first counts, and is the one that we write. */
export const TOKEN_QUERY_NAMES = ['token', 't', 'access_token'] as const;

/** What an address carries under these names, token or not. */
export function tokensIn(search: string): string[] {
  const query = new URLSearchParams(search);
  return TOKEN_QUERY_NAMES.flatMap((name) => query.get(name)?.trim() || []);
}
