/** A page with the token in its query, so that a link between pages loses nobody. */
export function pageWith(path: string, token: string): string {
  return `${path}?${new URLSearchParams({ token })}`;
}
