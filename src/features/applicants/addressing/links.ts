/** Adds the token to the query, so that a link between pages keeps the application open. */
export function pageWith(path: string, token: string): string {
  return `${path}?${new URLSearchParams({ token })}`;
}
