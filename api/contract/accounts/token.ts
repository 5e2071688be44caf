/** UUIDs of version 1 to 5, as the specification demands; no other text is a token. */
const TOKEN = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

/** Query parameters that hold a token: we write the first; older mails and other programs use the others. */
export const TOKEN_QUERY_NAMES = ['token', 't', 'access_token'] as const;

/** The values that an address has under these names: valid tokens or not, and '' where a mail program cut them off. */
export function tokensIn(search: string): string[] {
  const query = new URLSearchParams(search);
  return TOKEN_QUERY_NAMES.flatMap((name) => query.get(name)?.trim() ?? []);
}
