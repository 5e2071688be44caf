import { tokensIn } from '#contract/accounts/token.ts';
import { mailedToken } from '#src/lib/mailed-token.ts';

/** The token in the page's address, under any of its names. */
export function tokenIn(search: string): string | undefined {
  return tokensIn(search)[0];
}

/** The query that leads on to the upload. */
export function uploadQuery(search: string): string | undefined {
  return mailedToken(search) ? search : undefined;
}
