const TOKEN_NAMES = ['token', 't', 'access_token'];

/** The token that the page was opened with, under any of its names. */
export function tokenIn(search: string): string | undefined {
  const query = new URLSearchParams(search);
  return TOKEN_NAMES.map((name) => query.get(name)?.trim()).find(Boolean);
}

/** The query to go on to the upload with: only a link of our e-mails has both a token and a step. */
export function uploadQuery(search: string): string | undefined {
  const hasStep = Boolean(new URLSearchParams(search).get('step')?.trim());
  return tokenIn(search) && hasStep ? search : undefined;
}
